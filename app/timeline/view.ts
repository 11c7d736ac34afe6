/** Which stretch of the axis of all leagues is in view, and how panning and zooming change it. All in days. */
import { addDays, daysBetween } from '../../catalog/day.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';

/** Whole years. */
export interface TimelineAxis {
  from: string;
  /** The number of days. */
  length: number;
}

export interface TimelineView {
  /** Days from the axis's first day; a fraction while it is being dragged. */
  from: number;
  days: number;
}

export const MONTH_DAYS = 365.25 / 12;
export const SHORTEST_VIEW = MONTH_DAYS;
/** What is shown at first; a quarter of it lies before this month. */
const DEFAULT_MONTHS = 12;

/** From the year of the earliest season to the last in which several leagues have dates: a lone World Cup is far off. */
export function timelineAxis(leagues: readonly Pick<LeagueSummary, 'earlier' | 'seasons'>[]): TimelineAxis {
  const labels = leagues.flatMap(({ earlier, seasons }) =>
    [...earlier, ...seasons].map(({ label }) => label.slice(0, 4)),
  );
  const lastYears = leagues
    .map(({ seasons }) => seasons.reduce((last, { to }) => (to > last ? to : last), '').slice(0, 4))
    .sort();
  const first = labels.reduce((earliest, label) => (label < earliest ? label : earliest));
  const last = lastYears.at(-2) ?? lastYears.at(-1) ?? first;
  const from = `${first}-01-01`;
  return { from, length: daysBetween(from, `${Number(last) + 1}-01-01`) };
}

/** The first of a month so many months after that of a day. */
export function monthAfter(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

/** So many months from a day on; a month is as long as it is. */
export function viewOf(axis: TimelineAxis, from: string, months = DEFAULT_MONTHS): TimelineView {
  const first = daysBetween(axis.from, from);
  const end = daysBetween(axis.from, addDays(monthAfter(from, months), Number(from.slice(8)) - 1));
  return clampView(axis, { from: first, days: end - first });
}

export function defaultView(axis: TimelineAxis, today: string, months = DEFAULT_MONTHS): TimelineView {
  return viewOf(axis, monthAfter(today, -Math.floor(months / 4)), months);
}

export const wholeView = (axis: TimelineAxis): TimelineView => ({ from: 0, days: axis.length });

export function clampView(axis: TimelineAxis, { from, days }: TimelineView): TimelineView {
  const within = Math.min(Math.max(days, SHORTEST_VIEW), axis.length);
  return { from: Math.min(Math.max(from, 0), axis.length - within), days: within };
}

export function panView(axis: TimelineAxis, view: TimelineView, days: number): TimelineView {
  return clampView(axis, { ...view, from: view.from + days });
}

/** A factor over 1 shows more days. What stands at the place, a fraction of the view, stays there. */
export function zoomView(axis: TimelineAxis, view: TimelineView, factor: number, place = 0.5): TimelineView {
  const days = clampView(axis, { from: 0, days: view.days * factor }).days;
  return clampView(axis, { from: view.from + place * (view.days - days), days });
}

/** The view moved as little as possible so that a stretch is in it, with some air; its beginning if it is longer. */
export function viewWith(axis: TimelineAxis, view: TimelineView, from: number, to: number): TimelineView {
  const air = view.days * 0.05;
  const isIn = from >= view.from && from <= view.from + view.days - air;
  if (isIn && (to <= view.from + view.days || from <= view.from + view.days / 2)) return view;
  // What runs into the view from before is seen already.
  if (from < view.from && to > view.from + air) return view;
  if (from < view.from) return clampView(axis, { ...view, from: from - air });
  return clampView(axis, { ...view, from: Math.min(from - air, to + air - view.days) });
}

/** The first and last day in view. */
export function daysInView(
  axis: TimelineAxis,
  { from, days }: TimelineView,
): { first: string; last: string } {
  const first = Math.round(from);
  return {
    first: addDays(axis.from, first),
    last: addDays(axis.from, Math.max(Math.round(from + days) - 1, first)),
  };
}

/** Views of about the same length are drawn alike: this is the length that they are drawn for. */
export function drawnLength(days: number): number {
  const step = Math.ceil(Math.log2(days / 366) * 2 - 0.01);
  return 366 * 2 ** (step / 2);
}
