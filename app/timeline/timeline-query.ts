/** Position and zoom of the timeline of all leagues, as its address says them: `?from=2026-08&months=12`. */
import { addDays, daysBetween, isDay } from '../../catalog/day.ts';
import { short } from '../util/quote.ts';
import { daysInView, defaultView, MONTH_DAYS, type TimelineAxis, type TimelineView, viewOf } from './view.ts';

export interface ReadTimeline {
  view: TimelineView;
  /** A sentence for each value that was dropped. */
  warnings: string[];
}

export function readTimeline(search: URLSearchParams, axis: TimelineAxis, today: string): ReadTimeline {
  const warnings: string[] = [];
  const first = axis.from.slice(0, 4);
  const last = addDays(axis.from, axis.length - 1).slice(0, 4);
  const most = Math.round(axis.length / MONTH_DAYS);

  const asked = search.get('from');
  let from: string | undefined;
  if (asked !== null) {
    const day = /^\d{4}-\d{2}$/.test(asked) ? `${asked}-01` : asked;
    const isOnAxis = isDay(day) && day >= axis.from && daysBetween(axis.from, day) < axis.length;
    if (isOnAxis) from = day;
    else
      warnings.push(
        `The timeline runs from ${first} to ${last}; “${short(asked)}” is no month or day of it.`,
      );
  }
  const askedMonths = search.get('months');
  let months: number | undefined;
  if (askedMonths !== null) {
    const number = /^\d{1,3}$/.test(askedMonths) ? Number(askedMonths) : 0;
    if (number >= 1 && number <= most) months = number;
    else warnings.push(`The timeline shows 1 to ${most} months, not “${short(askedMonths)}”.`);
  }
  if (from === undefined && months === undefined) return { view: defaultView(axis, today), warnings };
  return { view: from ? viewOf(axis, from, months) : defaultView(axis, today, months), warnings };
}

/** The address's parameters for a view, to the day and the month; none for the usual one. */
export function withTimeline(
  search: URLSearchParams,
  view: TimelineView,
  axis: TimelineAxis,
  today: string,
): URLSearchParams {
  const result = new URLSearchParams(search);
  result.delete('from');
  result.delete('months');
  const { first, last } = daysInView(axis, view);
  const usual = daysInView(axis, defaultView(axis, today));
  if (first === usual.first && last === usual.last) return result;
  result.set('from', first.endsWith('-01') ? first.slice(0, 7) : first);
  result.set('months', String(Math.max(1, Math.round(view.days / MONTH_DAYS))));
  return result;
}
