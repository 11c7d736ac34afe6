/** Events laid out on consecutive days. */

import { addDays } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { openRound } from '../../catalog/event/open-round.ts';
import { sportOf } from '../data/site-map.ts';
import { isOver } from '../event/is-over.ts';
import type { Visitor } from '../time/visitor.tsx';

export interface DayOfEvents {
  day: string;
  events: SportsEvent[];
}

interface Stretch {
  from: string;
  days: number;
  timeZone: string;
  /** Where an event of several days is listed: once, on the first of these days, or on each of them. */
  repeat: 'once' | 'daily';
}

/**
 * Each day in the order of every list; what has none of these days is left out. A game of an open round is listed once: on
 * the day that the round is named after, or on another day of the round where that one is not among these.
 */
export function eventsByDay(
  events: readonly SportsEvent[],
  { from, days, timeZone, repeat }: Stretch,
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
    const named = own.filter(({ day }) => day === round?.day);
    const once = named.length > 0 ? named : own.slice(0, 1);
    for (const day of repeat === 'daily' && !round ? own : once) day.events.push(event);
  }
  return result.map(({ day, events: own }) => ({ day, events: inListOrder(own, timeZone, () => day) }));
}

/** From today on, without what is over. */
export function daysAhead(days: readonly DayOfEvents[], visitor: Visitor): DayOfEvents[] {
  return days
    .filter(({ day }) => day >= visitor.today)
    .map(({ day, events }) => ({
      day,
      events: events.filter((event) => !isOver(event, sportOf(event), visitor)),
    }));
}
