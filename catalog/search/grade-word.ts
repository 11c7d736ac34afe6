/** How well each text of the index matches one typed word. */
import {
  lettersMissing,
  lettersOf,
  mistakesAllowed,
  mistakesBetween,
  mistakesToBeginning,
} from './mistakes.ts';
import type { SearchIndex } from './search-index.ts';

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
  const grades = new Uint8Array(index.texts.length);
  for (const [word, { texts }] of index.words) {
    if (word.startsWith(typed)) raise(grades, texts, word === typed ? EXACT : BEGINNING);
  }
  if (mistyped) for (const word of similarWords(index, typed)) raise(grades, textsOf(index, word), MISTYPED);
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
    .map((word) => ({
      word,
      mistakes: mistakesBetween(typed, word, allowed),
      uses: textsOf(index, word).length,
    }))
    .filter(({ mistakes }) => mistakes <= allowed)
    .sort((a, b) => a.mistakes - b.mistakes || b.uses - a.uses || (a.word < b.word ? -1 : 1))
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
  const grades = new Uint8Array(index.texts.length);
  const near = [...index.words.keys()].filter(
    (word) => word.length === 3 && mistakesBetween(typed, word, 1) === 1,
  );
  const swapped = near.filter((word) => lettersOf(typed) === lettersOf(word));
  // One wrong letter of three makes another team; beside other words, the few leagues can be told apart.
  const end = swapped.length > 0 ? index.pageCount : index.firstTeam;
  for (const word of swapped.length > 0 || isAlone ? swapped : near) {
    for (const text of textsOf(index, word)) if (text < end) grades[text] = MISTYPED;
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

const textsOf = (index: SearchIndex, word: string) => index.words.get(word)?.texts ?? [];

/** Gives texts a grade, unless they have a better one. */
function raise(grades: Grades, texts: readonly number[], grade: number): void {
  for (const text of texts) if ((grades[text] ?? 0) < grade) grades[text] = grade;
}

/** The words that were probably meant, or whose beginning was. */
function similarWords(index: SearchIndex, typed: string): readonly string[] {
  const known = index.similar.get(typed);
  if (known) return known;
  const similar = compareAll(index, typed);
  if (index.similar.size >= MOST_CACHED) index.similar.clear();
  index.similar.set(typed, similar);
  return similar;
}

function compareAll({ words }: SearchIndex, typed: string): string[] {
  const allowed = mistakesAllowed(typed.length);
  const similar: string[] = [];
  if (allowed === 0) return similar;
  const typedLetters = lettersOf(typed);
  const initial = typed.charCodeAt(0);
  for (const [word, { letters }] of words) {
    // Two mistakes and another first letter: that is another word.
    const most = initial === word.charCodeAt(0) ? allowed : 1;
    // Most words can be excluded by their letters alone.
    if (lettersMissing(typedLetters, letters) > most) continue;
    if (mistakesToBeginning(typed, word, most) <= most) similar.push(word);
  }
  return similar;
}
