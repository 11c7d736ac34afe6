/** How well each text of the index answers one typed word. */
import { lettersMissing, lettersOf, mistakesAllowed, mistakesToBeginning } from './mistakes.ts';
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
  const { words } = index.packed;
  const isSimilar = mistyped ? similarTo(index, typed) : () => false;
  for (let position = 0; position < words.length; position += 1) {
    const word = words[position] ?? '';
    let grade = NOT_THERE;
    if (word.startsWith(typed)) grade = word.length === typed.length ? EXACT : BEGINNING;
    else if (isSimilar(word, position)) grade = MISTYPED;
    if (grade === NOT_THERE) continue;
    const end = index.firstText[position + 1] ?? 0;
    for (let at = index.firstText[position] ?? 0; at < end; at += 1) {
      const text = index.texts[at] ?? 0;
      if ((grades[text] ?? 0) < grade) grades[text] = grade;
    }
  }
  if (index.graded.size >= KEPT) index.graded.clear();
  index.graded.set(key, grades);
  return grades;
}

/** The words as written where there are any, else with mistakes: a name that was typed right hides none. */
export function gradeWordOrSimilar(index: SearchIndex, typed: string): Grades {
  const written = gradeWord(index, typed, false);
  return isAnywhere(written) ? written : gradeWord(index, typed, true);
}

/** Whether any text has the word. */
export function isAnywhere(grades: Grades): boolean {
  return grades.some((grade) => grade > NOT_THERE);
}

/** Tells the words that were probably meant, or whose beginning was. */
function similarTo({ letters }: SearchIndex, typed: string): (word: string, position: number) => boolean {
  const allowed = mistakesAllowed(typed.length);
  if (allowed === 0) return () => false;
  const typedLetters = lettersOf(typed);
  return (word, position) => {
    // Two mistakes and another first letter: that is another word.
    const most = typed.charCodeAt(0) === word.charCodeAt(0) ? allowed : 1;
    if (lettersMissing(typedLetters, letters[position] ?? 0) > most) return false;
    return mistakesToBeginning(typed, word, most) <= most;
  };
}
