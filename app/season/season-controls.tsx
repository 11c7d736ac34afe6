/** What a league page shows: the view, the season, the filters; and the way to today. */
import { editionOf, seasonNoun } from '../../catalog/season/season-noun.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { OptionSelect } from '../ui/option-links.tsx';
import { FilterBar } from './filter-bar.tsx';
import type { FilterOptions } from './filter-events.ts';
import type { LeagueQuery } from './league-query.ts';
import styles from './season-controls.module.css';
import { prepareView } from './season-views.tsx';
import { NextLink, TodayButton } from './today-button.tsx';
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
    <div className={styles.controls}>
      <ViewSwitch view={query.view} hrefOf={(view) => request.hrefWith({ view })} onIntent={prepareView} />
      <SeasonField league={league} request={request} />
      <div className={styles.filters}>
        <FilterBar
          options={options}
          query={query}
          shown={shown}
          total={request.season.events}
          onChange={request.change}
        />
        {isSchedule && isPlayed && <TodayButton />}
        {isSchedule && !isPlayed && lead && <NextLink href={lead} />}
      </div>
    </div>
  );
}

type SeasonSelectProps = Pick<SeasonControlsProps, 'league' | 'request'>;

/** Alone, where there is nothing else to choose. */
export function SeasonSelect(props: SeasonSelectProps) {
  return (
    <div className={styles.controls}>
      <SeasonField {...props} />
    </div>
  );
}

/** Parameters that only make sense within one season. */
const OF_ONE_SEASON = ['team', 'type', 'event', 'month'];

function SeasonField({ league, request: { season, defaultSeason } }: SeasonSelectProps) {
  const { seasons } = league;
  const options = [...seasons].reverse().map((each) => ({
    label: [each.label, editionOf(each, seasons)?.toLowerCase()].filter(Boolean).join(' '),
    value: each.label === defaultSeason.label ? undefined : each.label,
  }));
  return (
    <OptionSelect
      label={seasonNoun(league.slug)}
      parameter="season"
      options={options}
      chosen={season === defaultSeason ? undefined : season.label}
      keeps={(parameter) => !OF_ONE_SEASON.includes(parameter)}
    />
  );
}
