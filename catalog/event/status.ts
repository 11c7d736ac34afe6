/** The status of an event: derived from the clock and from its details, never stored. */

import { dayInZone, isTimed, type Moment } from '../day/day.ts';
import { daySpan } from '../day/day-span.ts';
import { type CertaintyFacts, isUnconfirmed } from './certainty.ts';
import { endTime } from './duration.ts';
import type { SportsEvent } from './event.ts';
import { lastDayOf } from './open-round.ts';

/**
 * `today`: it is one of its days at the venue, and nobody knows the hour; only an event with a known time is ever `live`.
 * `unconfirmed` is over as far as anyone knows, and never got its day, its sides or its confirmation.
 */
export type Status = 'upcoming' | 'today' | 'live' | 'finished' | 'unconfirmed' | 'cancelled' | 'postponed';

/** The fields that the status depends on. */
type StatusFacts = Pick<SportsEvent, 'league' | 'type' | 'start' | 'end' | 'zone' | 'off'> & CertaintyFacts;

/** The same for every visitor: a day of an event without a time begins and ends at the midnights of its venue. */
export function statusOf(event: StatusFacts, sport: string, now: number): Status {
  if (event.off) return event.off;
  if (isTimed(event.start)) {
    const start = Date.parse(event.start);
    if (now < start) return 'upcoming';
    return now < endTime(event, sport) ? 'live' : statusAfter(event, sport);
  }
  const today = todayIn(event.zone, now);
  if (today < event.start) return 'upcoming';
  if (today > lastDayOf(event)) return statusAfter(event, sport);
  // Nobody knows whether a match is played on its round's default day.
  return event.provisional ? 'upcoming' : 'today';
}

/** The instant until which it is not over. */
export function lastsUntil(event: StatusFacts, sport: string): string {
  const isInstant = isTimed(event.start);
  return new Date(isInstant ? endTime(event, sport) : daySpan(lastDayOf(event), event.zone)[1]).toISOString();
}

/** The day by which it is "today": at its venue; with a time, where the visitor is. */
export function todayFor({ start, zone }: { start: string; zone: string }, moment: Moment): string {
  return todayIn(isTimed(start) ? moment.timeZone : zone, moment.now);
}

function statusAfter(event: StatusFacts, sport: string): Status {
  return isUnconfirmed(event, sport) ? 'unconfirmed' : 'finished';
}

let lastDays = { now: Number.NaN, days: new Map<string, string>() };

/** The same for every event of a zone, and slow to format. */
function todayIn(timeZone: string, now: number): string {
  if (lastDays.now !== now) lastDays = { now, days: new Map() };
  let today = lastDays.days.get(timeZone);
  if (today === undefined) {
    today = dayInZone(now, timeZone);
    lastDays.days.set(timeZone, today);
  }
  return today;
}

/** Whether it is on at this moment; unknown, so false, without a time. */
export function isUnderWay(event: StatusFacts, sport: string, now: number): boolean {
  return statusOf(event, sport, now) === 'live';
}

/** Whether it is on or still to come. */
export function isAhead(status: Status): boolean {
  return status === 'upcoming' || status === 'today' || status === 'live';
}
