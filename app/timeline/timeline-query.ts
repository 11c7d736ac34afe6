/** Position and zoom of the timeline of all leagues in the URL: `?from=2026-08&months=12`. */
import { addDays, daysBetween, isDay } from '../../catalog/day/day.ts';
import { known, type QueryParameters } from '../util/query.ts';
import { type Axis, MONTH_DAYS } from './axis.ts';
import { daysInView, defaultView, type TimelineView, viewOf } from './view.ts';

interface TimelineQuery {
  /** A day. */
  from: string | undefined;
  months: number | undefined;
}

export function timelineParameters(axis: Axis): QueryParameters<TimelineQuery> {
  const [first, last] = [axis.from, addDays(axis.from, axis.length - 1)].map((day) => day.slice(0, 4));
  const most = Math.round(axis.length / MONTH_DAYS);
  return {
    from: {
      name: 'from',
      parse: known(
        (text) => {
          const day = /^\d{4}-\d{2}$/.test(text) ? `${text}-01` : text;
          const isOnAxis = isDay(day) && day >= axis.from && daysBetween(axis.from, day) < axis.length;
          return isOnAxis ? day : undefined;
        },
        (quoted) => `${quoted} is not a month or day on the timeline, which runs from ${first} to ${last}.`,
      ),
      fallback: undefined,
      write: (day = '') => (day.endsWith('-01') ? day.slice(0, 7) : day),
    },
    months: {
      name: 'months',
      parse: known(
        (text) => {
          const months = /^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined;
          return months && months <= most ? months : undefined;
        },
        (quoted) => `The timeline shows 1 to ${most} months, not ${quoted}.`,
      ),
      fallback: undefined,
    },
  };
}

export function requestedView({ from, months }: TimelineQuery, axis: Axis, today: string): TimelineView {
  return from === undefined ? defaultView(axis, today, months) : viewOf(axis, from, months);
}

/** What requests a view, to the day and the month; nothing for the default one. */
export function queryOfView(view: TimelineView, axis: Axis, today: string): TimelineQuery {
  const { first, last } = daysInView(axis, view);
  const usual = daysInView(axis, defaultView(axis, today));
  if (first === usual.first && last === usual.last) return { from: undefined, months: undefined };
  return { from: first, months: Math.max(1, Math.round(view.days / MONTH_DAYS)) };
}
