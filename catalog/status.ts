/** The status of an event: derived from the clock and from its details, never stored. */
import { dayInZone, isTimed } from './day.ts';
import { endTime } from './duration.ts';
import type { SportsEvent } from './event.ts';

export type Status = 'upcoming' | 'live' | 'finished' | 'cancelled' | 'postponed';

/** The fields that the status depends on. */
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

/** Whether it is on at this moment; unknown, so false, for a single day without a time. */
export function isUnderWay(event: StatusFacts, sport: string, now: number, timeZone: string): boolean {
  if (!isTimed(event.start) && event.end === null) return false;
  return statusOf(event, sport, now, timeZone) === 'live';
}

/** Whether it is on or still to come. */
export function isAhead(status: Status): boolean {
  return status === 'upcoming' || status === 'live';
}
