/** A typed text as the words to look for, and the years. */
import { slugOf } from '../slug.ts';
import { MONTHS } from './read-date.ts';

export interface Query {
  words: string[];
  years: number[];
}

/** Nobody types more; the rest of a longer text is ignored. */
export const LONGEST_QUERY = 100;
const MOST_WORDS = 8;

/** Between the names of two teams, or before that of a place. */
const CONNECTING = new Set(['vs', 'v', 'versus', 'at', 'the', 'of', 'and', 'in', 'on', 'for', 'against']);
/** Words that can describe any event. */
const FILLING = new Set([
  'next',
  'game',
  'games',
  'match',
  'matches',
  'fixture',
  'fixtures',
  'schedule',
  'when',
  'is',
  'does',
  'do',
  'play',
  'plays',
  'day',
]);

/** The ways to read a text, the most literal one first. */
export function readQuery(text: string): Query[] {
  const typed = text.slice(0, LONGEST_QUERY);
  const literal = meaningfulWords(typed).slice(0, MOST_WORDS);
  const loose = literal.filter((word) => !FILLING.has(word));
  const others = [...(loose.length < literal.length ? [loose] : []), withoutBegunDate(loose)];
  const readings = [literal, ...others].filter((words) => words.length > 0);
  return (readings.length > 0 ? readings : [slugOf(typed).split('-').filter(Boolean)]).map(withYears);
}

/** While a date or a year is typed, as in "nba 26 d" and "super bowl 202", the words before it are searched. */
function withoutBegunDate(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  if (isDayOfMonth(last) || /^20?\d?$/.test(last)) return words.slice(0, -1);
  const isDate = isDayOfMonth(words.at(-2) ?? '') && MONTHS.some((month) => month.startsWith(last));
  return isDate ? words.slice(0, -2) : [];
}

const isDayOfMonth = (word: string) => /^\d\d?$/.test(word) && Number(word) >= 1 && Number(word) <= 31;

/** The words of a text without those that only connect: "Brighton & Hove Albion" is called "brighton hove albion". */
export function meaningfulWords(text: string): string[] {
  return slugOf(text)
    .split('-')
    .filter((word) => word !== '' && !CONNECTING.has(word));
}

function withYears(words: readonly string[]): Query {
  const isYear = (word: string | undefined) => /^20\d\d$/.test(word ?? '');
  return {
    // A season is one year: 2026-27 begins in 2026.
    words: words.filter((word, at) => !isYear(word) && !(isYear(words[at - 1]) && /^\d\d$/.test(word))),
    years: words.filter(isYear).map(Number),
  };
}
