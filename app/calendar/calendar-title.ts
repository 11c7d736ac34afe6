/** What the calendar shows, as a heading: a day, the days of a week, or a month. */
import { addDays } from '../../catalog/day.ts';
import { dayRange, longDay, monthText } from '../time/format.ts';
import type { CalendarQuery } from './calendar-query.ts';

export function calendarTitle(
  { view, day }: CalendarQuery,
  { from, days }: { from: string; days: number },
  today: string,
): string {
  if (view === 'month') return monthText(day);
  if (view === 'day') return longDay(day, today);
  const to = addDays(from, days - 1);
  // A range over two years states both.
  return from.slice(0, 4) === to.slice(0, 4) ? `${dayRange(from, to)} ${to.slice(0, 4)}` : dayRange(from, to);
}
