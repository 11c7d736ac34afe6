/** How well each text of the index answers one typed word. */
import { mistakesAllowed, mistakesBetween } from './mistakes.ts';
import type { SearchIndex } from './open-index.ts';

/** Grades are compared as numbers: the better, the higher. */
export const NOT_THERE = 0;
export const MISTYPED = 1;
export const BEGINNING = 2;
export const EXACT = 3;

/** A grade for each text. */
export type Grades = Uint8Array;

/** Typing a word asks for it again and again while the words before it stay. */
const KEPT = 60;

/** Words as they are written; with `mistyped`, also words with a mistake or two. */
export function gradeWord(index: SearchIndex, typed: string, mistyped: boolean): Grades {
  const key = mistyped ? `${typed}~` : typed;
  const known = index.graded.get(key);
  if (known) return known;
  const grades = new Uint8Array(index.offsets.end);
  index.packed.words.forEach((word, position) => {
    const grade = gradeOf(typed, word, mistyped);
    if (grade === NOT_THERE) return;
    const end = index.firstText[position + 1] ?? 0;
    for (let at = index.firstText[position] ?? 0; at < end; at += 1) {
      const text = index.texts[at] ?? 0;
      if ((grades[text] ?? 0) < grade) grades[text] = grade;
    }
  });
  if (index.graded.size >= KEPT) index.graded.clear();
  index.graded.set(key, grades);
  return grades;
}

/** The words as written where there are any, else with mistakes: a name that was typed right hides none. */
export function gradeWordOrSimilar(index: SearchIndex, typed: string): Grades {
  const written = gradeWord(index, typed, false);
  return written.some((grade) => grade > NOT_THERE) ? written : gradeWord(index, typed, true);
}

function gradeOf(typed: string, word: string, mistyped: boolean): number {
  if (word.startsWith(typed)) return word.length === typed.length ? EXACT : BEGINNING;
  return mistyped && isSimilar(typed, word) ? MISTYPED : NOT_THERE;
}

function isSimilar(typed: string, word: string): boolean {
  const allowed = mistakesAllowed(typed.length);
  if (allowed === 0 || word.length < typed.length - allowed) return false;
  // Two mistakes and another first letter: that is another word.
  const most = typed.charCodeAt(0) === word.charCodeAt(0) ? allowed : 1;
  // What is typed may be the beginning of a longer word.
  const length = Math.min(word.length, typed.length + most);
  for (let end = Math.max(typed.length - most, 1); end <= length; end += 1) {
    if (mistakesBetween(typed, word.slice(0, end), most) <= most) return true;
  }
  return false;
}
