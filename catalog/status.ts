/** Where an event stands now: derived from the clock and from what its details say, never stored. */
import { dayInZone, isTimed } from './day.ts';
import { typicalMinutes } from './duration.ts';
import type { SportsEvent } from './event.ts';

export type Status = 'upcoming' | 'live' | 'finished' | 'cancelled' | 'postponed';

/** The part of an event that decides. */
type StatusFacts = Pick<SportsEvent, 'league' | 'type' | 'start' | 'end' | 'details'>;

const MINUTE = 60_000;

/** A day of an all-day event is a day at the visitor's place: it begins and ends at the visitor's midnights. */
export function statusOf(event: StatusFacts, sport: string, now: number, timeZone: string): Status {
  if (/^cancell?ed\b/i.test(event.details)) return 'cancelled';
  if (/^postponed\b/i.test(event.details)) return 'postponed';
  if (isTimed(event.start)) {
    const start = Date.parse(event.start);
    const end = event.end === null ? start + typicalMinutes(event, sport) * MINUTE : Date.parse(event.end);
    if (now < start) return 'upcoming';
    return now < end ? 'live' : 'finished';
  }
  const today = dayInZone(now, timeZone);
  if (today < event.start) return 'upcoming';
  return today <= (event.end ?? event.start) ? 'live' : 'finished';
}

/** Whether there is still something to wait for or to watch. */
export function isAhead(status: Status): boolean {
  return status === 'upcoming' || status === 'live';
}
