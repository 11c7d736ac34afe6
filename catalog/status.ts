/** Where an event stands now: derived from the clock and from what its details say, never stored. */
import { dayInZone, isTimed } from './day.ts';
import { endTime } from './duration.ts';
import type { SportsEvent } from './event.ts';

export type Status = 'upcoming' | 'live' | 'finished' | 'cancelled' | 'postponed';

/** A day of an all-day event is a day at the visitor's place: it begins and ends at the visitor's midnights. */
export function statusOf(event: SportsEvent, sport: string, now: number, timeZone: string): Status {
  if (/^cancell?ed\b/i.test(event.details)) return 'cancelled';
  if (/^postponed\b/i.test(event.details)) return 'postponed';
  if (isTimed(event.start)) {
    const start = Date.parse(event.start);
    if (now < start) return 'upcoming';
    return now < endTime(event, sport) ? 'live' : 'finished';
  }
  const today = dayInZone(now, timeZone);
  if (today < event.start) return 'upcoming';
  return today <= (event.end ?? event.start) ? 'live' : 'finished';
}

/** Whether there is still something to wait for or to watch. */
export function isAhead(status: Status): boolean {
  return status === 'upcoming' || status === 'live';
}
