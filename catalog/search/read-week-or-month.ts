/** Reads a week or a month as people type it: "next week", "last week of december", "december 2027". */
import { addDays } from '../day/day.ts';
import { monthIn, readDate } from './read-date.ts';

export interface WeekOrMonth {
  view: 'week' | 'month';
  /** A day in it. */
  day: string;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'last'];
const WEEK = 7;

/** Undefined for what is neither. */
export function readWeekOrMonth(text: string, today: string): WeekOrMonth | undefined {
  const words = text
    .toLowerCase()
    .replace(/,/g, ' ')
    .trim()
    .split(/\s+/)
    .filter((word) => !['of', 'in', 'the', 'on'].includes(word));
  const [first = '', second = '', ...rest] = words;
  if (second === 'week' && rest.length > 0) return weekOfMonth(first, rest, today);
  if (first === 'week') return weekAround(words.slice(1), today);
  return relative(words, today) ?? wholeMonth(words, today);
}

/** this week, next month */
function relative(
  [which = '', what = '', ...rest]: readonly string[],
  today: string,
): WeekOrMonth | undefined {
  const by = ['last', 'this', 'next'].indexOf(which) - 1;
  if (by < -1 || rest.length > 0) return undefined;
  if (what === 'week') return { view: 'week', day: addDays(today, by * WEEK) };
  if (what !== 'month') return undefined;
  const middle = `${today.slice(0, 7)}-15`;
  return { view: 'month', day: by === 0 ? today : `${addDays(middle, by * 30).slice(0, 7)}-01` };
}

/** last week of december 2026 */
function weekOfMonth(which: string, month: readonly string[], today: string): WeekOrMonth | undefined {
  const position = ORDINALS.indexOf(which);
  const from = firstDayOf(month, today);
  if (position < 0 || from === undefined) return undefined;
  const day = which === 'last' ? addDays(monthAfter(from), -1) : addDays(from, position * WEEK);
  return { view: 'week', day };
}

/** week of 28 december */
function weekAround(words: readonly string[], today: string): WeekOrMonth | undefined {
  const [day] = readDate(words.join(' '), today) ?? [];
  return day === undefined ? undefined : { view: 'week', day };
}

/** december, dec 2027; a month alone in full, as "mar" is the beginning of many names. */
function wholeMonth(words: readonly string[], today: string): WeekOrMonth | undefined {
  const [name = '', year] = words;
  if (year === undefined && name.length < 4 && name !== 'may') return undefined;
  const day = firstDayOf(words, today);
  return day === undefined ? undefined : { view: 'month', day };
}

/** Of the month in that year; without one, of the next such month, this one included. */
function firstDayOf([name = '', year, ...rest]: readonly string[], today: string): string | undefined {
  const month = String(monthIn(name)).padStart(2, '0');
  if (month === '00' || rest.length > 0 || !/^20\d\d$/.test(year ?? '2000')) return undefined;
  const thisYear = Number(today.slice(0, 4));
  const next = month < today.slice(5, 7) ? thisYear + 1 : thisYear;
  return `${year ?? next}-${month}-01`;
}

function monthAfter(firstDay: string): string {
  return `${addDays(firstDay, 31).slice(0, 7)}-01`;
}
