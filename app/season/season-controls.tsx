/** What a league page shows: the view, the season, the filters; and the way to today. */

import { editionOf, seasonNoun } from '../../catalog/season/season-noun.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import buttons from '../ui/buttons.module.css';
import { OptionSelect } from '../ui/option-links.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { FilterOptions } from './filter-events.ts';
import type { LeagueQuery } from './league-query.ts';
import styles from './season-controls.module.css';
import { prepareView } from './season-views.tsx';
import type { LeagueRequest } from './use-league-query.ts';
import { ViewSwitch } from './view-switch.tsx';

interface SeasonControlsProps {
  league: LeagueSummary;
  request: LeagueRequest;
  /** What of the request there is in this season. */
  query: LeagueQuery;
  options: FilterOptions;
  /** How many events match. */
  shown: number;
  /** Today is one of the season's days of play. */
  isPlayed: boolean;
  /** The address of the next event's row, if it is in this season. */
  lead: string | undefined;
}

export function SeasonControls(props: SeasonControlsProps) {
  const { league, request, query, options, shown, isPlayed, lead } = props;
  const isSchedule = query.view === 'schedule';
  return (
    <div className={`${styles.controls} wrapping-row`}>
      <ViewSwitch view={query.view} hrefOf={(view) => request.hrefWith({ view })} onIntent={prepareView} />
      <SeasonField league={league} request={request} />
      <div className={styles.filters}>
        <FilterBar
          options={options}
          query={query}
          shown={shown}
          total={request.season.eventCount}
          onChange={request.change}
        />
        {isSchedule && isPlayed && <TodayButton />}
        {isSchedule && !isPlayed && lead && <NextLink href={lead} />}
      </div>
    </div>
  );
}

/** Scrolls a schedule back to today; before and after the days of play, there is no today in it to go to. */
function TodayButton() {
  const jump = () => {
    // Today's rows; without any, the innermost group that holds the current week.
    const today =
      document.querySelector('main [data-today]') ??
      [...document.querySelectorAll('main [data-current]')].at(-1);
    today?.scrollIntoView({ block: 'start', behavior: 'smooth' });
  };
  return (
    <button type="button" className={`${buttons.action} ${styles.jump}`} onClick={jump}>
      Today ↓
    </button>
  );
}

/** The way to the next event while nothing is played. */
function NextLink({ href }: { href: string }) {
  return (
    <a className={`${buttons.action} ${styles.jump}`} href={href}>
      Next ↓
    </a>
  );
}

type SeasonSelectProps = Pick<SeasonControlsProps, 'league' | 'request'>;

/** Alone, where there is nothing else to choose. */
export function SeasonSelect(props: SeasonSelectProps) {
  return (
    <div className={`${styles.controls} wrapping-row`}>
      <SeasonField {...props} />
    </div>
  );
}

/** What only makes sense within one season. */
const OF_ONE_SEASON = { team: '', conference: '', type: '', event: '', month: '' };

function SeasonField({ league, request: { season, defaultSeason, hrefWith } }: SeasonSelectProps) {
  const { seasons } = league;
  const options = [...seasons].reverse().map((each) => ({
    label: [each.label, editionOf(each, seasons)?.toLowerCase()].filter(Boolean).join(' '),
    value: each === defaultSeason ? '' : each.label,
  }));
  return (
    <OptionSelect
      label={seasonNoun(league.slug)}
      options={options}
      chosen={season === defaultSeason ? '' : season.label}
      hrefOf={(label) => hrefWith({ ...OF_ONE_SEASON, season: label })}
    />
  );
}
