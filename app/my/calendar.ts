/** The calendar of some stars right now: its events without hidden types, split into past and ahead, with clashes. */
import { useMemo } from 'react';
import { clashesOf, type Followed } from '../../catalog/event/clashes.ts';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { kindKey, kindOf } from '../../catalog/event/kind.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { isPeriod } from '../../catalog/event/period.ts';
import { sportOf } from '../data/site-map.ts';
import { isOver } from '../event/is-over.ts';
import type { Star } from '../stars/load-stars.ts';
import type { Visitor } from '../time/visitor.tsx';

export interface Calendar {
  /** Everything but periods (a season, a week of games), in order. */
  events: readonly SportsEvent[];
  past: readonly SportsEvent[];
  /** Live or upcoming. */
  ahead: readonly SportsEvent[];
  /** By league, including hidden ones. */
  kinds: ReadonlyMap<string, readonly Kind[]>;
  clashes: ReadonlyMap<string, readonly SportsEvent[]>;
}

export function useCalendar(
  stars: readonly Star[],
  hidden: readonly string[],
  { now, timeZone }: Visitor,
): Calendar {
  const all = useMemo(
    () => mergeStars(stars, timeZone).filter((event) => !isPeriod(event)),
    [stars, timeZone],
  );
  const { events, kinds, clashes } = useMemo(
    () => ({
      events: all.filter((event) => !hidden.includes(kindKey(event))),
      kinds: kindsByLeague(all, hidden),
      clashes: clashesOf(followedOf(stars).filter(({ event }) => !hidden.includes(kindKey(event)))),
    }),
    [all, stars, hidden],
  );
  const { past, ahead } = useMemo(() => {
    const isPast = (event: SportsEvent) => isOver(event, sportOf(event), { now, timeZone });
    return { past: events.filter(isPast), ahead: events.filter((event) => !isPast(event)) };
  }, [events, now, timeZone]);
  return { events, past, ahead, kinds, clashes };
}

type Source = Pick<Star, 'list' | 'slug' | 'sport' | 'events'>;

/** Each event once, even if several stars include it. */
export function mergeStars(stars: readonly Source[], timeZone: string): SportsEvent[] {
  const byId = new Map(stars.flatMap(({ events }) => events.map((event) => [event.id, event] as const)));
  return inListOrder([...byId.values()], timeZone);
}

/** The events that can clash: the games of a team, and from a league anything but games (a race, a fight, a draft). */
export function followedOf(stars: readonly Source[]): Followed[] {
  const followed = new Map<string, { event: SportsEvent; sport: string; stars: string[] }>();
  for (const { list, slug, sport, events } of stars) {
    for (const event of events) {
      if (list === 'leagues' && isGame(event)) continue;
      const existing = followed.get(event.id);
      if (existing) existing.stars.push(`${list}/${slug}`);
      else followed.set(event.id, { event, sport, stars: [`${list}/${slug}`] });
    }
  }
  return [...followed.values()];
}

export interface Kind {
  key: string;
  label: string;
  count: number;
}

/** The kinds of events in each league, in order of appearance; leagues with only one kind are left out. */
export function kindsByLeague(
  events: readonly SportsEvent[],
  hidden: readonly string[],
): Map<string, readonly Kind[]> {
  const leagues = new Map<string, Map<string, Kind>>();
  for (const event of events) {
    const kinds = leagues.get(event.league) ?? new Map<string, Kind>();
    leagues.set(event.league, kinds);
    const key = kindKey(event);
    const kind = kinds.get(key);
    if (kind) kind.count += 1;
    else kinds.set(key, { key, label: kindOf(event), count: 1 });
  }
  return new Map(
    [...leagues]
      .map(([league, kinds]) => [league, [...kinds.values()]] as const)
      .filter(([, kinds]) => kinds.length > 1 || kinds.some(({ key }) => hidden.includes(key))),
  );
}
