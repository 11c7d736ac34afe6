/** How well each text of the index matches one typed word. */
import {
  lettersMissing,
  lettersOf,
  mistakesAllowed,
  mistakesBetween,
  mistakesToBeginning,
} from './mistakes.ts';
import { readRising } from './number-text.ts';
import type { SearchIndex } from './open-index.ts';

/** Grades are compared as numbers: the better, the higher. */
export const NOT_THERE = 0;
export const MISTYPED = 1;
export const BEGINNING = 2;
export const EXACT = 3;

/** A grade for each text. */
export type Grades = Uint8Array;

/** While a word is typed, the words before it are graded again with every letter. */
const MOST_CACHED = 60;

/** Words as they are written; with `mistyped`, also words with a mistake or two. */
export function gradeWord(index: SearchIndex, typed: string, mistyped: boolean): Grades {
  const key = mistyped ? `${typed}~` : typed;
  const known = index.graded.get(key);
  if (known) return known;
  const grades = new Uint8Array(index.offsets.end);
  // Words are in order: those that begin like this are next to each other.
  for (let at = firstFrom(index.words, typed); index.words[at]?.startsWith(typed); at += 1) {
    raise(grades, index, at, index.words[at] === typed ? EXACT : BEGINNING);
  }
  if (mistyped) for (const at of similarWords(index, typed)) raise(grades, index, at, MISTYPED);
  if (index.graded.size >= MOST_CACHED) index.graded.clear();
  index.graded.set(key, grades);
  return grades;
}

/** The words as written where there are any, else with mistakes: a correctly typed name is not mixed with similar ones. */
export function gradeWordOrSimilar(index: SearchIndex, typed: string): Grades {
  const written = gradeWord(index, typed, false);
  return isAnywhere(written) ? written : gradeWord(index, typed, true);
}

/** The words that were probably meant, the likeliest first: the fewest mistakes, then those in the most texts. */
export function corrections(index: SearchIndex, typed: string, most: number): string[] {
  const allowed = mistakesAllowed(typed.length);
  if (allowed === 0 || /\d/.test(typed)) return [];
  return similarWords(index, typed)
    .map((at) => {
      const word = index.words[at] ?? '';
      const mistakes = mistakesBetween(typed, word, allowed);
      return { word, mistakes, uses: index.textsOfWord[at]?.length ?? 0 };
    })
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort((a, b) => a.mistakes - b.mistakes || b.uses - a.uses)
    .slice(0, most)
    .map(({ word }) => word);
}

/** Only the texts with the word itself. */
export function exactly(grades: Grades): Grades {
  return grades.map((grade) => (grade === EXACT ? EXACT : NOT_THERE));
}

/** As a last resort also words of three letters with two of them swapped or one wrong: "nlf" for the NFL. */
export function gradeAnyMistake(index: SearchIndex, typed: string, isAlone: boolean): Grades {
  if (typed.length !== 3 || /\d/.test(typed)) return gradeWord(index, typed, true);
  const key = `${typed}~~${isAlone}`;
  const known = index.graded.get(key);
  if (known) return known;
  const grades = new Uint8Array(index.offsets.end);
  const near = index.words.flatMap((word, at) =>
    word.length === 3 && mistakesBetween(typed, word, 1) === 1 ? [{ word, at }] : [],
  );
  const swapped = near.filter(({ word }) => lettersOf(typed) === lettersOf(word));
  // One wrong letter of three makes another team; beside other words, the few leagues can be told apart.
  const end = swapped.length > 0 ? index.offsets.names : index.offsets.teams;
  for (const { at } of swapped.length > 0 || isAlone ? swapped : near) {
    for (const text of readRising(index.textsOfWord[at] ?? '')) if (text < end) grades[text] = MISTYPED;
  }
  index.graded.set(key, grades);
  return grades;
}

/** Whether any text has the word. */
export function isAnywhere(grades: Grades): boolean {
  return bestGrade(grades) > NOT_THERE;
}

export function bestGrade(grades: Grades): number {
  return [EXACT, BEGINNING, MISTYPED].find((grade) => grades.includes(grade)) ?? NOT_THERE;
}

/** Gives the texts of a word a grade, unless they have a better one. */
function raise(grades: Grades, { textsOfWord }: SearchIndex, word: number, grade: number): void {
  const texts = readRising(textsOfWord[word] ?? '');
  for (let at = 0; at < texts.length; at += 1) {
    const text = texts[at] ?? 0;
    if ((grades[text] ?? 0) < grade) grades[text] = grade;
  }
}

/** The position of the first word that does not come before the given one. */
export function firstFrom(words: readonly string[], word: string): number {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words that were probably meant, or whose beginning was. */
function similarWords(index: SearchIndex, typed: string): readonly number[] {
  const known = index.similar.get(typed);
  if (known) return known;
  const similar = compareAll(index, typed);
  if (index.similar.size >= MOST_CACHED) index.similar.clear();
  index.similar.set(typed, similar);
  return similar;
}

function compareAll(index: SearchIndex, typed: string): number[] {
  const { words } = index;
  const allowed = mistakesAllowed(typed.length);
  const similar: number[] = [];
  if (allowed === 0) return similar;
  const letters = index.letters();
  const typedLetters = lettersOf(typed);
  const initial = typed.charCodeAt(0);
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    // Two mistakes and another first letter: that is another word.
    const most = initial === word.charCodeAt(0) ? allowed : 1;
    // Most words can be excluded by their letters alone.
    if (lettersMissing(typedLetters, letters[at] ?? 0) > most) continue;
    if (mistakesToBeginning(typed, word, most) <= most) similar.push(at);
  }
  return similar;
}
