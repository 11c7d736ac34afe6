/** /nfl and the other leagues: the events of the chosen season in three views. */
import { startTransition, useEffect, useMemo, useReducer } from 'react';
import { comingSeason } from '../../catalog/current-season.ts';
import { dayInZone, listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { missingGames } from '../../catalog/missing-games.ts';
import { isLarge, isNearEnough, lastNearDay } from '../../catalog/near-season.ts';
import { seasonNoun } from '../../catalog/season-noun.ts';
import {
  type LeagueSummary,
  type NamedSeason,
  type SeasonSummary,
  wholeSummary,
} from '../../catalog/summary.ts';
import { apiPath, eventAnchor, eventPath } from '../../catalog/urls.ts';
import { nearSeasonLists, seasonLists } from '../data/event-lists.ts';
import { leagueAt } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { NextCard } from '../event/next-card.tsx';
import { usePathname } from '../router/router.tsx';
import { FilterBar } from '../season/filter-bar.tsx';
import { choicesOf, filterEvents, isFiltered } from '../season/filter-events.ts';
import { LeagueHeader } from '../season/league-header.tsx';
import { type LeagueQuery, readQuery } from '../season/league-query.ts';
import { NoNextEvent } from '../season/no-next-event.tsx';
import { seasonStatusOf } from '../season/season-status.ts';
import { prepareView, SeasonViews } from '../season/season-views.tsx';
import { TodayButton } from '../season/today-button.tsx';
import { seasonFromQuery, useLeagueQuery, withoutUnknown } from '../season/use-league-query.ts';
import { ViewSwitch } from '../season/view-switch.tsx';
import { SITE_NAME } from '../site.ts';
import { shortDay } from '../time/format.ts';
import { useVisitor, type Visitor } from '../time/visitor.tsx';
import { ChoiceLinks } from '../ui/choice-links.tsx';
import links from '../ui/link-button.module.css';
import { Warnings } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './league.module.css';

const NONE: SportsEvent[] = [];

/** Parameters that only make sense within one season. */
const OF_ONE_SEASON = ['team', 'type', 'event', 'month'];

export async function load(pathname: string, now: number, search: URLSearchParams) {
  const league = leagueAt(pathname);
  if (!league) return;
  const { query } = readQuery(search);
  const today = dayInZone(now, league.timeZone);
  const { season, defaultSeason } = seasonFromQuery(query.season, league, today);
  const { lists } = seasonPart(season, query, today);
  await Promise.all([
    lists.load(`${league.slug}/${season.label}`),
    seasonLists.loadAll(season === defaultSeason ? comingKeys(league, defaultSeason, today) : []),
    prepareView(query.view),
  ]);
}

/** The list of the season that follows the current one, once that is over. */
function comingKeys(league: LeagueSummary, current: SeasonSummary, today: string): string[] {
  const coming = comingSeason(league.seasons, current, today);
  return coming ? [`${league.slug}/${coming.label}`] : [];
}

/** Of a season with thousands of games, a page without filters shows the days around the build first. */
function seasonPart(season: NamedSeason | SeasonSummary, query: LeagueQuery, today: string) {
  const builtOn = __BUILT_AT__.slice(0, 10);
  const { view, event } = query;
  const isPart =
    'playTo' in season &&
    isLarge(season) &&
    season.playFrom <= today &&
    today <= season.playTo &&
    isNearEnough(builtOn, today) &&
    view === 'schedule' &&
    event === '' &&
    !isFiltered(query);
  return isPart
    ? { lists: nearSeasonLists, lastDay: lastNearDay(builtOn) }
    : { lists: seasonLists, lastDay: undefined };
}

export default function LeaguePage() {
  const pathname = usePathname();
  const league = leagueAt(pathname);
  if (!league) throw new Error(`No league at ${pathname}`);
  const sport = league.sportId;

  const page = useLeagueQuery(league);
  const { defaultSeason, target } = page;
  const visitor = useVisitor(page.season.timeZone);
  const { now, timeZone } = visitor;
  const [isWhole, showWhole] = useReducer(() => true, false);
  const part = seasonPart(page.season, page.query, visitor.today);
  const { lists, lastDay } = isWhole ? { lists: seasonLists, lastDay: undefined } : part;
  const events = lists.useList(`${league.slug}/${page.season.label}`);
  const isCurrent = page.season === defaultSeason;
  const [coming = NONE] = seasonLists.useLists(
    isCurrent ? comingKeys(league, defaultSeason, visitor.today) : [],
  );
  const season = useMemo(() => wholeSummary(page.season, events), [page.season, events]);
  const choices = useMemo(() => choicesOf(events), [events]);
  const { query, warnings } = withoutUnknown(page.query, choices);
  const { team, type, text, upcomingOnly } = query;
  const shown = useMemo(
    () => filterEvents(events, { team, type, text, upcomingOnly }, sport, { now, timeZone }),
    [events, team, type, text, upcomingOnly, sport, now, timeZone],
  );
  const { next, race, phase, knockout } = useMemo(
    () => seasonStatusOf(events, coming, sport, now, timeZone),
    [events, coming, sport, now, timeZone],
  );
  const notices = [...page.warnings, ...warnings];
  if (query.event !== '' && !events.some((event) => eventAnchor(event) === query.event))
    notices.push('There is no such event in this season.');
  useScrollTo(target);
  const parameterOf = (label: string) => (label === defaultSeason.label ? undefined : label);

  return (
    <div data-sport={sport}>
      <PageHead {...headOf(league)} />
      <LeagueHeader
        league={league}
        season={season}
        phase={league.ended === season.label && !next ? `Ended after ${league.ended}` : phase}
        knockout={knockout}
        missing={lastDay ? undefined : missingGames(events, season)}
        visitor={visitor}
      />
      <Warnings of={notices} />
      <div data-dated>
        {next ? (
          <NextCard
            event={next}
            sport={sport}
            visitor={visitor}
            over={next.category}
            href={next.season === season.label ? page.eventHref(next) : eventPath(next)}
            teamHref={teamHref}
            race={race}
          />
        ) : (
          <NoNextEvent league={league} season={season} defaultSeason={defaultSeason} />
        )}
      </div>
      <div className={styles.controls}>
        <ChoiceLinks
          label={seasonNoun(league.slug)}
          parameter="season"
          choices={[...league.earlier, ...league.seasons]
            .reverse()
            .map(({ label }) => ({ label, value: parameterOf(label) }))}
          chosen={parameterOf(season.label)}
          keeps={(parameter) => !OF_ONE_SEASON.includes(parameter)}
        />
        <div className={styles.views}>
          {season === defaultSeason && query.view === 'schedule' && <TodayButton />}
          <ViewSwitch view={query.view} hrefOf={(view) => page.hrefWith({ view })} onIntent={prepareView} />
        </div>
      </div>
      <FilterBar
        choices={choices}
        query={query}
        shown={shown.length}
        total={season.events}
        onChange={page.change}
        // The teams of all games, not only of the next days.
        onFocus={lastDay === undefined ? undefined : () => startTransition(showWhole)}
      />
      {lastDay !== undefined && (
        <p className={styles.part}>
          Games until {shortDay(lastDay)}.{' '}
          <button type="button" className={links.link} onClick={() => startTransition(showWhole)}>
            Show all {season.events.toLocaleString('en')} events of the season
          </button>
        </p>
      )}
      <noscript>
        <p>Closed groups need JavaScript to open. The season’s JSON file below has every event.</p>
      </noscript>
      {shown.length === 0 ? (
        <p className={styles.empty}>
          Nothing in this season matches.
          {next ? ` Next without filters: ${next.name}.` : ' The season is over.'}
        </p>
      ) : (
        <SeasonViews
          // What was opened in one season says nothing about another.
          key={season.label}
          view={query.view}
          events={shown}
          sport={sport}
          visitor={visitor}
          hrefOf={page.eventHref}
          teamHref={teamHref}
          target={target}
          isFiltered={isFiltered(query)}
          month={query.month || defaultMonth(season, next, visitor)}
          onMonth={(month) => page.change({ month })}
        />
      )}
      <p className={styles.files}>
        <a href={apiPath(league.path, season.label)}>
          {seasonNoun(league.slug)} {season.label} as JSON
        </a>
        <a href={apiPath(league.path)}>All seasons as JSON</a>
      </p>
    </div>
  );
}

/** Brings the anchor of the URL into view once its group is open. */
function useScrollTo(target: string) {
  useEffect(() => {
    if (target !== '') document.getElementById(target)?.scrollIntoView({ block: 'center' });
  }, [target]);
}

/** The month that the calendar opens at: this one within the season, else that of the next event, else the first. */
function defaultMonth(season: SeasonSummary, next: SportsEvent | undefined, visitor: Visitor): string {
  const { today, timeZone } = visitor;
  if (season.playFrom <= today && today <= season.playTo) return today.slice(0, 7);
  return (next ? listedDay(next.start, timeZone) : season.playFrom).slice(0, 7);
}

function headOf(league: LeagueSummary) {
  const first = (league.earlier[0] ?? league.seasons[0])?.label;
  const last = league.seasons.at(-1)?.label;
  return {
    title: `${league.name} schedule – ${SITE_NAME}`,
    description: `All ${league.name} dates, seasons ${first} to ${last}, in your own time zone: ${league.category.toLowerCase()} without results, ready for your calendar.`,
  };
}
