/** Which of its days an event is at, by the date at its venue; with a time, by the visitor's. */
import { daysBetween, isTimed, type Moment } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { todayFor } from '../../catalog/event/status.ts';

/** `Day 2 of 4`; '' on no day of several. */
export function whichDay(event: SportsEvent, moment: Moment): string {
  const { from, to } = eventDays(event, moment.timeZone);
  const today = todayFor(event, moment);
  if (from === to || today < from || to < today) return '';
  return `Day ${daysBetween(from, today) + 1} of ${daysBetween(from, to) + 1}`;
}

/** `Today · day 2 of 4`, of what lasts for days at hours that nobody knows; a whole season is only under way. */
export function todayText(event: SportsEvent, moment: Moment): string {
  const day = isTimed(event.start) || event.off ? '' : whichDay(event, moment);
  if (day === '') return '';
  return event.isPeriod ? 'Under way' : `Today · ${day.toLowerCase()}`;
}
