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

/** In no zone is something on for longer that states no end. */
const LONGEST = 3 * 86_400_000;

/** What a league has on or next: the earliest event that one attends; without one, the next frame to begin. */
export function nextEvent(
  events: readonly SportsEvent[],
  sport: string,
  now: number,
  timeZone: string,
): SportsEvent | undefined {
  const longAgo = new Date(now - LONGEST).toISOString().slice(0, 10);
  let next: SportsEvent | undefined;
  let frame: SportsEvent | undefined;
  for (const event of events) {
    const isFrame = isPeriod(event);
    const known = isFrame ? frame : next;
    // Of a season's thousands, most come after what is known already, or have long been over.
    if (known && known.start <= event.start) continue;
    if (event.end === null && event.start < longAgo) continue;
    const status = statusOf(event, sport, now, timeZone);
    if (isFrame && status === 'upcoming') frame = event;
    if (!isFrame && isAhead(status)) next = event;
  }
  return next ?? frame;
}
