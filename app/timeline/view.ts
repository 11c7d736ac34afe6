/** Which stretch of the axis is in view, and how panning and zooming change it. All in days. */
import { addDays, daysBetween } from '../../catalog/day/day.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { type Axis, MONTH_DAYS, monthAfter } from './axis.ts';

export interface TimelineView {
  /** Days from the axis's first day; a fraction while it is being dragged. */
  from: number;
  days: number;
}

/** What is drawn: the view and some of what is on either side of it. */
export interface DrawnRange {
  from: number;
  to: number;
  /** The length of view that shapes and merged marks are made for. */
  length: number;
}

const SHORTEST_VIEW = MONTH_DAYS;
/** How much is drawn on either side of a view, and how much of it must be left, as parts of the view. */
const SPARE = 0.35;
const LEAST_SPARE = 0.1;
/** What is shown at first; a quarter of it lies before this month. */
const DEFAULT_MONTHS = 12;

/** Whole years, from that of the earliest season to the last in which several leagues have dates: a lone World Cup is far off. */
export function timelineAxis(leagues: readonly Pick<LeagueSummary, 'seasons'>[]): Axis {
  const labels = leagues.flatMap(({ seasons }) => seasons.map(({ label }) => label.slice(0, 4)));
  const lastYears = leagues
    .map(({ seasons }) => seasons.reduce((last, { to }) => (to > last ? to : last), '').slice(0, 4))
    .sort();
  const first = labels.reduce((earliest, label) => (label < earliest ? label : earliest));
  const last = lastYears.at(-2) ?? lastYears.at(-1) ?? first;
  const from = `${first}-01-01`;
  return { from, length: daysBetween(from, `${Number(last) + 1}-01-01`) };
}

/** So many months from a day on; a month is as long as it is. */
export function viewOf(axis: Axis, from: string, months = DEFAULT_MONTHS): TimelineView {
  const first = daysBetween(axis.from, from);
  const end = daysBetween(axis.from, addDays(monthAfter(from, months), Number(from.slice(8)) - 1));
  return clampView(axis, { from: first, days: end - first });
}

export function defaultView(axis: Axis, today: string, months = DEFAULT_MONTHS): TimelineView {
  return viewOf(axis, monthAfter(today, -Math.floor(months / 4)), months);
}

export const wholeView = (axis: Axis): TimelineView => ({ from: 0, days: axis.length });

export function clampView(axis: Axis, { from, days }: TimelineView): TimelineView {
  const within = Math.min(Math.max(days, SHORTEST_VIEW), axis.length);
  return { from: Math.min(Math.max(from, 0), axis.length - within), days: within };
}

/** A factor over 1 shows more days. What is at the place, a fraction of the view, stays there. */
export function zoomView(axis: Axis, view: TimelineView, factor: number, place = 0.5): TimelineView {
  const days = clampView(axis, { from: 0, days: view.days * factor }).days;
  return clampView(axis, { from: view.from + place * (view.days - days), days });
}

/** The view from which a stretch can be seen: the same, or one that begins shortly before it. */
export function viewWith(axis: Axis, view: TimelineView, from: number, to: number): TimelineView {
  const air = view.days * 0.05;
  const isSeen = from < view.from + view.days - air && to > view.from;
  return isSeen ? view : clampView(axis, { ...view, from: from - air });
}

/** The first and last day in view. */
export function daysInView(axis: Axis, { from, days }: TimelineView): { first: string; last: string } {
  const first = Math.round(from);
  return {
    first: addDays(axis.from, first),
    last: addDays(axis.from, Math.max(Math.round(from + days) - 1, first)),
  };
}

/** Views of about the same length are drawn alike: this is the length that they are drawn for. */
export function drawnLength(days: number): number {
  const halfOctaves = Math.ceil(Math.log2(days / 366) * 2 - 0.01);
  return 366 * 2 ** (halfOctaves / 2);
}

/** The range to draw for a view: some of it on either side, too, so that a view that moves a little needs nothing else. */
export function drawnRange({ from, days }: TimelineView): DrawnRange {
  const spare = days * SPARE;
  return { from: from - spare, to: from + days + spare, length: drawnLength(days) };
}

/** Whether a view and what will be next to it is drawn. */
export function isWithin(axis: Axis, { from, days }: TimelineView, drawn: DrawnRange): boolean {
  const spare = days * LEAST_SPARE;
  return Math.max(from - spare, 0) >= drawn.from && Math.min(from + days + spare, axis.length) <= drawn.to;
}
