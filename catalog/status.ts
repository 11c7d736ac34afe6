/** Where an event stands now: derived from the clock and from what its details say, never stored. */
import { dayInZone, isTimed } from './day.ts';
import { endTime } from './duration.ts';
import type { SportsEvent } from './event.ts';

export type Status = 'upcoming' | 'live' | 'finished' | 'cancelled' | 'postponed';

/** The part of an event that decides. */
type StatusFacts = Pick<SportsEvent, 'league' | 'type' | 'start' | 'end' | 'details'>;

/** A day of an all-day event is a day at the visitor's place: it begins and ends at the visitor's midnights. */
export function statusOf(event: StatusFacts, sport: string, now: number, timeZone: string): Status {
  const off = calledOff(event);
  if (off) return off;
  if (isTimed(event.start)) {
    const start = Date.parse(event.start);
    if (now < start) return 'upcoming';
    return now < endTime(event, sport) ? 'live' : 'finished';
  }
  const today = todayIn(timeZone, now);
  if (today < event.start) return 'upcoming';
  return today <= (event.end ?? event.start) ? 'live' : 'finished';
}

let asked = { timeZone: '', now: Number.NaN, today: '' };

/** Every event of a season asks for the same day, and formatting it is slow. */
function todayIn(timeZone: string, now: number): string {
  if (asked.timeZone !== timeZone || asked.now !== now) {
    asked = { timeZone, now, today: dayInZone(now, timeZone) };
  }
  return asked.today;
}

/** What does not take place on its date, whatever the clock says. */
export function calledOff(event: { details: string }): 'cancelled' | 'postponed' | undefined {
  // Most have none, and every render asks.
  if (event.details === '') return undefined;
  if (/^cancell?ed\b/i.test(event.details)) return 'cancelled';
  if (/^postponed\b/i.test(event.details)) return 'postponed';
  return undefined;
}

/** Whether it is going on at this moment: of a single day without a time of day nobody knows when it begins. */
export function isUnderWay(event: StatusFacts, sport: string, now: number, timeZone: string): boolean {
  if (!isTimed(event.start) && event.end === null) return false;
  return statusOf(event, sport, now, timeZone) === 'live';
}

/** Whether there is still something to wait for or to watch. */
export function isAhead(status: Status): boolean {
  return status === 'upcoming' || status === 'live';
}
