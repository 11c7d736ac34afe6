/** /nfl and the other leagues: the events of the chosen season in three views. */
import { useEffect, useMemo } from 'react';
import { comingSeason } from '../../catalog/current-season.ts';
import { dayInZone, listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { missingGames } from '../../catalog/missing-games.ts';
import { seasonNoun } from '../../catalog/season-noun.ts';
import {
  type LeagueSummary,
  type NamedSeason,
  type SeasonSummary,
  wholeSummary,
} from '../../catalog/summary.ts';
import { apiPath, eventAnchor, eventPath } from '../../catalog/urls.ts';
import { seasonLists } from '../data/event-lists.ts';
import { leagueAt } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { NextCard } from '../event/next-card.tsx';
import { usePathname } from '../router/router.tsx';
import { FilterBar } from '../season/filter-bar.tsx';
import { choicesOf, filterEvents, isFiltered } from '../season/filter-events.ts';
import { LeagueHeader } from '../season/league-header.tsx';
import { readQuery } from '../season/league-query.ts';
import { NoNextEvent } from '../season/no-next-event.tsx';
import { seasonStatusOf } from '../season/season-status.ts';
import { prepareView, SeasonViews } from '../season/season-views.tsx';
import { TodayButton } from '../season/today-button.tsx';
import { seasonFromQuery, useLeagueQuery, withoutUnknown } from '../season/use-league-query.ts';
import { ViewSwitch } from '../season/view-switch.tsx';
import { SITE_NAME } from '../site.ts';
import { useVisitor, type Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { ChoiceLinks } from '../ui/choice-links.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Warnings } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import styles from './league.module.css';

const EventPanel = lazyComponent(() => import('../event/event-panel.tsx'));

/** Parameters that only make sense within one season. */
const OF_ONE_SEASON = ['team', 'type', 'event', 'month'];

export async function load(pathname: string, now: number, search: URLSearchParams) {
  const league = leagueAt(pathname);
  if (!league) return;
  const { query } = readQuery(search);
  const today = dayInZone(now, league.timeZone);
  const { season } = seasonFromQuery(query.season, league, today);
  await Promise.all([seasonLists.loadAll(listsOf(league, season, today)), prepareView(query.view)]);
}

/** The shown season, and the one that follows once it is over. */
function listsOf(league: LeagueSummary, season: NamedSeason | SeasonSummary, today: string): string[] {
  const coming = 'playTo' in season ? comingSeason(league.seasons, season, today) : undefined;
  return [season, ...(coming ? [coming] : [])].map(({ label }) => `${league.slug}/${label}`);
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
  const [events = [], coming = []] = seasonLists.useLists(listsOf(league, page.season, visitor.today));
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
  const chosen = query.event === '' ? undefined : events.find((event) => eventAnchor(event) === query.event);
  const notices = [...page.warnings, ...warnings];
  if (query.event !== '' && !chosen) notices.push('There is no such event in this season.');
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
        missing={missingGames(events, season)}
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
        total={events.length}
        onChange={page.change}
      />
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
      {chosen && (
        <Boundary key={chosen.id} what="The details of this event" onClose={() => page.change({ event: '' })}>
          <EventPanel
            event={chosen}
            league={league}
            homeZone={season.timeZone}
            visitor={visitor}
            onClose={() => page.change({ event: '' })}
          />
        </Boundary>
      )}
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
