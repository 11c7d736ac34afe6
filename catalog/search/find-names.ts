/** The leagues, teams and venues that match all words of a query, the best first. */
import { distance } from 'fastest-levenshtein';
import { slugOf } from '../util/slug.ts';
import { EXACT, type Grades, gradeWord, NOT_THERE } from './grade-word.ts';
import { meaningfulWords } from './read-query.ts';
import { currentTexts, namesOf, type SearchIndex, type Text } from './search-index.ts';

export type Kinds = readonly Text['kind'][];

/** The texts that are called exactly what was typed. */
export function textsCalled(
  index: SearchIndex,
  words: readonly string[],
  grades: readonly Grades[],
): Set<number> {
  const called = new Set<number>();
  const [first, ...others] = grades;
  if (!first) return called;
  const typed = words.join(' ');
  for (let text = first.indexOf(EXACT); text >= 0; text = first.indexOf(EXACT, text + 1)) {
    if (others.some((word) => word[text] !== EXACT)) continue;
    if (namesToCall(index, text).some((name) => meaningfulWords(name).join(' ') === typed)) called.add(text);
  }
  // What is called after a sport is not what people mean by it: the Olympic "Basketball".
  const isSport = [...called].some((text) => index.texts[text]?.kind === 'sport');
  return isSport ? new Set([...called].filter((text) => text < index.pageCount)) : called;
}

/** Details such as "Chicago" are no name of the event. */
function namesToCall(index: SearchIndex, text: number): readonly string[] {
  const names = namesOf(index, text);
  return index.texts[text]?.kind === 'detail' ? names.slice(1) : names;
}

export interface NameQuery {
  words: readonly string[];
  grades: readonly Grades[];
  called: ReadonlySet<number>;
  /** Midnight UTC of the visitor's today. */
  today: number;
}

export function findNames(index: SearchIndex, kinds: Kinds, query: NameQuery, most: number): number[] {
  const { words, grades, called, today } = query;
  if (grades.length === 0) return [];
  const found: { text: number; rank: number }[] = [];
  for (let text = 0; text < index.texts.length; text += 1) {
    let worst = EXACT;
    for (const word of grades) worst = Math.min(worst, word[text] ?? 0);
    if (worst === NOT_THERE || !isOf(index, text, kinds)) continue;
    const isBeginning = namesOf(index, text).some((name) => name.toLowerCase().startsWith(words[0] ?? ''));
    found.push({ text, rank: called.has(text) ? -1 : EXACT - worst + (isBeginning ? 0 : 0.5) });
  }
  // Those with current seasons first, then those with most seasons.
  const isCurrent = currentTexts(index, today);
  const prominence = (text: number) => (isCurrent[text] ?? 0) * 1000 + (index.texts[text]?.seasons ?? 0);
  return found
    .sort((a, b) => a.rank - b.rank || prominence(b.text) - prominence(a.text) || a.text - b.text)
    .slice(0, most)
    .map(({ text }) => text);
}

const isOf = ({ texts }: SearchIndex, text: number, kinds: Kinds) =>
  kinds.some((kind) => texts[text]?.kind === kind);

/** A name of which more than this share is different was not meant. */
const TOO_DIFFERENT = 0.6;

/** If nothing matches: the pages with most of the words, else the most similar ones. */
export function nearestPages(index: SearchIndex, words: readonly string[], most: number): number[] {
  const grades = words.map((word) => gradeWord(index, word, true));
  const typed = words.join('');
  const found: { text: number; rank: number }[] = [];
  for (let text = 0; text < index.pageCount; text += 1) {
    const hits = grades.filter((word) => (word[text] ?? 0) > NOT_THERE).length;
    const rank = hits > 0 ? -hits : shareOfMistakes(typed, namesOf(index, text)[0] ?? '');
    if (rank < TOO_DIFFERENT) found.push({ text, rank });
  }
  return found
    .sort((a, b) => a.rank - b.rank || a.text - b.text)
    .slice(0, most)
    .map(({ text }) => text);
}

function shareOfMistakes(typed: string, name: string): number {
  const longest = Math.max(typed.length, name.length);
  // A difference in length is a mistake for each letter.
  if (Math.abs(typed.length - name.length) / longest >= TOO_DIFFERENT) return 1;
  const slug = slugOf(name).replaceAll('-', '');
  return distance(typed, slug) / Math.max(typed.length, slug.length, 1);
}
