/** The axis of a timeline: months, weeks and today as places on it. Both timelines have one. */
import { addDays, daysBetween } from '../../catalog/day.ts';
import type { Visitor } from '../time/visitor.tsx';

/** Whole months, so that every tick but the last stands at a first of a month. */
export interface Axis {
  from: string;
  /** The number of days. */
  length: number;
}

/** A stretch of the axis, in fractions of it. */
export interface Stretch {
  at: number;
  size: number;
}

export interface Tick extends Stretch {
  /** The first day of the month or week. */
  day: string;
}

export const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;
export const nextMonth = (day: string) => firstOfMonth(addDays(firstOfMonth(day), 31));

/** From the first to the last day, both inclusive. */
export function stretchOf(axis: Axis, from: string, to: string): Stretch {
  return {
    at: daysBetween(axis.from, from) / axis.length,
    size: (daysBetween(from, to) + 1) / axis.length,
  };
}

/** The months of which some is between two days of the axis, counted from its first. */
export function monthTicks(axis: Axis, from = 0, to = axis.length): Tick[] {
  const end = addDays(axis.from, Math.min(Math.ceil(to), axis.length));
  const ticks: Tick[] = [];
  for (
    let day = firstOfMonth(addDays(axis.from, Math.max(Math.floor(from), 0)));
    day < end;
    day = nextMonth(day)
  ) {
    ticks.push({ day, ...stretchOf(axis, day, addDays(nextMonth(day), -1)) });
  }
  return ticks;
}

/** The same of the whole weeks and the one that the axis cuts off at its end. */
export function weekTicks(axis: Axis, weekStart: Visitor['weekStart'], from = 0, to = axis.length): Tick[] {
  const weekday = new Date(`${axis.from}T00:00:00Z`).getUTCDay();
  const first = ((weekStart === 'monday' ? 1 : 0) - weekday + 7) % 7;
  const before = Math.max(Math.floor((from - first) / 7), 0);
  const ticks: Tick[] = [];
  for (let offset = first + 7 * before; offset < Math.min(to, axis.length); offset += 7) {
    const day = addDays(axis.from, offset);
    ticks.push({ day, ...stretchOf(axis, day, addDays(day, Math.min(7, axis.length - offset) - 1)) });
  }
  return ticks;
}

export function nowOn(axis: Axis, today: string): number | null {
  const day = daysBetween(axis.from, today);
  return day >= 0 && day < axis.length ? (day + 0.5) / axis.length : null;
}
