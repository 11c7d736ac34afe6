/** Position and zoom of the timeline of all leagues in the URL: `?from=2026-08&months=12`. */
import { addDays, daysBetween, isDay } from '../../catalog/day/day.ts';
import { short } from '../../catalog/util/quote.ts';
import { type Axis, MONTH_DAYS } from './axis.ts';
import { daysInView, defaultView, type TimelineView, viewOf } from './view.ts';

export interface ReadTimeline {
  view: TimelineView;
  /** A sentence for each value that was dropped. */
  warnings: string[];
}

export function readTimeline(search: URLSearchParams, axis: Axis, today: string): ReadTimeline {
  const warnings: string[] = [];
  const first = axis.from.slice(0, 4);
  const last = addDays(axis.from, axis.length - 1).slice(0, 4);
  const most = Math.round(axis.length / MONTH_DAYS);

  const requested = search.get('from');
  let from: string | undefined;
  if (requested !== null) {
    const day = /^\d{4}-\d{2}$/.test(requested) ? `${requested}-01` : requested;
    const isOnAxis = isDay(day) && day >= axis.from && daysBetween(axis.from, day) < axis.length;
    if (isOnAxis) from = day;
    else
      warnings.push(
        `“${short(requested)}” is not a month or day on the timeline, which runs from ${first} to ${last}.`,
      );
  }
  const requestedMonths = search.get('months');
  let months: number | undefined;
  if (requestedMonths !== null) {
    const number = /^\d{1,3}$/.test(requestedMonths) ? Number(requestedMonths) : 0;
    if (number >= 1 && number <= most) months = number;
    else warnings.push(`The timeline shows 1 to ${most} months, not “${short(requestedMonths)}”.`);
  }
  if (from === undefined && months === undefined) return { view: defaultView(axis, today), warnings };
  return { view: from ? viewOf(axis, from, months) : defaultView(axis, today, months), warnings };
}

/** The URL's parameters for a view, to the day and the month; none for the default one. */
export function withTimeline(
  search: URLSearchParams,
  view: TimelineView,
  axis: Axis,
  today: string,
): URLSearchParams {
  const result = new URLSearchParams(search);
  result.delete('from');
  result.delete('months');
  const { first, last } = daysInView(axis, view);
  const year = daysInView(axis, defaultView(axis, today));
  if (first === year.first && last === year.last) return result;
  result.set('from', first.endsWith('-01') ? first.slice(0, 7) : first);
  result.set('months', String(Math.max(1, Math.round(view.days / MONTH_DAYS))));
  return result;
}
