/**
 * When something is to be, as people type it: "26 dec", "next sunday", "this weekend", "december", "thanksgiving 2027".
 * Only the visitor's today is needed: zones do not matter here.
 */
import { addDays, daysBetween } from '../day/day.ts';
import { weekOf } from '../event/weeks.ts';
import { slugOf } from '../util/slug.ts';
import { mistakesAllowed, mistakesBetween } from './mistakes.ts';
import { MONTHS, readDate, WEEKDAYS } from './read-date.ts';
import { readWeekOrMonth, type WeekOrMonth } from './read-week-or-month.ts';
import type { NamedDays } from './search-names.ts';

/** From the first day to the last. */
export interface Days {
  from: string;
  to: string;
}

export interface TimeFilter {
  /** What it can mean, the likelier first; a weekend is two days; none for a date that does not exist. */
  spans: Days[];
  weekOrMonth?: WeekOrMonth;
  /** The holiday's name and the countries that have it. */
  holiday?: { name: string; countries: readonly string[] };
  /** Until the morning after: from Europe, tonight's games of America begin after midnight. */
  isNight: boolean;
}

export interface TimeContext {
  today: string;
  /** Of the visitor. */
  weekStart?: 'monday' | 'sunday' | 'saturday';
  holidays: readonly NamedDays[];
  /** Whether a word is one of the index: then it is no mistyped holiday or phrase. */
  isKnownWord(word: string): boolean;
}

/** How others say these days, and how they are written in a hurry. */
const PHRASES = new Map([
  ['tonite', 'tonight'],
  ['this evening', 'tonight'],
  ['tomorrow night', 'tomorrow'],
  ['tmrw', 'tomorrow'],
  ['tmw', 'tomorrow'],
  ['tomoz', 'tomorrow'],
  ['the weekend', 'this weekend'],
  ['wknd', 'this weekend'],
  ['wkend', 'this weekend'],
  ['upcoming weekend', 'this weekend'],
  ['coming weekend', 'this weekend'],
  ['upcoming week', 'next week'],
  ['the day after tomorrow', 'day after tomorrow'],
]);
const EXACT_PHRASES = [
  'today',
  'tonight',
  'tomorrow',
  'yesterday',
  'this week',
  'next week',
  'last week',
  'this month',
  'next month',
  'last month',
  'this weekend',
  'next weekend',
  'last weekend',
];

/** What was typed besides the time. */
export interface TimeInText {
  time: TimeFilter;
  rest: string[];
}

/** "saturday 26th of december 2026", "martin luther king jr day 2027" */
const LONGEST_PHRASE = 6;

/** The longest phrase of a text that is a time: "nba 26 dec", "bears game sunday", "christmas day nba games". */
export function timeInText(text: string, context: TimeContext): TimeInText | undefined {
  const words = text.trim().split(/\s+/);
  for (let count = Math.min(LONGEST_PHRASE, words.length); count > 0; count -= 1) {
    // What is at the end is a date more often than what is at the beginning.
    for (let start = words.length - count; start >= 0; start -= 1) {
      const phrase = words.slice(start, start + count).join(' ');
      const rest = [...words.slice(0, start), ...words.slice(start + count)];
      const found =
        readHoliday(phrase, rest, context) ??
        withRest(readPlainTime(rest.length > 0 ? inFull(phrase) : phrase, context), rest);
      if (found) return found;
    }
  }
  return undefined;
}

/** Alone, "sun" and "mar" are the beginnings of names; beside a name they are short for a day and a month. */
function inFull(word: string): string {
  const isShort = /^[a-z]{3}$/i.test(word);
  return (isShort && [...MONTHS, ...WEEKDAYS].find((full) => full.startsWith(word.toLowerCase()))) || word;
}

/** What is shorter and similar is another word. */
const SHORTEST_PHRASE = 5;

const withRest = (time: TimeFilter | undefined, rest: string[]) => time && { time, rest };

function readPlainTime(
  typed: string,
  { today, weekStart, isKnownWord }: TimeContext,
): TimeFilter | undefined {
  const text = meantPhrase(typed.toLowerCase(), isKnownWord);
  const weekOrMonth = readWeekOrMonth(text, today);
  if (weekOrMonth) return { spans: [daysOf(weekOrMonth, weekStart)], weekOrMonth, isNight: false };
  const days = readDate(text, today);
  const isNight = text.includes('tonight');
  return days && { spans: days.map((day) => ({ from: day, to: day })), isNight };
}

function meantPhrase(typed: string, isKnownWord: (word: string) => boolean): string {
  const usual = PHRASES.get(typed) ?? typed;
  if (EXACT_PHRASES.includes(usual) || hasOnlyKnownWords(usual, isKnownWord)) return usual;
  return EXACT_PHRASES.find((phrase) => isNearly(usual, phrase)) ?? usual;
}

/** All its words are in the index: it is what somebody wanted to type. */
const hasOnlyKnownWords = (phrase: string, isKnownWord: (word: string) => boolean) =>
  phrase.split(' ').every(isKnownWord);

/** Word by word the same, with a mistake or two in long words and one in short ones. */
function isNearly(typed: string, phrase: string): boolean {
  const words = phrase.split(' ');
  const typedWords = typed.split(' ');
  if (typed.length < SHORTEST_PHRASE || words.length !== typedWords.length) return false;
  return words.every((word, at) => {
    const own = typedWords[at] ?? '';
    const allowed = own.length < 3 ? 0 : Math.max(1, mistakesAllowed(own.length));
    return mistakesBetween(own, word, allowed) <= allowed;
  });
}

function daysOf({ view, day }: WeekOrMonth, weekStart: TimeContext['weekStart'] = 'monday'): Days {
  if (view === 'month') {
    const from = `${day.slice(0, 7)}-01`;
    return { from, to: addDays(`${addDays(from, 31).slice(0, 7)}-01`, -1) };
  }
  const sinceMonday = daysBetween(weekOf(day), day);
  const daysBefore = { monday: 0, sunday: 1, saturday: 2 }[weekStart];
  const from = addDays(day, -((sinceMonday + daysBefore) % 7));
  return { from, to: addDays(from, 6) };
}

const YEAR = /^20\d\d$/;
const WHICH = new Set(['this', 'next', 'last', 'on']);

/** A holiday, in the year that is named beside it; without one the next, today included. */
function readHoliday(phrase: string, rest: readonly string[], context: TimeContext): TimeInText | undefined {
  const [first = '', ...others] = slugOf(phrase).split('-');
  const which = others.length > 0 && WHICH.has(first) ? first : undefined;
  const name = (which ? others : [first, ...others]).join(' ');
  const holiday = holidayCalled(name, context);
  if (!holiday) return undefined;
  const year = rest.find((word) => YEAR.test(word));
  const next = holiday.days.findIndex((days) => lastOf(days) >= context.today);
  const days =
    holiday.days.find((each) => each.startsWith(year ?? '-')) ??
    holiday.days.at(which === 'last' ? next - 1 : next);
  if (days === undefined) return undefined;
  return {
    time: {
      spans: [{ from: days.slice(0, 10), to: lastOf(days) }],
      holiday: { name: holiday.name, countries: holiday.countries },
      isNight: false,
    },
    rest: rest.filter((word) => word !== year),
  };
}

/** The last of the days of a year: see NamedDays. */
const lastOf = (days: string) => days.slice(-10);

/** The next one where several share a name, as the bank holidays do. */
function holidayCalled(name: string, { holidays, today, isKnownWord }: TimeContext): NamedDays | undefined {
  const nextOf = ({ days }: NamedDays) => days.find((each) => lastOf(each) >= today) ?? '9999';
  const called = (isCalled: (own: string) => boolean) =>
    holidays
      .filter(({ calledSo }) => calledSo.some(isCalled))
      .sort((a, b) => (nextOf(a) < nextOf(b) ? -1 : 1))[0];
  const exact = called((own) => own === name);
  if (exact || hasOnlyKnownWords(name, isKnownWord)) return exact;
  return called((own) => own.charCodeAt(0) === name.charCodeAt(0) && isNearly(name, own));
}
