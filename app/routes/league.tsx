/** /nfl and the other leagues: the events of the chosen season in three views. */

import { useEffect, useMemo } from 'react';
import { dayInZone, listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { type LeagueSummary, type SeasonSummary, wholeSummary } from '../../catalog/summary.ts';
import { apiPath, eventAnchor } from '../../catalog/urls.ts';
import { seasonLists } from '../data/season-lists.ts';
import { leagueAt } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { groupEvents } from '../event/group-events.ts';
import { NextCard } from '../event/next-card.tsx';
import { usePathname } from '../router/router.tsx';
import { currentSubgroups } from '../season/current-subgroups.ts';
import { FilterBar } from '../season/filter-bar.tsx';
import { choicesOf, filterEvents, isFiltered } from '../season/filter-events.ts';
import { LeagueHeader } from '../season/league-header.tsx';
import { readQuery } from '../season/league-query.ts';
import { NoNextEvent } from '../season/no-next-event.tsx';
import { SeasonPicker } from '../season/season-picker.tsx';
import { seasonFacts, seasonStatusOf } from '../season/season-status.ts';
import { SeasonViews, useReaching } from '../season/season-views.tsx';
import { TodayButton } from '../season/today-button.tsx';
import { prepare, seasonFromQuery, useLeagueQuery, withoutUnknown } from '../season/use-league-query.ts';
import { ViewSwitch } from '../season/view-switch.tsx';
import { SITE_NAME } from '../site.ts';
import { monthText } from '../time/format.ts';
import { shownZone } from '../time/shown-zone.ts';
import { useVisitor, type Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { Notice } from '../ui/notice.tsx';
import { PageHead } from '../ui/page-head.tsx';
import { inSteps } from '../util/breathe.ts';
import styles from './league.module.css';

const EventPanel = lazyComponent(() => import('../event/event-panel.tsx'));

export async function preload(pathname: string, now: number, search: URLSearchParams) {
  const league = leagueAt(pathname);
  if (!league) return;
  const { sportId: sport } = league;
  const asked = readQuery(search).query;
  const { season } = seasonFromQuery(asked.season, league, dayInZone(now, league.timeZone));
  const events = await seasonLists.load(`${league.slug}/${season.label}`);
  const timeZone = shownZone(season.timeZone);
  const shownGroups = () => {
    const { query } = withoutUnknown(asked, choicesOf(events));
    return groupEvents(filterEvents(events, query, sport, { now, timeZone }), timeZone, sport);
  };
  // What the page asks of the list first, while the visitor is still reaching for it.
  await inSteps([
    () => seasonFacts(events, sport),
    () => choicesOf(events),
    ...daysInSteps(events, timeZone),
    () => seasonStatusOf(events, sport, now, timeZone),
    // The first text of its kind takes as long as the groups that are named with it.
    () => monthText(dayInZone(now, timeZone)),
    shownGroups,
    () => currentSubgroups(shownGroups(), dayInZone(now, timeZone), timeZone),
  ]);
}

/** So many days take a slow phone a tenth of the 50 ms after which a visitor would notice. */
const DAYS_OF_A_STEP = 400;

/** The days of its events, which take as long as what is made of them. */
function daysInSteps(events: readonly SportsEvent[], timeZone: string): (() => void)[] {
  return Array.from({ length: Math.ceil(events.length / DAYS_OF_A_STEP) }, (_, step) => () => {
    const first = step * DAYS_OF_A_STEP;
    for (const { start } of events.slice(first, first + DAYS_OF_A_STEP)) listedDay(start, timeZone);
  });
}

export default function LeaguePage() {
  const pathname = usePathname();
  const league = leagueAt(pathname);
  if (!league) throw new Error(`No league at ${pathname}`);

  const page = useLeagueQuery(league);
  const { season: asked, defaultSeason, target } = page;
  const visitor = useVisitor(asked.timeZone);
  const events = seasonLists.useList(`${league.slug}/${asked.label}`);
  const season = useMemo(() => wholeSummary(asked, events), [asked, events]);
  const choices = choicesOf(events);
  const { query, warnings } = withoutUnknown(page.query, choices);
  // A season has up to 2,500 events: what is asked of it again, or was made ready before, is not computed anew.
  const shown = filterEvents(events, query, league.sportId, visitor);
  const { next, race, phase, knockout } = seasonStatusOf(
    events,
    league.sportId,
    visitor.now,
    visitor.timeZone,
  );
  const chosen = query.event === '' ? undefined : events.find((event) => eventAnchor(event) === query.event);
  const notices = [...page.warnings, ...warnings];
  if (query.event !== '' && !chosen) notices.push('There is no such event in this season.');
  const { reachedFor, ...reaching } = useReaching();
  useScrollTo(target);

  return (
    <div data-sport={league.sportId}>
      <PageHead {...headOf(league)} />
      <LeagueHeader
        league={league}
        season={season}
        phase={league.ended === season.label && !next ? `Ended after ${league.ended}` : phase}
        knockout={knockout}
        visitor={visitor}
      />
      {notices.map((notice) => (
        <Notice key={notice}>{notice}</Notice>
      ))}
      <div data-dated>
        {next ? (
          <NextCard
            event={next}
            sport={league.sportId}
            visitor={visitor}
            over={next.category}
            href={page.eventHrefs[query.view](next)}
            teamHref={teamHref}
            race={race}
          />
        ) : (
          <NoNextEvent league={league} season={season} defaultSeason={defaultSeason} />
        )}
      </div>
      <div className={styles.controls}>
        <SeasonPicker
          seasons={[...league.earlier, ...league.seasons]}
          chosen={season}
          defaultSeason={defaultSeason}
        />
        <div className={styles.views}>
          {season === defaultSeason && query.view === 'schedule' && <TodayButton />}
          <ViewSwitch view={query.view} hrefOf={(view) => page.hrefWith({ view })} {...reaching} />
        </div>
      </div>
      <FilterBar
        choices={choices}
        query={query}
        shown={shown.length}
        total={events.length}
        onChange={page.change}
        onIntent={prepare}
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
          season={season.label}
          view={query.view}
          reachedFor={reachedFor}
          events={shown}
          sport={league.sportId}
          visitor={visitor}
          eventHrefs={page.eventHrefs}
          teamHref={teamHref}
          target={target}
          isFiltered={isFiltered(query)}
          month={query.month || defaultMonth(season, next, visitor)}
          onChange={page.change}
        />
      )}
      <p className={styles.files}>
        <a href={apiPath(league.path, season.label)}>Season {season.label} as JSON</a>
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

/** Brings the target of the address into view once its group is open. */
function useScrollTo(target: string) {
  useEffect(() => {
    if (target !== '') document.getElementById(target)?.scrollIntoView({ block: 'center' });
  }, [target]);
}

/** The month to open the calendar at: this one within the season, else that of the next event, else the first. */
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
