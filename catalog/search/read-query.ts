/** A typed text as the words to look for, and the years. */
import { slugOf } from '../util/slug.ts';
import { MAX_SEARCH_LENGTH } from './longest-query.ts';
import { isProbably } from './mistakes.ts';
import { MONTHS, WEEKDAYS } from './read-date.ts';

export interface Query {
  words: string[];
  years: number[];
  /** The words are not those that were typed. */
  isGuess?: boolean;
  /** Words that only begin like these do not count. */
  isExact?: boolean;
}

const MOST_WORDS = 8;

/** Between the names of two teams, or before that of a place. */
const CONNECTING = new Set(['vs', 'v', 'versus', 'at', 'the', 'of', 'and', 'in', 'on', 'for', 'against']);
/** Words that can describe any event. */
const FILLING = new Set(
  'next upcoming coming game games match matches fixture fixtures schedule calendar event events when what which who whom where how is are was does do did will to a an i can my play plays playing played start starts begin begins time times date dates day night evening afternoon morning kickoff tickets tv channel channels watch stream streaming broadcast broadcasts television team teams season card versus'.split(
    ' ',
  ),
);

export const isFilling = (word: string) => FILLING.has(word);

/** Those that are longer than most and that people mistype in a hurry. */
const MISTYPED_FILLING = ['game', 'games', 'match', 'matches', 'fixture', 'fixtures', 'schedule', 'playing'];

/** The ways to read a text, the most literal one first. */
export function readQueries(text: string): Query[] {
  const typed = text.slice(0, MAX_SEARCH_LENGTH);
  const literal = meaningfulWords(typed).slice(0, MOST_WORDS);
  const loose = literal.filter((word) => !FILLING.has(word));
  const looser = loose.filter((word) => !MISTYPED_FILLING.some((filling) => isProbably(word, filling)));
  const others = [
    ...(loose.length < literal.length ? [loose] : []),
    ...(looser.length < loose.length ? [looser] : []),
    withoutBegunTime(loose),
  ];
  return [literal, ...others].filter((words) => words.length > 0).map(withYears);
}

/** While a time is typed, as in "nba 26 d", "ufc dece" and "super bowl 202", the words before it are searched. */
function withoutBegunTime(words: readonly string[]): string[] {
  const last = words.at(-1) ?? '';
  if (isDayOfMonth(last) || /^20?\d?$/.test(last)) return words.slice(0, -1);
  if (isDayOfMonth(words.at(-2) ?? '') && isBegun(last, MONTHS)) return words.slice(0, -2);
  return isBegun(last, TIME_WORDS) ? words.slice(0, -1) : [];
}

/** What a time begins with. */
const TIME_WORDS = [...MONTHS, ...WEEKDAYS, 'today', 'tonight', 'tomorrow', 'this', 'next', 'weekend'];

const isBegun = (typed: string, words: readonly string[]) =>
  words.some((word) => word.startsWith(typed) && word !== typed);

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
