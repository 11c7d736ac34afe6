/** The axis of a timeline: its days, and where something is on it. */
import { daysBetween } from '../../catalog/day/day.ts';

/** It begins and ends with a month. */
export interface Axis {
  from: string;
  /** The number of days. */
  length: number;
}

/** Days, counted from the axis's first. */
export interface Stretch {
  at: number;
  size: number;
}

export const MONTH_DAYS = 365.25 / 12;

/** Whether so many days are so many months, whatever months they are. */
export const isAbout = (days: number, months: number) => Math.abs(days - months * MONTH_DAYS) < 2.5;

/** The first of a month so many months after that of a day. */
export function monthAfter(day: string, months: number): string {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

/** Whole months, from that of one day to that of another. */
export function axisOfMonths(first: string, last: string): Axis {
  const from = monthAfter(first, 0);
  return { from, length: daysBetween(from, monthAfter(last, 1)) };
}

/** The first day of each month of the axis. */
export function monthsOf({ from, length }: Axis): string[] {
  const months: string[] = [];
  for (let month = from; daysBetween(from, month) < length; month = monthAfter(month, 1)) months.push(month);
  return months;
}

/** From the first to the last day, both inclusive. */
export function stretchOf(axis: Axis, from: string, to: string): Stretch {
  return { at: daysBetween(axis.from, from), size: Math.max(daysBetween(from, to), 0) + 1 };
}

/** @param digits behind the point: an axis of years can be many screens wide */
export function percentOf(axis: Axis, days: number, digits = 4): string {
  return `${+((days / axis.length) * 100).toFixed(digits)}%`;
}

/** The middle of today; null if today is not on the axis. */
export function nowOn(axis: Axis, today: string): number | null {
  const day = daysBetween(axis.from, today);
  return day >= 0 && day < axis.length ? day + 0.5 : null;
}
