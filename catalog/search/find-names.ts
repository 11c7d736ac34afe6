/** The leagues, teams and venues that answer all words of a query, the best first. */
import { distance } from 'fastest-levenshtein';
import { slugOf } from '../slug.ts';
import { isAheadAt } from './find-events.ts';
import { EXACT, type Grades, gradeWord, NOT_THERE } from './grade-word.ts';
import type { SearchIndex } from './open-index.ts';
import { meaningfulWords } from './read-query.ts';

/** A text between these two numbers. */
export type Range = readonly [from: number, to: number];

/** What a text is called: its name and its other names. */
export function namesOf({ packed, offsets }: SearchIndex, text: number): string[] {
  if (text < offsets.leagues) return nameAndAliases(packed.sports[text]);
  if (text < offsets.teams) return nameAndAliases(packed.leagues[text - offsets.leagues]);
  if (text < offsets.names) {
    const team = text - offsets.teams;
    return [packed.teams.name[team] ?? '', ...(packed.teams.aliases[team] ?? [])];
  }
  if (text < offsets.venues) return [packed.names[text - offsets.names] ?? ''];
  return [packed.venues[text - offsets.venues] ?? ''];
}

const nameAndAliases = (entry: { name: string; aliases: string[] } | undefined) =>
  entry ? [entry.name, ...entry.aliases] : [];

/** The texts that are called exactly what was typed. */
export function textsCalled(
  index: SearchIndex,
  words: readonly string[],
  grades: readonly Grades[],
): Set<number> {
  const called = new Set<number>();
  if (words.length === 0) return called;
  const typed = words.join(' ');
  for (let text = 0; text < index.offsets.labels; text += 1) {
    if (!grades.every((word) => word[text] === EXACT)) continue;
    if (namesOf(index, text).some((name) => meaningfulWords(name).join(' ') === typed)) called.add(text);
  }
  return called;
}

/** When something of each text is on next: the rows of the next event, or of the last one; -1 for none. */
export interface NearestRows {
  next: Int32Array;
  last: Int32Array;
}

export function nearestRows(index: SearchIndex, now: number, today: number): NearestRows {
  const { rows, offsets } = index;
  const next = new Int32Array(offsets.end).fill(-1);
  const last = new Int32Array(offsets.end).fill(-1);
  const start = (row: number | undefined) => rows.start[row ?? 0] ?? 0;
  for (let row = 0; row < rows.count; row += 1) {
    if (rows.isPeriod[row] === 1) continue;
    const isAhead = isAheadAt(index, row, now, today);
    const nearest = isAhead ? next : last;
    for (const column of [rows.first, rows.second, rows.league, rows.venue]) {
      const text = column[row] ?? 0;
      const known = nearest[text] ?? -1;
      const isNearer = known < 0 || (isAhead ? start(row) < start(known) : start(row) > start(known));
      if (isNearer) nearest[text] = row;
    }
  }
  return { next, last };
}

export interface NameQuestion {
  words: readonly string[];
  grades: readonly Grades[];
  called: ReadonlySet<number>;
  nearest: NearestRows;
}

export function findNames(index: SearchIndex, range: Range, question: NameQuestion, most: number): number[] {
  const { words, grades, called, nearest } = question;
  if (grades.length === 0) return [];
  const found: { text: number; place: number; start: number }[] = [];
  for (let text = range[0]; text < range[1]; text += 1) {
    let worst = EXACT;
    for (const word of grades) worst = Math.min(worst, word[text] ?? 0);
    if (worst === NOT_THERE) continue;
    const next = nearest.next[text] ?? -1;
    found.push({
      text,
      place: called.has(text) ? -1 : EXACT - worst + (beginsWith(index, text, words[0] ?? '') ? 0 : 0.5),
      start: next < 0 ? Number.POSITIVE_INFINITY : (index.rows.start[next] ?? 0),
    });
  }
  return found
    .sort((a, b) => a.place - b.place || (a.start === b.start ? a.text - b.text : a.start - b.start))
    .slice(0, most)
    .map(({ text }) => text);
}

function beginsWith(index: SearchIndex, text: number, word: string): boolean {
  return namesOf(index, text).some((name) => name.toLowerCase().startsWith(word));
}

/** A name of which more than this share is different was not meant. */
const TOO_DIFFERENT = 0.6;

/** In place of an answer: the names that hold most of the words, else those that are written most alike. */
export function nearestNames(
  index: SearchIndex,
  range: Range,
  words: readonly string[],
  most: number,
): number[] {
  const grades = words.map((word) => gradeWord(index, word, true));
  const typed = words.join('');
  const found: { text: number; place: number }[] = [];
  for (let text = range[0]; text < range[1]; text += 1) {
    const hits = grades.filter((word) => (word[text] ?? 0) > NOT_THERE).length;
    const place = hits > 0 ? -hits : shareOfMistakes(typed, namesOf(index, text)[0] ?? '');
    if (place < TOO_DIFFERENT) found.push({ text, place });
  }
  return found
    .sort((a, b) => a.place - b.place || a.text - b.text)
    .slice(0, most)
    .map(({ text }) => text);
}

function shareOfMistakes(typed: string, name: string): number {
  const slug = slugOf(name).replaceAll('-', '');
  return distance(typed, slug) / Math.max(typed.length, slug.length, 1);
}
