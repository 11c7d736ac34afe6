/** Events over all leagues: the most important of a day, and each of them once (docs/decisions/012). */
import { addDays, isTimed } from '../day/day.ts';
import { isGame, isUnnamed, type SportsEvent } from '../event/event.ts';
import { groupBy } from '../util/group-by.ts';
import { importanceRank } from './importance.ts';

/** The position of an event's league in the navigation: the tie-breaker. */
export type OrderOf = (event: SportsEvent) => number;

/** The visitor's moment, and what is known about an event's league. */
export interface Moment {
  now: number;
  today: string;
  timeZone: string;
  sportOf: (event: SportsEvent) => string;
  orderOf: OrderOf;
}

/** A day's events for a place with room for a few names: the most important of each league. */
export function mostImportant(events: readonly SportsEvent[], orderOf: OrderOf): SportsEvent[] {
  const sorted = sortedBy(withoutDuplicates(events, events, orderOf), (event) => [
    importanceRank(event),
    momentOf(event),
    '',
  ]);
  return onePerLeague(sorted);
}

/** The first of each league, so that a busy league does not fill the whole day. */
function onePerLeague(events: readonly SportsEvent[]): SportsEvent[] {
  return [...groupBy(events, ({ league }) => league).values()].flatMap(([first]) => first ?? []);
}

/**
 * Leaves out what is in the catalogue twice: the name of a round ("World Cup Final") where its games are dated, and a
 * tournament that counts for two tours, which stays with the first in the navigation.
 */
export function withoutDuplicates(
  events: readonly SportsEvent[],
  among: readonly SportsEvent[],
  orderOf: OrderOf,
): SportsEvent[] {
  const round = ({ league, category, type }: SportsEvent) => `${league}\n${category}\n${type}`;
  const games = groupBy(among.filter(isGame), round);
  const names = new Set<string>();
  const inOrder = [...events].sort((a, b) => orderOf(a) - orderOf(b));
  return inOrder.filter((event) => {
    if (isGame(event) || isUnnamed(event)) return true;
    const name = `${event.name}\n${event.start}`;
    if (names.has(name)) return false;
    names.add(name);
    // An evening in the west is the next day in UTC.
    const lastDay = addDays((event.end ?? event.start).slice(0, 10), 1);
    const isOfEvent = ({ start }: SportsEvent) => start >= event.start && start.slice(0, 10) <= lastDay;
    return isTimed(event.start) || !games.get(round(event))?.some(isOfEvent);
  });
}

/** An event without a time sorts after the timed ones of its day. */
function momentOf({ start }: SportsEvent): string {
  return isTimed(start) ? start : `${start}T23:59:59Z`;
}

type Key = readonly [number, number | string, string];

function sortedBy(events: readonly SportsEvent[], keyOf: (event: SportsEvent) => Key): SportsEvent[] {
  return events
    .map((event) => ({ event, key: keyOf(event) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ event }) => event);
}

function compareKeys(a: Key, b: Key): number {
  const at = a.findIndex((value, index) => value !== b[index]);
  if (at === -1) return 0;
  return (a[at] ?? 0) < (b[at] ?? 0) ? -1 : 1;
}
