/** Other ways to write the words of a query: mistakes corrected, abbreviations in full, words that were run together. */
import { textsCalled } from './find-names.ts';
import { corrections, gradeWord, isAnywhere } from './grade-word.ts';
import { isFilling, meaningfulWords, type Query } from './read-query.ts';
import type { SearchIndex } from './search-index.ts';

const MOST_CORRECTIONS = 3;

/** The query with the words that are not in the index corrected, the likeliest correction first. */
export function corrected(index: SearchIndex, { words, years }: Query): Query[] {
  const likely = words.map((word) =>
    isFilling(word) || isAnywhere(gradeWord(index, word, false))
      ? []
      : corrections(index, word, MOST_CORRECTIONS),
  );
  const count = Math.max(0, ...likely.map(({ length }) => length));
  const queries = Array.from({ length: count }, (_, choice) => ({
    // A word with fewer corrections keeps its best one.
    words: words.map((word, at) => likely[at]?.[choice] ?? likely[at]?.[0] ?? word),
    years,
    isGuess: true,
  }));
  // What becomes a name as a whole was meant: "el classico" is El Clásico, not something with "El" and "Classic".
  return [
    ...queries.filter((query) => isName(index, query)),
    ...queries.filter((query) => !isName(index, query)),
  ];
}

function isName(index: SearchIndex, { words }: Query): boolean {
  const grades = words.map((word) => gradeWord(index, word, false));
  return textsCalled(index, words, grades).size > 0;
}

export function otherSpellings(index: SearchIndex, { words, years }: Query): Query[] {
  const rewritten = (rewrite: (word: string) => string[]) => ({ words: words.flatMap(rewrite), years });
  return [
    rewritten((word) => meaningfulWords(inFull(index, word))),
    rewritten((word) => (index.words.has(word) ? [word] : (splitWord(index, word) ?? [word]))),
    // LX is not the beginning of LXI.
    { ...rewritten((word) => [romanNumeral(word)]), isExact: true },
  ].filter((query) => query.words.join(' ') !== words.join(' '));
}

/** Not every word that an object answers to is an abbreviation: "constructor". */
function inFull({ names }: SearchIndex, word: string): string {
  const { abbreviations } = names.otherNames;
  return (Object.hasOwn(abbreviations, word) && abbreviations[word]) || word;
}

/** Shorter parts are in everything. */
const SHORTEST_PART = 2;
const MOST_LETTERS = 40;

/** redsox, premierleague, northlondonderby; the last part may be unfinished or mistyped. */
function splitWord(index: SearchIndex, word: string): string[] | undefined {
  if (word.length > MOST_LETTERS) return undefined;
  for (let end = word.length - SHORTEST_PART; end >= SHORTEST_PART; end -= 1) {
    const [first, rest] = [word.slice(0, end), word.slice(end)];
    if (!index.words.has(first)) continue;
    if (index.words.has(rest)) return [first, rest];
    const others = splitWord(index, rest);
    if (others) return [first, ...others];
    if (first.length > 2 && rest.length > 3) return [first, rest];
  }
  return undefined;
}

const NUMERALS: [value: number, letters: string][] = [
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** 61 → lxi; other words, and numbers of three digits, stay. */
function romanNumeral(word: string): string {
  if (!/^\d\d?$/.test(word)) return word;
  let rest = Number(word);
  let letters = '';
  for (const [value, numeral] of NUMERALS) {
    for (; rest >= value; rest -= value) letters += numeral;
  }
  return letters || word;
}
