/** The calendar's URL: `/calendar?date=2026-12-26&view=week`; what the agenda filters by is in agenda-query.ts. */
import { addDays, isDay } from '../../catalog/day/day.ts';
import { short } from '../../catalog/util/quote.ts';
import { FIRST_DAY, LAST_DAY } from '../data/known-days.ts';
import { sameDayIn } from '../month/day-after-key.ts';
import { addMonths, monthOf, weekColumn, weeksOfMonth } from '../month/month-layout.ts';
import { searchText } from '../router/address.ts';
import { type DateStyle, dayRange, longDay, monthText } from '../time/format.ts';
import type { WeekStart } from '../time/preferences.ts';
import type { Visitor } from '../time/visitor.tsx';
import { type AgendaSpan, daysOfSpan, readSpan } from './agenda-query.ts';

export const CALENDAR_VIEWS = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export interface CalendarQuery {
  view: CalendarView;
  /** A valid day; today unless the URL names another. */
  day: string;
  /** Of the agenda; one week without it. */
  span?: AgendaSpan;
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
    else warnings.push(`There is no “${short(view)}” view. Showing the day.`);
  }
  if (query.view === 'agenda') {
    const read = readSpan(search.get('span'));
    query.span = read.span;
    warnings.push(...read.warnings);
  }
  const date = search.get('date');
  if (date !== null) {
    if (isDay(date)) query.day = date;
    else warnings.push(`“${short(date)}” is not a valid date. Showing today.`);
  }
  return { query, warnings };
}

interface CalendarTarget {
  view: CalendarView;
  day?: string;
  span?: AgendaSpan;
}

/** A link to the calendar, without a date to today. Other parameters (sports, a zone) stay. */
export function calendarHref(search: URLSearchParams, { view, day, span }: CalendarTarget): string {
  const result = new URLSearchParams();
  if (day !== undefined) result.set('date', day);
  if (view !== 'day') result.set('view', view);
  if (span !== undefined) result.set('span', String(span));
  const replaced = span === undefined ? ['date', 'view'] : ['date', 'view', 'span'];
  for (const [key, value] of search) if (!replaced.includes(key)) result.append(key, value);
  return `/calendar${searchText(result)}`;
}

/** The days that a view shows; a month shows whole weeks. */
export function shownDays(
  { view, day, span = 1 }: CalendarQuery,
  weekStart: WeekStart,
): { from: string; days: number } {
  if (view === 'agenda') return daysOfSpan(span, day);
  if (view === 'day') return { from: day, days: 1 };
  if (view === 'week') return { from: addDays(day, -weekColumn(day, weekStart)), days: 7 };
  const weeks = weeksOfMonth(monthOf(day), weekStart);
  return { from: weeks[0]?.[0] ?? day, days: weeks.length * 7 };
}

/** The day one view forwards or backwards, within the calendar's range. */
export function adjacentDay({ view, day, span = 1 }: CalendarQuery, by: 1 | -1): string {
  const steps = { day: 1, week: 7, agenda: span === 'weekend' ? 7 : span * 7 };
  const to = view === 'month' ? sameDayIn(addMonths(monthOf(day), by), day) : addDays(day, steps[view] * by);
  if (to < FIRST_DAY) return FIRST_DAY;
  return to > LAST_DAY ? LAST_DAY : to;
}

/** The heading: a day, a month, or the days from the first to the last. */
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
