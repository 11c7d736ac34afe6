/** The order of every list of events: by the days under which a visitor sees them, and within a day by time. */
import { isTimed, listedDay } from '../day/day.ts';
import type { SportsEvent } from './event.ts';
import { openRound } from './open-round.ts';

type Listed = Pick<SportsEvent, 'start'> & Partial<Pick<SportsEvent, 'provisional' | 'details'>>;

/** The day under which a visitor finds an event; a round whose days are open is before the games of its Saturday. */
export function listedUnder(event: Listed, timeZone: string): string {
  return openRound(event)?.day ?? listedDay(event.start, timeZone);
}

/**
 * By the day that an event is listed under; on one day open rounds first, then what has a time, in the order of the
 * instants. The text of a start would not do: Friday evening in America is Saturday in UTC. What is equal stays in the
 * order given.
 */
export function inListOrder<E extends Listed>(
  events: readonly E[],
  timeZone: string,
  dayOf: (event: E) => string = (event) => listedUnder(event, timeZone),
): E[] {
  return events
    .map((event) => ({ event, place: `${dayOf(event)} ${placeInDay(event)}` }))
    .sort((a, b) => compareTexts(a.place, b.place))
    .map(({ event }) => event);
}

/** Whether the first is before the second in a list. */
export function isListedBefore(a: Listed, b: Listed, timeZone: string): boolean {
  const placeOf = (event: Listed) => `${listedUnder(event, timeZone)} ${placeInDay(event)}`;
  return placeOf(a) < placeOf(b);
}

/** Before and after every instant. */
const FIRST = '';
const LAST = '~';

function placeInDay({ start, provisional }: Listed): string {
  if (provisional) return FIRST;
  return isTimed(start) ? start : LAST;
}

function compareTexts(a: string, b: string): number {
  return a === b ? 0 : a < b ? -1 : 1;
}
