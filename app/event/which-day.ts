/** Which of its days an event is at, by the date at its venue; with a time, by the visitor's. */
import { dayInZone, isTimed, type Moment } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { timeFacts } from '../time/time-facts.ts';
import { writeWhichDay } from '../time/until-text.ts';

/** `Day 2 of 4`; '' on no day of several. */
export function whichDay(event: SportsEvent, moment: Moment): string {
  const today = dayInZone(moment.now, moment.timeZone);
  return writeWhichDay(timeFacts(event), { ...moment, today });
}

/** `Today · day 2 of 4`, of what lasts for days at hours that nobody knows; a whole season is only under way. */
export function todayText(event: SportsEvent, moment: Moment): string {
  const day = isTimed(event.start) || event.off ? '' : whichDay(event, moment);
  if (day === '') return '';
  return event.isPeriod ? 'Under way' : `Today · ${day.toLowerCase()}`;
}
