/** The status of an event: derived from the clock and from its details, never stored. */
import { type CertaintyFacts, isUnconfirmed } from './certainty.ts';
import { dayInZone, isTimed } from './day.ts';
import { endTime } from './duration.ts';
import type { SportsEvent } from './event.ts';

/** `unconfirmed` is over as far as anyone knows, and never got its day, its sides or its confirmation. */
export type Status = 'upcoming' | 'live' | 'finished' | 'unconfirmed' | 'cancelled' | 'postponed';

/** The fields that the status depends on. */
type StatusFacts = Pick<SportsEvent, 'league' | 'type' | 'start' | 'end' | 'details'> & CertaintyFacts;

/** A day of an all-day event is a day at the visitor's place: it begins and ends at the visitor's midnights. */
export function statusOf(event: StatusFacts, sport: string, now: number, timeZone: string): Status {
  const off = calledOff(event);
  if (off) return off;
  if (isTimed(event.start)) {
    const start = Date.parse(event.start);
    if (now < start) return 'upcoming';
    return now < endTime(event, sport) ? 'live' : statusAfter(event, sport);
  }
  const today = todayIn(timeZone, now);
  if (today < event.start) return 'upcoming';
  if (today > (event.end ?? event.start)) return statusAfter(event, sport);
  // Nobody knows whether a match is played on its round's default day.
  return event.provisional ? 'upcoming' : 'live';
}

/** Until when it is not over: an instant, or the last of its days, which ends at the visitor's midnight. */
export function lastsUntil(event: StatusFacts, sport: string): string {
  return isTimed(event.start) ? new Date(endTime(event, sport)).toISOString() : (event.end ?? event.start);
}

function statusAfter(event: StatusFacts, sport: string): Status {
  return isUnconfirmed(event, sport) ? 'unconfirmed' : 'finished';
}

let lastToday = { timeZone: '', now: Number.NaN, today: '' };

/** The same for every event of a season, and slow to format. */
function todayIn(timeZone: string, now: number): string {
  if (lastToday.timeZone !== timeZone || lastToday.now !== now) {
    lastToday = { timeZone, now, today: dayInZone(now, timeZone) };
  }
  return lastToday.today;
}

/** Whether an event does not take place on its date, whatever the clock says. */
export function calledOff(event: { details: string }): 'cancelled' | 'postponed' | undefined {
  // Most events have no details, and this is called in every render.
  if (event.details === '') return undefined;
  if (/^cancell?ed\b/i.test(event.details)) return 'cancelled';
  if (/^postponed\b/i.test(event.details)) return 'postponed';
  return undefined;
}

/** Whether nothing more is to be expected of it. */
export function isPast(status: Status): boolean {
  return status === 'finished' || status === 'unconfirmed';
}

/** Whether it is on at this moment; unknown, so false, for a single day without a time. */
export function isUnderWay(event: StatusFacts, sport: string, now: number, timeZone: string): boolean {
  if (!isTimed(event.start) && event.end === null) return false;
  return statusOf(event, sport, now, timeZone) === 'live';
}

/** Whether it is on or still to come. */
export function isAhead(status: Status): boolean {
  return status === 'upcoming' || status === 'live';
}
