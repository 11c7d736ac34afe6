/** The events that match all words of a query, the best first: what comes next before what is over. */
import type { SportsEvent } from '../event/event.ts';
import { eventRank } from '../ranking/most-important.ts';
import { BEGINNING, bestGrade, EXACT, type Grades, MISTYPED, NOT_THERE } from './grade-word.ts';
import { NO_TEXT, type OpenSeason, type SearchIndex } from './search-index.ts';

/** An event and where it is. */
interface EventRef {
  season: OpenSeason;
  row: number;
  event: SportsEvent;
}

export interface FoundEvent extends EventRef {
  /** Others match better. */
  isAside: boolean;
}

export interface EventQuery {
  words: readonly string[];
  /** One for each word. */
  grades: readonly Grades[];
  /** Texts that are called exactly what was typed. */
  called: ReadonlySet<number>;
  years: readonly number[];
  /** Only events in one of these spans of days. */
  days?: readonly DayRange[];
  /** Only games at home, or away, of the teams that match. */
  side?: 'home' | 'away' | undefined;
  /** Only what is on now. */
  isLive?: boolean | undefined;
  /** The words are not those that were typed: they have to be together, or in names. */
  isGuess?: boolean | undefined;
  /** Events of leagues in other countries come later. */
  countries?: readonly string[] | undefined;
  now: number;
  /** Midnight UTC of the visitor's today, where all-day events are measured. */
  today: number;
  /** How long the visitor's today still lasts: on a day, what has no time comes after what has one. */
  restOfToday: number;
}

/** Days as all-day events and as timed ones have them. */
export interface DayRange {
  /** Midnight UTC of the first day, and of the day after the last. */
  midnight: number;
  midnightAfter: number;
  from: number;
  to: number;
}

/**
 * Penalties, the heaviest first; a rank is their sum: a word was mistyped; the words are spread over several texts
 * ("world cup" is not the Ryder Cup of the World Tour); a word is only in the venue or the details; others are called exactly what was typed; the event is over;
 * it is a period such as a season, or began before the day in the query; it is in a country that does not have the
 * holiday in the query; it is a practice or a qualifying of a race, and no word says that this is meant. Where only days are given, what matters less comes
 * later, then what has no time yet.
 */
const RANK = {
  mistyped: 16_384,
  scattered: 8192,
  aside: 4096,
  otherName: 2048,
  over: 1024,
  period: 512,
  elsewhere: 256,
  session: 128,
  importance: 14,
  untimed: 8,
};
/** Within one rank the nearest in time comes first: this is longer than any time, in minutes. */
const LONGEST_TIME = 2e8;
const MINUTE = 60_000;

export function findEvents(index: SearchIndex, eventQuery: EventQuery, most: number): FoundEvent[] {
  const query = {
    ...eventQuery,
    index,
    isWhole: textsWithAll(index, eventQuery.grades),
    isWord: eventQuery.grades.map((word) => bestGrade(word) === EXACT),
    isCalledSo: [...eventQuery.called].some((text) => text >= index.firstTeam),
  };
  const found = index.seasons
    .filter((season) => mayMatch(season, query))
    .flatMap((season) => matchesIn(season, query))
    // What is at the same time stays in the order of the catalogue.
    .sort((a, b) => a.key - b.key);
  const [first] = found;
  const best = Math.min(...found.map(({ key }) => levelOf(key)));
  return found
    .slice(0, most)
    .filter(({ key }) => first && bandOf(key) === bandOf(first.key))
    .map(({ key, ...ref }) => ({ ...ref, isAside: levelOf(key) > best }));
}

interface PreparedQuery extends EventQuery {
  index: SearchIndex;
  /** Not zero for each text that has all words. */
  isWhole: Uint8Array;
  /** A team or an event is called exactly what was typed. */
  isCalledSo: boolean;
  /** For each word whether a text has it as it is, not only one that begins so. */
  isWord: boolean[];
}

function textsWithAll({ texts }: SearchIndex, grades: readonly Grades[]): Uint8Array {
  const [only, ...others] = grades;
  if (only && others.length === 0) return only;
  const isWhole = new Uint8Array(texts.length).fill(1);
  for (const word of grades) {
    for (let text = 0; text < texts.length; text += 1) if (word[text] === NOT_THERE) isWhole[text] = 0;
  }
  return isWhole;
}

function hasAny({ league, edition, texts }: OpenSeason, isWanted: Uint8Array): boolean {
  if (isWanted[league] || isWanted[edition]) return true;
  for (let at = 0; at < texts.length; at += 1) if (isWanted[texts[at] ?? 0]) return true;
  return false;
}

/** Whether a season has the words, the days and the years of the query. */
function mayMatch(season: OpenSeason, { grades, days, years }: EventQuery): boolean {
  const { from, to, label } = season;
  if (days && !days.some((day) => from <= day.to && day.from <= to)) return false;
  return (
    years.every((year) => isInYear(from, year) || isInYear(to, year) || label.startsWith(`${year}`)) &&
    grades.every((word) => hasAny(season, word))
  );
}

/** With a key by which they are ordered: by rank, then by how near they are in time. */
function matchesIn(season: OpenSeason, query: PreparedQuery): (EventRef & { key: number })[] {
  return season.events.flatMap((event, row) => {
    const rank = rankOf(season, row, query);
    if (rank < 0) return [];
    const isTimed = season.isTimed[row] === 1;
    const clock = isTimed ? query.now : query.today;
    const ago = clock - (season.until[row] ?? 0);
    if (ago >= 0) return { season, row, event, key: keyOf(rank + RANK.over, ago) };
    const wait = (season.start[row] ?? 0) - clock + (isTimed ? 0 : query.restOfToday);
    return { season, row, event, key: keyOf(rank, Math.max(0, wait)) };
  });
}

const keyOf = (rank: number, time: number) => rank * LONGEST_TIME + time / MINUTE;

/** Whether words were mistyped or scattered: beside one that is neither, such events are not worth a line. */
function bandOf(key: number): number {
  return Math.floor(key / LONGEST_TIME / RANK.scattered);
}

/** How well the words match, whether or not the event is over, and whether it is a period. */
function levelOf(key: number): number {
  const rank = Math.floor(key / LONGEST_TIME) & ~RANK.over;
  return Math.floor(rank / RANK.period);
}

/** Periods, such as a season, do not count as events of a day. */
function isOnDay(season: OpenSeason, row: number, days: readonly DayRange[]): boolean {
  if (season.isPeriod[row] === 1) return false;
  const start = season.start[row] ?? 0;
  return days.some(({ midnight, midnightAfter, from, to }) =>
    season.isTimed[row] === 1
      ? start >= from && start < to
      : start < midnightAfter && midnight < (season.until[row] ?? 0),
  );
}

export function countOnDay({ seasons }: SearchIndex, day: DayRange): number {
  const days = [day];
  let count = 0;
  for (const season of seasons) {
    if (season.from > day.to || season.to < day.from) continue;
    for (let row = 0; row < season.events.length; row += 1) if (isOnDay(season, row, days)) count += 1;
  }
  return count;
}

/** What is on at a venue next; where nothing is, what was on there last. */
export function nearestAt(
  index: SearchIndex,
  venue: number,
  now: number,
  today: number,
): (EventRef & { isAhead: boolean }) | undefined {
  let nearest: (EventRef & { isAhead: boolean }) | undefined;
  let nearestTime = Number.POSITIVE_INFINITY;
  for (const season of index.seasons) {
    // A season that is over has nothing to offer beside one with something ahead.
    if (nearest?.isAhead && season.to < today) continue;
    for (let row = season.venue.indexOf(venue); row >= 0; row = season.venue.indexOf(venue, row + 1)) {
      const event = season.events[row];
      if (!event || season.isPeriod[row] === 1) continue;
      const clock = season.isTimed[row] === 1 ? now : today;
      const isAhead = clock < (season.until[row] ?? 0);
      const time = isAhead ? Math.max(0, (season.start[row] ?? 0) - clock) : clock - (season.until[row] ?? 0);
      const isBetter = nearest?.isAhead === isAhead ? time < nearestTime : isAhead || !nearest;
      if (!isBetter) continue;
      nearest = { season, row, event, isAhead };
      nearestTime = time;
    }
  }
  return nearest;
}

/** Whether a word is found in the details alone: then they have to be shown, too. */
export function isByDetails({ season, row }: EventRef, grades: readonly Grades[]): boolean {
  return grades.some((word) => {
    const grade = (column: Uint16Array) => word[column[row] ?? 0] ?? 0;
    const elsewhere = [season.first, season.second, season.type, season.category, season.venue];
    return (
      grade(season.detail) > NOT_THERE &&
      !word[season.league] &&
      !elsewhere.some((column) => grade(column) > 0)
    );
  });
}

/** The smaller the better; -1 if a word or a year is not there, or the event is not of the kind in the query. */
function rankOf(season: OpenSeason, row: number, query: PreparedQuery): number {
  if (query.days && !isOnDay(season, row, query.days)) return -1;
  if (query.isLive && !isOnNow(season, row, query)) return -1;
  if (query.side && season.isGame[row] !== 1) return -1;
  const { league, edition } = season;
  const first = (query.side === 'away' ? season.second[row] : season.first[row]) ?? 0;
  const second = (query.side === 'home' ? season.first[row] : season.second[row]) ?? 0;
  const type = season.type[row] ?? 0;
  const category = season.category[row] ?? 0;
  const venue = season.venue[row] ?? 0;
  const detail = season.detail[row] ?? 0;
  const rivalry = season.rivalry[row] ?? NO_TEXT;
  let worst = EXACT;
  let isLabel = false;
  let isAside = false;
  let isBegun = false;
  for (let at = 0; at < query.grades.length; at += 1) {
    const word = query.grades[at] as Grades;
    let grade = Math.max(
      word[league] ?? 0,
      word[edition] ?? 0,
      word[first] ?? 0,
      word[second] ?? 0,
      word[rivalry] ?? 0,
    );
    if (grade === NOT_THERE) {
      grade = Math.max(word[type] ?? 0, word[category] ?? 0);
      isLabel = true;
    }
    if (grade === NOT_THERE) {
      grade = Math.max(word[venue] ?? 0, word[detail] ?? 0);
      if (grade === NOT_THERE) return -1;
      isAside = true;
    }
    if (grade < worst) worst = grade;
    // "fox" is the channel, not the beginning of Foxborough.
    if (grade < EXACT && query.isWord[at]) isBegun = true;
  }
  for (const year of query.years) {
    if (isInYear(season.start[row] ?? 0, year)) continue;
    if (!season.label.startsWith(String(year))) return -1;
    if (worst > BEGINNING) worst = BEGINNING;
  }
  const { isWhole, called } = query;
  let rank = penaltyOf(season, row, query);
  if (called.has(first) || called.has(second) || called.has(detail) || called.has(rivalry)) return rank;
  if (worst === MISTYPED) rank += RANK.mistyped;
  if (isAside) rank += RANK.aside;
  if (query.isCalledSo) rank += RANK.otherName;
  const isInOneText =
    isWhole[league] ||
    isWhole[edition] ||
    isWhole[first] ||
    isWhole[second] ||
    isWhole[type] ||
    isWhole[category] ||
    isWhole[venue] ||
    isWhole[detail] ||
    isWhole[rivalry];
  // A word that is only similar has to be in a name, unless the others are beside it.
  if (!isInOneText && ((isAside && query.isGuess) || (isLabel && worst === MISTYPED))) return -1;
  if (!isInOneText) rank += RANK.scattered;
  if (isBegun) rank += RANK.aside;
  return rank + 1 + (EXACT - worst) + (isLabel ? 1 : 0);
}

/** What makes an event less likely to be meant, whatever the words. */
function penaltyOf(season: OpenSeason, row: number, query: PreparedQuery): number {
  const { days, countries, grades, words } = query;
  const event = season.events[row];
  let penalty = 0;
  if (season.isPeriod[row] === 1 || startsBefore(season, row, days)) penalty += RANK.period;
  const session = season.isSession[row] === 1 ? event?.session : undefined;
  if (session !== undefined && !words.includes(session)) penalty += RANK.session;
  if (season.country && countries?.includes(season.country) === false) penalty += RANK.elsewhere;
  if (days && season.isTimed[row] === 0 && season.isGame[row] === 1) penalty += RANK.untimed;
  // What is on now comes first, whatever it is.
  const isLive = season.isTimed[row] === 1 && isOnNow(season, row, query);
  if (days && grades.length === 0 && !isLive)
    penalty += RANK.importance * (1 + (event ? eventRank(event) : 0));
  return penalty;
}

function isOnNow(season: OpenSeason, row: number, { now, today }: EventQuery): boolean {
  const clock = season.isTimed[row] === 1 ? now : today;
  const isGameDay = season.isTimed[row] === 0 && season.isGame[row] === 1;
  return (
    season.isPeriod[row] === 0 &&
    // Of a game whose hour nobody knows, nobody can say that it is on.
    !isGameDay &&
    (season.start[row] ?? 0) <= clock &&
    clock < (season.until[row] ?? 0)
  );
}

function startsBefore(season: OpenSeason, row: number, days: readonly DayRange[] | undefined): boolean {
  const first = days?.[0];
  return first !== undefined && season.isTimed[row] === 0 && (season.start[row] ?? 0) < first.midnight;
}

function isInYear(instant: number, year: number): boolean {
  return instant >= Date.UTC(year, 0) && instant < Date.UTC(year + 1, 0);
}
