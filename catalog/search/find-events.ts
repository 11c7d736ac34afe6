/** The events that answer all words of a query, the best first: what comes next before what is over. */
import { BEGINNING, EXACT, type Grades, MISTYPED, NOT_THERE } from './grade-word.ts';
import type { SearchIndex } from './open-index.ts';

export interface EventQuestion {
  /** One for each word. */
  grades: readonly Grades[];
  /** Texts that are called exactly what was typed. */
  called: ReadonlySet<number>;
  years: readonly number[];
  /** Only events on one of these days. */
  days?: readonly Span[];
  now: number;
  /** Midnight UTC of the visitor's today, where all-day events are measured. */
  today: number;
}

/** A day as all-day events and as timed ones have it. */
export interface Span {
  midnight: number;
  from: number;
  to: number;
}

/**
 * What decides the order, the weightiest first; a place in the order is the sum of what holds: a word was mistyped;
 * the words stand in several texts ("world cup" is not the Ryder Cup of the World Tour); a word stands only in the
 * venue or the details; it is over; it is a frame such as a season, or began before the day that was asked for.
 */
const PLACE = { mistyped: 128, scattered: 64, aside: 32, over: 16, frame: 8 };
/** Within one place the nearest in time comes first: this is longer than any time, in milliseconds. */
const LONGEST_TIME = 1e13;

/** The rows, best first. */
export function findEvents(index: SearchIndex, question: EventQuestion, most: number): number[] {
  const { rows } = index;
  const best: number[] = [];
  const keys: number[] = [];
  for (let row = 0; row < rows.count; row += 1) {
    if (question.days && !isOnDay(index, row, question.days)) continue;
    const place = placeOf(index, row, question);
    if (place < 0) continue;
    const key = keyOf(index, row, place, question);
    const last = keys.length - 1;
    if (keys.length === most && key >= (keys[last] ?? 0)) continue;
    if (keys.length === most) {
      keys.pop();
      best.pop();
    }
    let at = keys.length;
    while (at > 0 && (keys[at - 1] ?? 0) > key) at -= 1;
    keys.splice(at, 0, key);
    best.splice(at, 0, row);
  }
  const worse = keys.findIndex((key) => bandOf(key) > bandOf(keys[0] ?? 0));
  return worse < 0 ? best : best.slice(0, worse);
}

/** Whether words were mistyped or scattered: with one that is neither, such events are not worth a line. */
function bandOf(key: number): number {
  return Math.floor(key / LONGEST_TIME / PLACE.scattered);
}

export function isAheadAt({ rows }: SearchIndex, row: number, now: number, today: number): boolean {
  return (rows.isTimed[row] === 1 ? now : today) < (rows.until[row] ?? 0);
}

/** Frames, such as a season, are no events of a day. */
export function isOnDay({ rows }: SearchIndex, row: number, days: readonly Span[]): boolean {
  if (rows.isPeriod[row] === 1) return false;
  const start = rows.start[row] ?? 0;
  return days.some(({ midnight, from, to }) =>
    rows.isTimed[row] === 1
      ? start >= from && start < to
      : start <= midnight && midnight < (rows.until[row] ?? 0),
  );
}

/** Whether a word is found in the details alone: then they have to be shown, too. */
export function isByDetails(index: SearchIndex, row: number, grades: readonly Grades[]): boolean {
  const { rows } = index;
  return grades.some(
    (word) =>
      gradeInNames(index, row, word) === NOT_THERE &&
      gradeIn(rows.type, rows.category, row, word) === NOT_THERE &&
      (word[rows.venue[row] ?? 0] ?? 0) < (word[rows.detail[row] ?? 0] ?? 0),
  );
}

/** The smaller the better; -1 if a word or a year is not there. */
function placeOf(index: SearchIndex, row: number, { grades, called, years, days }: EventQuestion): number {
  const { rows } = index;
  let worst = EXACT;
  let isLabel = false;
  let place = 0;
  for (const word of grades) {
    let grade = gradeInNames(index, row, word);
    if (grade === NOT_THERE) {
      grade = gradeIn(rows.type, rows.category, row, word);
      isLabel = true;
    }
    if (grade === NOT_THERE) {
      grade = gradeIn(rows.venue, rows.detail, row, word);
      if (grade === NOT_THERE) return -1;
      place |= PLACE.aside;
    }
    if (grade < worst) worst = grade;
  }
  for (const year of years) {
    if (isInYear(rows.start[row] ?? 0, year)) continue;
    const label = index.packed.seasons[rows.season[row] ?? 0]?.label ?? '';
    if (!label.startsWith(String(year))) return -1;
    if (worst > BEGINNING) worst = BEGINNING;
  }
  if (worst === MISTYPED) place |= PLACE.mistyped;
  if (grades.length > 1 && !isInOneText(index, row, grades)) place |= PLACE.scattered;
  if (rows.isPeriod[row] === 1 || startsBefore(index, row, days)) place |= PLACE.frame;
  if (called.has(rows.first[row] ?? 0) || called.has(rows.second[row] ?? 0)) return place;
  return place + 1 + (EXACT - worst) + (isLabel ? 1 : 0);
}

function isInOneText({ rows }: SearchIndex, row: number, grades: readonly Grades[]): boolean {
  const columns = [rows.first, rows.second, rows.league, rows.type, rows.category, rows.venue, rows.detail];
  return columns.some((column) => grades.every((word) => (word[column[row] ?? 0] ?? 0) > NOT_THERE));
}

function startsBefore({ rows }: SearchIndex, row: number, days: readonly Span[] | undefined): boolean {
  const first = days?.[0];
  return first !== undefined && rows.isTimed[row] === 0 && (rows.start[row] ?? 0) < first.midnight;
}

function keyOf({ rows }: SearchIndex, row: number, place: number, { now, today }: EventQuestion): number {
  const start = rows.start[row] ?? 0;
  const until = rows.until[row] ?? 0;
  const clock = rows.isTimed[row] === 1 ? now : today;
  // What is on now is as near as can be; what is over counts from its end.
  if (clock < until) return place * LONGEST_TIME + Math.max(0, start - clock);
  return (place + PLACE.over) * LONGEST_TIME + (clock - until);
}

/** The sides, the name and the league: what an event is called. */
function gradeInNames({ rows }: SearchIndex, row: number, word: Grades): number {
  return Math.max(gradeIn(rows.first, rows.second, row, word), word[rows.league[row] ?? 0] ?? 0);
}

function gradeIn(one: Int32Array, other: Int32Array, row: number, word: Grades): number {
  return Math.max(word[one[row] ?? 0] ?? 0, word[other[row] ?? 0] ?? 0);
}

function isInYear(instant: number, year: number): boolean {
  return instant >= Date.UTC(year, 0) && instant < Date.UTC(year + 1, 0);
}
