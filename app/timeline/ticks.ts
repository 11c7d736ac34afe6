/** The years, months and weeks that are written above a timeline. */
import { addDays, daysBetween } from '../../catalog/day/day.ts';
import { monthText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { type Axis, MONTH_DAYS, monthAfter, type Stretch } from './axis.ts';

export interface Tick extends Stretch {
  /** The first day of the week, month or year. */
  day: string;
  text: string;
}

/** The two lines of names above the rows. */
export interface Ticks {
  major: Tick[];
  minor: Tick[];
}

/** Pixels that a month needs so that the numbers of its weeks, its name, or that of its quarter can be read. */
const MONTH_WITH_WEEKS = 120;
const MONTH_WITH_NAME = 28;
const MONTH_OF_QUARTER = 10;

/** What is written in the two lines above the rows, of the stretch between two places. */
export function ticksOn(
  axis: Axis,
  dayWidth: number,
  weekStart: Visitor['weekStart'],
  from = 0,
  to = axis.length,
): Ticks {
  const monthWidth = dayWidth * MONTH_DAYS;
  if (monthWidth >= MONTH_WITH_WEEKS) {
    return { major: monthTicks(axis, 1, from, to, monthText), minor: weekTicks(axis, weekStart, from, to) };
  }
  const major = monthTicks(axis, 12, from, to, (day) => day.slice(0, 4));
  if (monthWidth < MONTH_OF_QUARTER) return { major, minor: [] };
  const months = monthWidth >= MONTH_WITH_NAME ? 1 : 3;
  // Three letters are enough for English months.
  return { major, minor: monthTicks(axis, months, from, to, (day) => monthText(day).slice(0, 3)) };
}

/** A tick for every so many months of which some is between two places. */
function monthTicks(axis: Axis, months: number, from: number, to: number, textOf: (day: string) => string) {
  const first = addDays(axis.from, Math.max(Math.floor(from), 0));
  const end = Math.min(to, axis.length);
  const place = (day: string) => daysBetween(axis.from, day);
  const ticks: Tick[] = [];
  let day = monthAfter(first, -((Number(first.slice(5, 7)) - 1) % months));
  while (place(day) < end) {
    const next = monthAfter(day, months);
    const at = Math.max(place(day), 0);
    ticks.push({ day, at, size: Math.min(place(next), axis.length) - at, text: textOf(day) });
    day = next;
  }
  return ticks;
}

function weekTicks(axis: Axis, weekStart: Visitor['weekStart'], from: number, to: number): Tick[] {
  const weekday = new Date(`${axis.from}T00:00:00Z`).getUTCDay();
  const first = ((weekStart === 'monday' ? 1 : 0) - weekday + 7) % 7;
  const weeksBefore = Math.max(Math.floor((from - first) / 7), 0);
  const ticks: Tick[] = [];
  for (let at = first + 7 * weeksBefore; at < Math.min(to, axis.length); at += 7) {
    const day = addDays(axis.from, at);
    ticks.push({ day, at, size: Math.min(7, axis.length - at), text: String(Number(day.slice(8))) });
  }
  return ticks;
}
