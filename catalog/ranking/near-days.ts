/** The events of all leagues on the days around the build: what home shows, in one list instead of two whole weeks. */
import { addDays } from '../day/day.ts';
import type { SportsEvent } from '../event/event.ts';
import { utcDaysOver } from '../event/weeks.ts';

/** How many days ahead home and the pages of categories look, today included. */
export const COMING_DAYS = 7;

const DAYS_BEFORE = 1;
/** A page is opened up to a day after it was built. */
const DAYS_AFTER = COMING_DAYS + 1;

const firstDay = (builtOn: string) => addDays(builtOn, -DAYS_BEFORE);
const lastDay = (builtOn: string) => addDays(builtOn, DAYS_AFTER);

export function isNear(event: SportsEvent, builtOn: string): boolean {
  const lastOfEvent = (event.end ?? event.start).slice(0, 10);
  return event.start.slice(0, 10) <= lastDay(builtOn) && lastOfEvent >= firstDay(builtOn) && !event.isPeriod;
}

/** Whether the list made on that day has everything that a zone lists under these days. */
export function coversDays(builtOn: string, day: string, days: number, timeZone: string): boolean {
  const { from, to } = utcDaysOver(day, days, timeZone);
  return firstDay(builtOn) <= from && to <= lastDay(builtOn);
}
