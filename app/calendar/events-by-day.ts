/** Events laid out on consecutive days. */

import { addDays } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { openRound } from '../../catalog/event/open-round.ts';

export interface DayOfEvents {
  day: string;
  events: SportsEvent[];
}

interface Stretch {
  from: string;
  days: number;
  timeZone: string;
}

/**
 * Each day in the order of every list; what has none of these days is left out. A game of an open round is listed once: on
 * the day that the round is named after, or on another day of the round where that one is not among these.
 */
export function eventsByDay(
  events: readonly SportsEvent[],
  { from, days, timeZone }: Stretch,
): DayOfEvents[] {
  const result = Array.from(
    { length: days },
    (_, index): DayOfEvents => ({
      day: addDays(from, index),
      events: [],
    }),
  );
  for (const event of events) {
    const round = openRound(event);
    const span = round ?? eventDays(event, timeZone);
    const own = result.filter(({ day }) => span.from <= day && day <= span.to);
    const once = own.find(({ day }) => day === round?.day) ?? own[0];
    for (const day of round && once ? [once] : own) day.events.push(event);
  }
  return result.map(({ day, events: own }) => ({ day, events: inListOrder(own, timeZone, () => day) }));
}
