/** The events that answer all words of a query, the best first: what comes next before what is over. */
import type { Place } from './event-at.ts';
import { BEGINNING, EXACT, type Grades, MISTYPED, NOT_THERE } from './grade-word.ts';
import type { SearchIndex } from './open-index.ts';
import type { OpenSeason, Rows } from './open-season.ts';

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
 * What decides the order, the weightiest first; a rank is the sum of what holds: a word was mistyped; the words stand
 * in several texts ("world cup" is not the Ryder Cup of the World Tour); a word stands only in the venue or the
 * details; it is over; it is a frame such as a season, or began before the day that was asked for.
 */
const RANK = { mistyped: 128, scattered: 64, aside: 32, over: 16, frame: 8 };
/** Within one rank the nearest in time comes first: this is longer than any time, in milliseconds. */
const LONGEST_TIME = 1e13;
const DAY = 86_400_000;

export function findEvents(index: SearchIndex, question: EventQuestion, most: number): Place[] {
  const { now, today } = question;
  const best = bestOf(most);
  const current = index.seasons
    .filter(({ to }) => to >= today)
    .map((season) => gradeSeason(season, question));
  for (const graded of current) {
    if (graded) addAhead(graded, question, best);
  }
  for (const graded of current) {
    if (graded && !best.isFullUpTo(RANK.over, 0)) addOver(graded, question, best);
  }
  // The last one first: once there is enough that is nearer, those before it need no look.
  const over = index.seasons.filter(({ to }) => to < today).sort((a, b) => b.to - a.to);
  for (const season of over) {
    if (best.isFullUpTo(RANK.over, Math.min(now, today) - season.to)) break;
    const graded = gradeSeason(season, question);
    if (graded) addOver(graded, question, best);
  }
  return best.places();
}

/** What is on or to come; rows are in the order of their days. */
function addAhead(graded: GradedSeason, question: EventQuestion, best: Best): void {
  const { season, leastRank } = graded;
  const rows = season.rows();
  for (let row = 0; row < rows.count; row += 1) {
    const clock = rows.isTimed[row] === 1 ? question.now : question.today;
    if (clock >= (rows.until[row] ?? 0)) continue;
    const wait = (rows.start[row] ?? 0) - clock;
    // What comes after this may begin earlier by the difference between a day and an instant in it.
    if (best.isFullUpTo(leastRank, wait - DAY)) return;
    const rank = rankOf(graded, rows, row, question);
    if (rank >= 0) best.add(season, row, rank, Math.max(0, wait));
  }
}

function addOver(graded: GradedSeason, question: EventQuestion, best: Best): void {
  const { season } = graded;
  const rows = season.rows();
  for (let row = 0; row < rows.count; row += 1) {
    const ago = (rows.isTimed[row] === 1 ? question.now : question.today) - (rows.until[row] ?? 0);
    if (ago < 0) continue;
    const rank = rankOf(graded, rows, row, question);
    if (rank >= 0) best.add(season, row, rank + RANK.over, ago);
  }
}

type Best = ReturnType<typeof bestOf>;

/** Keeps the best, in order: by rank, then by how near they are in time. */
function bestOf(most: number) {
  const kept: Place[] = [];
  const keys: number[] = [];
  const isFullUpTo = (rank: number, time: number) =>
    keys.length === most && (keys[most - 1] ?? 0) <= rank * LONGEST_TIME + Math.max(0, time);
  return {
    /** Whether nothing of this rank and as far away can be among the best any more. */
    isFullUpTo,
    add(season: OpenSeason, row: number, rank: number, time: number) {
      if (isFullUpTo(rank, time)) return;
      const key = rank * LONGEST_TIME + time;
      let at = keys.length;
      while (at > 0 && (keys[at - 1] ?? 0) > key) at -= 1;
      keys.splice(at, 0, key);
      kept.splice(at, 0, { season, row });
      if (keys.length > most) {
        keys.pop();
        kept.pop();
      }
    },
    places() {
      const worse = keys.findIndex((key) => bandOf(key) > bandOf(keys[0] ?? 0));
      return worse < 0 ? kept : kept.slice(0, worse);
    },
  };
}

/** Whether words were mistyped or scattered: beside one that is neither, such events are not worth a line. */
function bandOf(key: number): number {
  return Math.floor(key / LONGEST_TIME / RANK.scattered);
}

/** The grades of a season's own texts, so that its rows need not look further. */
interface GradedSeason {
  season: OpenSeason;
  words: { ofLeague: number; ofText: Uint8Array }[];
  called: Uint8Array;
  /** No event of it ranks better. */
  leastRank: number;
}

/** Undefined if nothing in the season can answer. */
function gradeSeason(
  season: OpenSeason,
  { grades, called, years, days }: EventQuestion,
): GradedSeason | undefined {
  const { texts, from, to, packed } = season;
  if (days && !days.some((day) => from <= day.to && day.from <= to)) return undefined;
  if (
    !years.every((year) => isInYear(from, year) || isInYear(to, year) || packed.label.startsWith(`${year}`))
  ) {
    return undefined;
  }
  const words: GradedSeason['words'] = [];
  let worst = EXACT;
  for (const grade of grades) {
    const ofLeague = grade[season.league] ?? 0;
    const ofText = new Uint8Array(texts.length);
    let best = ofLeague;
    for (let at = 0; at < texts.length; at += 1) {
      const value = grade[texts[at] ?? 0] ?? 0;
      if (value === NOT_THERE) continue;
      ofText[at] = value;
      if (value > best) best = value;
    }
    if (best === NOT_THERE) return undefined;
    if (best < worst) worst = best;
    words.push({ ofLeague, ofText });
  }
  const calledHere = new Uint8Array(texts.length);
  for (let at = 0; called.size > 0 && at < texts.length; at += 1)
    calledHere[at] = called.has(texts[at] ?? 0) ? 1 : 0;
  const isCalled = calledHere.includes(1);
  return { season, words, called: calledHere, leastRank: isCalled ? 0 : 1 + EXACT - worst };
}

/** Frames, such as a season, are no events of a day. */
function isOnDay(rows: Rows, row: number, days: readonly Span[]): boolean {
  if (rows.isPeriod[row] === 1) return false;
  const start = rows.start[row] ?? 0;
  return days.some(({ midnight, from, to }) =>
    rows.isTimed[row] === 1
      ? start >= from && start < to
      : start <= midnight && midnight < (rows.until[row] ?? 0),
  );
}

export function countOnDay({ seasons }: SearchIndex, day: Span): number {
  const days = [day];
  let count = 0;
  for (const season of seasons) {
    if (season.from > day.to || season.to < day.from) continue;
    const rows = season.rows();
    for (let row = 0; row < rows.count; row += 1) if (isOnDay(rows, row, days)) count += 1;
  }
  return count;
}

/** What is on at a venue next; where nothing is, what was on there last. */
export function nearestAt(
  { seasons }: SearchIndex,
  venue: number,
  now: number,
  today: number,
): (Place & { isAhead: boolean }) | undefined {
  let nearest: (Place & { isAhead: boolean }) | undefined;
  let nearestTime = Number.POSITIVE_INFINITY;
  for (const season of seasons) {
    // A season that is over has nothing to offer beside one with something ahead.
    if (nearest?.isAhead && season.to < today) continue;
    const position = season.texts.indexOf(venue);
    if (position < 0) continue;
    const rows = season.rows();
    for (let row = rows.venue.indexOf(position); row >= 0; row = rows.venue.indexOf(position, row + 1)) {
      if (rows.isPeriod[row] === 1) continue;
      const clock = rows.isTimed[row] === 1 ? now : today;
      const isAhead = clock < (rows.until[row] ?? 0);
      const time = isAhead ? Math.max(0, (rows.start[row] ?? 0) - clock) : clock - (rows.until[row] ?? 0);
      const isBetter = nearest?.isAhead === isAhead ? time < nearestTime : isAhead || !nearest;
      if (!isBetter) continue;
      nearest = { season, row, isAhead };
      nearestTime = time;
    }
  }
  return nearest;
}

/** Whether a word is found in the details alone: then they have to be shown, too. */
export function isByDetails({ season, row }: Place, grades: readonly Grades[]): boolean {
  const rows = season.rows();
  return grades.some((word) => {
    const grade = (column: Uint16Array) => word[season.texts[column[row] ?? 0] ?? 0] ?? 0;
    const elsewhere = [rows.first, rows.second, rows.type, rows.category, rows.venue];
    return (
      grade(rows.detail) > NOT_THERE && !word[season.league] && !elsewhere.some((column) => grade(column) > 0)
    );
  });
}

/** The smaller the better; -1 if a word or a year is not there. */
function rankOf(
  { season, words, called }: GradedSeason,
  rows: Rows,
  row: number,
  question: EventQuestion,
): number {
  if (question.days && !isOnDay(rows, row, question.days)) return -1;
  const first = rows.first[row] ?? 0;
  const second = rows.second[row] ?? 0;
  let worst = EXACT;
  let isLabel = false;
  let rank = 0;
  for (const { ofLeague, ofText } of words) {
    let grade = Math.max(ofLeague, ofText[first] ?? 0, ofText[second] ?? 0);
    if (grade === NOT_THERE) {
      grade = Math.max(ofText[rows.type[row] ?? 0] ?? 0, ofText[rows.category[row] ?? 0] ?? 0);
      isLabel = true;
    }
    if (grade === NOT_THERE) {
      grade = Math.max(ofText[rows.venue[row] ?? 0] ?? 0, ofText[rows.detail[row] ?? 0] ?? 0);
      if (grade === NOT_THERE) return -1;
      rank |= RANK.aside;
    }
    if (grade < worst) worst = grade;
  }
  for (const year of question.years) {
    if (isInYear(rows.start[row] ?? 0, year)) continue;
    if (!season.packed.label.startsWith(String(year))) return -1;
    if (worst > BEGINNING) worst = BEGINNING;
  }
  if (worst === MISTYPED) rank |= RANK.mistyped;
  if (words.length > 1 && !isInOneText(words, rows, row)) rank |= RANK.scattered;
  if (rows.isPeriod[row] === 1 || startsBefore(rows, row, question.days)) rank |= RANK.frame;
  if (called[first] === 1 || called[second] === 1) return rank;
  return rank + 1 + (EXACT - worst) + (isLabel ? 1 : 0);
}

function isInOneText(words: GradedSeason['words'], rows: Rows, row: number): boolean {
  if (words.every(({ ofLeague }) => ofLeague > NOT_THERE)) return true;
  const columns = [rows.first, rows.second, rows.type, rows.category, rows.venue, rows.detail];
  return columns.some((column) => words.every(({ ofText }) => (ofText[column[row] ?? 0] ?? 0) > NOT_THERE));
}

function startsBefore(rows: Rows, row: number, days: readonly Span[] | undefined): boolean {
  const first = days?.[0];
  return first !== undefined && rows.isTimed[row] === 0 && (rows.start[row] ?? 0) < first.midnight;
}

function isInYear(instant: number, year: number): boolean {
  return instant >= Date.UTC(year, 0) && instant < Date.UTC(year + 1, 0);
}
