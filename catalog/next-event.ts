/** What is on now or comes next. */
import type { SportsEvent } from './event.ts';
import { isPeriod } from './period.ts';
import { isAhead, statusOf } from './status.ts';

/** The events that are on or still to come, in the order given; periods such as a whole season are left out. */
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

/** No event without an end lasts longer, in any zone. */
const LONGEST = 3 * 86_400_000;

/** What a league has on now or next: the earliest event to attend; without one, the next period to begin. */
export function nextEvent(
  events: readonly SportsEvent[],
  sport: string,
  now: number,
  timeZone: string,
): SportsEvent | undefined {
  const longAgo = new Date(now - LONGEST).toISOString().slice(0, 10);
  let next: SportsEvent | undefined;
  let nextPeriod: SportsEvent | undefined;
  for (const event of events) {
    const isPeriodEvent = isPeriod(event);
    const known = isPeriodEvent ? nextPeriod : next;
    // Most events of a season come after the best one found so far, or are long over.
    if (known && known.start <= event.start) continue;
    if (event.end === null && event.start < longAgo) continue;
    const status = statusOf(event, sport, now, timeZone);
    if (isPeriodEvent && status === 'upcoming') nextPeriod = event;
    if (!isPeriodEvent && isAhead(status)) next = event;
  }
  return next ?? nextPeriod;
}
