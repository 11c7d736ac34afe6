/** The calendar's URL: `/calendar?date=2026-12-26&view=week`; what its lists are filtered by is in agenda-query.ts. */
import { addDays, isDay } from '../../catalog/day/day.ts';
import { FIRST_DAY, LAST_DAY } from '../data/known-days.ts';
import { sameDayIn } from '../month/day-after-key.ts';
import { addMonths, monthOf, weekColumn, weeksOfMonth } from '../month/month-layout.ts';
import { type DateStyle, dayRange, longDay, monthText } from '../time/format.ts';
import type { WeekStart } from '../time/preferences.ts';
import type { Visitor } from '../time/visitor.tsx';
import { known, oneOf, type QueryParameters } from '../util/query.ts';
import { type AgendaSpan, daysOfSpan, spanParameters } from './agenda-query.ts';

export const CALENDAR_VIEWS = ['day', 'week', 'month', 'agenda'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

export interface CalendarQuery {
  view: CalendarView;
  day: string;
  /** Of the agenda; one week without it. */
  span?: AgendaSpan;
}

export interface RequestedCalendar {
  /** Today without one. */
  day: string | undefined;
  view: CalendarView;
  span: AgendaSpan;
}

export const calendarParameters: QueryParameters<RequestedCalendar> = {
  day: {
    name: 'date',
    parse: known(
      (text) => (isDay(text) ? text : undefined),
      (quoted) => `${quoted} is not a valid date. Showing today.`,
    ),
    fallback: undefined,
    changesContent: true,
  },
  view: {
    name: 'view',
    parse: oneOf(CALENDAR_VIEWS, (quoted) => `There is no ${quoted} view. Showing the day.`),
    fallback: 'day',
    changesContent: true,
  },
  ...spanParameters,
};

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
