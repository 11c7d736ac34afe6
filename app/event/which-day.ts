/** Which of its days an event is at, by the date at its venue; with a time, by the visitor's. */
import { dayInZone, type Moment } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { timeFacts } from '../time/time-facts.ts';
import { writeToday, writeWhichDay } from '../time/until-text.ts';

/** `Day 2 of 4`; '' on no day of several. */
export function whichDay(event: SportsEvent, moment: Moment): string {
  return writeWhichDay(timeFacts(event), withToday(moment));
}

/** `Today · day 2 of 4`, of what lasts for days; a whole season is only under way. */
export function todayText(event: SportsEvent, moment: Moment): string {
  const text = event.off ? '' : writeToday(timeFacts(event), withToday(moment));
  return text && event.isPeriod ? 'Under way' : text;
}

const withToday = (moment: Moment) => ({ ...moment, today: dayInZone(moment.now, moment.timeZone) });
