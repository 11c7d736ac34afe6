/**
 * Reads a day as people type it: "26 dec", "12/26", "next sunday", "tonight", "in 3 days". Where it can mean two days,
 * both are given, the likelier first; a day that does not exist is none. Only the visitor's today is needed: zones
 * do not matter here.
 */
import { addDays, daysBetween, isDay } from '../day/day.ts';
import { weekOf } from '../event/weeks.ts';
import { isProbably } from './mistakes.ts';

export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];
export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const OTHER_ABBREVIATIONS: Record<string, string> = {
  sept: 'september',
  tues: 'tuesday',
  weds: 'wednesday',
  thur: 'thursday',
  thurs: 'thursday',
};
const COUNTS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const SATURDAY = 5;
/** Further away than this nobody plans, and a day needs a year of four digits. */
const MOST_DAYS = 3660;
/** Shorter words that are close to a month or a weekday are other words: may and man, sun and run. */
const SHORTEST_TYPO = 5;
/** The next 29 February is eight years away at most. */
const YEARS_AHEAD = 8;

/** The days that are meant; none for a date that does not exist; undefined for what is not a date at all. */
export function readDate(text: string, today: string): string[] | undefined {
  const words = text
    .toLowerCase()
    .replace(/,/g, ' ')
    .replace(/\b(\d{1,2})(?:st|nd|rd|th)\b/g, '$1')
    .replace(/([a-z])\./g, '$1')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== 'of' && word !== 'on' && word !== 'the');
  return relativeDay(words, today) ?? numericDay(words, today) ?? dayOfMonth(words, today);
}

function relativeDay(words: readonly string[], today: string): string[] | undefined {
  const [first = '', second = '', third = ''] = words;
  if (words.length === 1) {
    if (first === 'today' || meant(first, ['tonight'])) return [today];
    if (meant(first, ['tomorrow'])) return [addDays(today, 1)];
    if (meant(first, ['yesterday'])) return [addDays(today, -1)];
    if (meant(first, ['weekend'])) return weekend(today);
    // Sun, Sat and Wed alone are the beginnings of teams' names.
    const weekday = first.length > 3 ? weekdayIn(first) : -1;
    return weekday < 0 ? undefined : [comingWeekday(today, weekday)];
  }
  if (words.length === 2) {
    if (first === 'tomorrow' && second === 'night') return [addDays(today, 1)];
    if (!['this', 'next', 'last', 'coming'].includes(first)) return undefined;
    if (meant(second, ['weekend'])) return otherWeekend(first, today);
    const weekday = weekdayIn(second);
    return weekday < 0 ? undefined : otherWeekday(first, weekday, today);
  }
  if (words.join(' ') === 'day after tomorrow') return [addDays(today, 2)];
  if (words.length !== 3 || first !== 'in') return undefined;
  const count = /^\d{1,4}$/.test(second)
    ? Number(second)
    : Math.max(COUNTS.indexOf(second), second === 'a' ? 1 : -1);
  const days = /^days?$/.test(third) ? count : /^weeks?$/.test(third) ? count * 7 : -1;
  return days < 0 || days > MOST_DAYS ? undefined : [addDays(today, days)];
}

function otherWeekday(which: string, weekday: number, today: string): string[] {
  const coming = comingWeekday(today, weekday);
  if (which === 'last') return [addDays(comingWeekday(today, weekday), -7)];
  if (which !== 'next') return [coming];
  // On a Wednesday, "next Sunday" is this week's to some people and next week's to others.
  return coming === today ? [addDays(today, 7)] : [coming, addDays(coming, 7)];
}

function otherWeekend(which: string, today: string): string[] {
  const saturday = saturdayOf(today);
  if (which === 'next') return [addDays(saturday, 7), addDays(saturday, 8)];
  if (which === 'last') return [addDays(saturday, -7), addDays(saturday, -6)];
  return weekend(today);
}

/** What is left of the weekend, or the coming one. */
function weekend(today: string): string[] {
  const saturday = saturdayOf(today);
  return [saturday, addDays(saturday, 1)].filter((day) => day >= today);
}

/** The Saturday of this week; weeks begin on Monday, so a Sunday belongs to the weekend before it. */
function saturdayOf(today: string): string {
  return addDays(today, SATURDAY - weekdayOf(today));
}

function comingWeekday(today: string, weekday: number): string {
  return addDays(today, (weekday - weekdayOf(today) + 7) % 7);
}

/** 2026-12-26, 12/26, 26/12/2026, 26.12. */
function numericDay(words: readonly string[], today: string): string[] | undefined {
  const text = withoutWeekday(words).join(' ');
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text);
  if (iso) return real([dayText(Number(iso[1]), Number(iso[2]), Number(iso[3]))]);
  const european = /^(\d{1,2})\.(\d{1,2})\.?(\d{4}|\d{2})?$/.exec(text);
  if (european) return withYear(Number(european[2]), Number(european[1]), european[3], today);
  // With hyphens only if there is a year: 24-25 is a season.
  const either =
    /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/.exec(text) ?? /^(\d{1,2})-(\d{1,2})-(\d{4})$/.exec(text);
  if (!either) return undefined;
  const [one, two] = [Number(either[1]), Number(either[2])];
  return [...new Set([...withYear(one, two, either[3], today), ...withYear(two, one, either[3], today)])];
}

/** 26 December, Dec 26 2026, Saturday 26 December */
function dayOfMonth(words: readonly string[], today: string): string[] | undefined {
  const [first = '', second = '', year, ...rest] = withoutWeekday(words);
  if (rest.length > 0 || (year !== undefined && !/^(\d{4}|'?\d{2})$/.test(year))) return undefined;
  const [day, month] = /^\d{1,2}$/.test(first) ? [first, monthIn(second)] : [second, monthIn(first)];
  if (month === 0 || !/^\d{1,2}$/.test(day)) return undefined;
  return withYear(month, Number(day), year?.replace("'", ''), today);
}

function withoutWeekday(words: readonly string[]): readonly string[] {
  return words.length > 1 && weekdayIn(words[0] ?? '') >= 0 ? words.slice(1) : words;
}

/** The day in the given year; without one the next such day, today included. */
function withYear(month: number, day: number, year: string | undefined, today: string): string[] {
  if (year !== undefined)
    return real([dayText(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)]);
  const thisYear = Number(today.slice(0, 4));
  const candidates = Array.from({ length: YEARS_AHEAD + 1 }, (_, more) =>
    dayText(thisYear + more, month, day),
  );
  return real(candidates.filter((candidate) => candidate >= today)).slice(0, 1);
}

/** 0 for Monday. */
const weekdayOf = (day: string) => daysBetween(weekOf(day), day);

const real = (days: readonly string[]) => days.filter(isDay);

function dayText(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** 1 to 12; 0 for no month. */
export function monthIn(word: string): number {
  return positionIn(word, MONTHS) + 1;
}

/** 0 for Monday; -1 for no weekday. */
function weekdayIn(word: string): number {
  return positionIn(word, WEEKDAYS);
}

function positionIn(word: string, list: readonly string[]): number {
  const full = OTHER_ABBREVIATIONS[word] ?? word;
  const exact = list.findIndex((name) => name === full || (full.length === 3 && name.startsWith(full)));
  return exact >= 0 || word.length < SHORTEST_TYPO ? exact : list.findIndex((name) => isProbably(word, name));
}

function meant(typed: string, words: readonly string[]): boolean {
  return (
    words.includes(typed) || (typed.length >= SHORTEST_TYPO && words.some((word) => isProbably(typed, word)))
  );
}
