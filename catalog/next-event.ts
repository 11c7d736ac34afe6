/** What is on now or comes next. */
import type { SportsEvent } from './event.ts';
import { isPeriod } from './period.ts';
import { isAhead, statusOf } from './status.ts';

/** The events that are on or still to come, in the order given; frames such as a whole season are left out. */
export function eventsAhead(
  events: readonly SportsEvent[],
  sportOf: (event: SportsEvent) => string,
  now: number,
  timeZone: string,
): SportsEvent[] {
  return events.filter(
    (event) => !isPeriod(event) && isAhead(statusOf(event, sportOf(event), now, timeZone)),
  );
}

/** What a league has on or next: the earliest event that one attends; without one, the next frame to begin. */
export function nextEvent(
  events: readonly SportsEvent[],
  sport: string,
  now: number,
  timeZone: string,
): SportsEvent | undefined {
  const ahead = events.filter((event) => isAhead(statusOf(event, sport, now, timeZone)));
  const earliest = (candidates: SportsEvent[]) =>
    candidates.reduce<SportsEvent | undefined>(
      (first, event) => (first === undefined || event.start < first.start ? event : first),
      undefined,
    );
  return (
    earliest(ahead.filter((event) => !isPeriod(event))) ??
    earliest(ahead.filter((event) => statusOf(event, sport, now, timeZone) === 'upcoming'))
  );
}
