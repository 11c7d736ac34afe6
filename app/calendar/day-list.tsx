/** All events of one day, by sport and league: what is ahead and has a time first, and of that the most important. */

import { Suspense } from 'react';
import { isTimed } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { eventRank, RANKS } from '../../catalog/ranking/most-important.ts';
import type { CategorySummary, LeagueSummary } from '../../catalog/season/summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { seasonLists } from '../data/lists.ts';
import { categories, sportOf } from '../data/site-map.ts';
import { isOver } from '../event/is-over.ts';
import { anchorIn } from '../router/address.ts';
import { useHash } from '../router/router.tsx';
import { SportIcon } from '../sport/sport-icon.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { Boundary } from '../ui/boundary.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { eventCountText } from '../util/count-text.ts';
import styles from './day-list.module.css';
import { DayRows } from './day-rows.tsx';

interface DayListProps {
  day: string;
  events: readonly SportsEvent[];
  visitor: Visitor;
}

export function DayList({ day, events, visitor }: DayListProps) {
  const isFinished = (event: SportsEvent) => isOver(event, sportOf(event), visitor);
  const groups = dayGroups(events, categories, isFinished);
  const open = openLeagues(
    groups.flatMap(({ leagues }) => leagues),
    isFinished,
  );
  const target = anchorIn(useHash());
  return groups.map(({ category, leagues }) => (
    <section key={category.sportId} className={styles.sport} data-sport={category.sportId}>
      <h2>
        <SportIcon sportId={category.sportId} size={18} />
        <a href={category.path}>{category.name}</a>
      </h2>
      {leagues.map(({ league, events: own }) => (
        <Disclosure
          key={league.slug}
          anchor={league.slug}
          kind="subgroup"
          heading={<h3 className={styles.league}>{league.name}</h3>}
          summary={eventCountText(own)}
          defaultOpen={open.has(league.slug) || league.slug === target}
        >
          {() =>
            own.some(isCountedOnly) ? (
              <Boundary message={`${league.name} events could not be shown`}>
                <Suspense fallback={<p className={styles.loading}>Loading {eventCountText(own)}…</p>}>
                  <Crowd day={day} league={league} events={own} visitor={visitor} />
                </Suspense>
              </Boundary>
            ) : (
              <RowsOfLeague day={day} league={league} events={own} visitor={visitor} />
            )
          }
        </Disclosure>
      ))}
    </section>
  ));
}

interface RowsProps {
  day: string;
  league: LeagueSummary;
  events: readonly SportsEvent[];
  visitor: Visitor;
}

/** All games of a league on a day of which the page only counts most. */
function Crowd({ day, league, events, visitor }: RowsProps) {
  const seasons = new Set(events.map(({ league, season }) => `${league}/${season}`));
  const own = seasonLists
    .useLists([...seasons])
    .flat()
    .filter((event) => {
      const { from, to } = eventDays(event, visitor.timeZone);
      return from <= day && day <= to && !event.isPeriod;
    });
  return <RowsOfLeague day={day} league={league} events={own} visitor={visitor} />;
}

/** What has a time first; what is over is folded as long as something else is left. */
function RowsOfLeague({ day, league, events, visitor }: RowsProps) {
  const sorted = inListOrder(events, visitor.timeZone, () => day);
  const over = sorted.filter((event) => isOver(event, league.sportId, visitor));
  const ahead = sorted.filter((event) => !over.includes(event));
  if (over.length === 0 || ahead.length === 0) return <DayRows events={sorted} visitor={visitor} />;
  return (
    <>
      <DayRows events={ahead} visitor={visitor} />
      <Disclosure
        anchor={`${league.slug}-finished`}
        kind="subgroup"
        heading={<h4 className={styles.league}>Finished</h4>}
        summary={eventCountText(over)}
        defaultOpen={false}
      >
        {() => <DayRows events={over} visitor={visitor} />}
      </Disclosure>
    </>
  );
}

interface LeagueGroup {
  league: LeagueSummary;
  events: SportsEvent[];
}

type IsFinished = (event: SportsEvent) => boolean;

export function dayGroups(
  events: readonly SportsEvent[],
  categories: readonly CategorySummary[],
  isFinished: IsFinished,
): { category: CategorySummary; leagues: LeagueGroup[] }[] {
  const byLeague = groupBy(events, ({ league }) => league);
  const placeOf = (event: SportsEvent) => (isFinished(event) ? 2 : isTimed(event.start) ? 0 : 1);
  const placeAndRank = (event: SportsEvent) => placeOf(event) * RANKS + eventRank(event);
  const bestRank = (leagues: readonly LeagueGroup[]) =>
    Math.min(...leagues.flatMap((each) => each.events.map(placeAndRank)));
  return categories
    .map((category) => ({
      category,
      leagues: category.leagues
        .map((league) => ({ league, events: byLeague.get(league.slug) ?? [] }))
        .filter((each) => each.events.length > 0)
        .sort((a, b) => bestRank([a]) - bestRank([b])),
    }))
    .filter(({ leagues }) => leagues.length > 0)
    .sort((a, b) => bestRank(a.leagues) - bestRank(b.leagues));
}

/** How many rows a day shows at first. */
const MAX_OPEN_ROWS = 60;

/**
 * Which leagues of a day are open at first: the smallest, until the page is full. What is only counted is loaded on
 * opening; what is finished stays closed while something is ahead.
 */
export function openLeagues(leagues: readonly LeagueGroup[], isFinished: IsFinished): Set<string> {
  const open = new Set<string>();
  let rows = 0;
  const ahead = leagues.filter(({ events }) => !events.every(isFinished));
  const named = (ahead.length > 0 ? ahead : leagues).filter(({ events }) => !events.some(isCountedOnly));
  for (const { league, events } of named.sort((a, b) => a.events.length - b.events.length)) {
    rows += events.length;
    if (rows > MAX_OPEN_ROWS) break;
    open.add(league.slug);
  }
  return open;
}
