/** "Day 2 of 4": which of its days an event is at; '' if it has only one. */
import { daysBetween } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { eventDays } from '../../catalog/event-days.ts';
import type { Visitor } from '../time/visitor.tsx';

export function whichDay(
  event: SportsEvent,
  { today, timeZone }: Pick<Visitor, 'today' | 'timeZone'>,
): string {
  const { from, to } = eventDays(event, timeZone);
  return from === to ? '' : `Day ${daysBetween(from, today) + 1} of ${daysBetween(from, to) + 1}`;
}
