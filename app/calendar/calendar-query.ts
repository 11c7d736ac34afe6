/** The calendar's URL: `/calendar?date=2026-12-26&view=week`. */
import { addDays, isDay } from '../../catalog/day.ts';
import { FIRST_DAY, LAST_DAY } from '../data/known-days.ts';
import { sameDayIn } from '../month/day-after-key.ts';
import { addMonths, monthOf, weekColumn, weeksOfMonth } from '../month/month-layout.ts';
import { searchText } from '../router/search-text.ts';
import { type DateStyle, dayRange, longDay, monthText } from '../time/format.ts';
import type { WeekStart } from '../time/preferences.ts';
import type { Visitor } from '../time/visitor.tsx';
import { short } from '../util/quote.ts';

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export interface CalendarQuery {
  view: CalendarView;
  /** A valid day; today unless the URL names another. */
  day: string;
}

/** Invalid values are ignored with a warning. */
export function readCalendarQuery(
  search: URLSearchParams,
  today: string,
): { query: CalendarQuery; warnings: string[] } {
  const query: CalendarQuery = { view: 'day', day: today };
  const warnings: string[] = [];
  const view = search.get('view');
  if (view !== null) {
    const known = CALENDAR_VIEWS.find((candidate) => candidate === view);
    if (known) query.view = known;
    else warnings.push(`There is no “${short(view)}” view; showing the day.`);
  }
  const date = search.get('date');
  if (date !== null) {
    if (isDay(date)) query.day = date;
    else warnings.push(`“${short(date)}” is not a valid date; showing today.`);
  }
  return { query, warnings };
}

/** A link to the calendar, without a date to today. Other parameters (sports, a zone) stay. */
export function calendarHref(search: URLSearchParams, { view, day }: { view: CalendarView; day?: string }) {
  const result = new URLSearchParams();
  if (day !== undefined) result.set('date', day);
  if (view !== 'day') result.set('view', view);
  for (const [key, value] of search) if (key !== 'date' && key !== 'view') result.append(key, value);
  return `/calendar${searchText(result)}`;
}

/** The days that a view shows; a month shows whole weeks. */
export function shownDays(
  { view, day }: CalendarQuery,
  weekStart: WeekStart,
): { from: string; days: number } {
  if (view === 'day') return { from: day, days: 1 };
  if (view === 'week') return { from: addDays(day, -weekColumn(day, weekStart)), days: 7 };
  const weeks = weeksOfMonth(monthOf(day), weekStart);
  return { from: weeks[0]?.[0] ?? day, days: weeks.length * 7 };
}

/** The day one view forwards or backwards, within the calendar's range. */
export function adjacentDay({ view, day }: CalendarQuery, by: 1 | -1): string {
  const to =
    view === 'month'
      ? sameDayIn(addMonths(monthOf(day), by), day)
      : addDays(day, view === 'week' ? 7 * by : by);
  if (to < FIRST_DAY) return FIRST_DAY;
  return to > LAST_DAY ? LAST_DAY : to;
}

/** The heading: a day, the days of a week, or a month. */
export function calendarTitle(
  { view, day }: CalendarQuery,
  { from, days }: { from: string; days: number },
  visitor: DateStyle & Pick<Visitor, 'today'>,
): string {
  if (view === 'month') return monthText(day);
  if (view === 'day') return longDay(day, visitor);
  const to = addDays(from, days - 1);
  return dayRange(from, to, visitor, '');
}
