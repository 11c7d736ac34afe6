/** Finds a typed text in the index: leagues, teams, events, venues and days, the best of each first. */

import { addDays, clockInZone, MS_PER_DAY } from '../day/day.ts';
import { daySpan, nightEnd } from '../day/day-span.ts';
import type { SportsEvent } from '../event/event.ts';
import type { NotCovered } from '../read/other-names.ts';
import { memoize } from '../util/memoize.ts';
import {
  countOnDay,
  type DayRange,
  type EventQuery,
  type FoundEvent,
  findEvents,
  isByDetails,
  nearestAt,
} from './find-events.ts';
import { findNames, type Kinds, nearestPages, textsCalled } from './find-names.ts';
import {
  BEGINNING,
  EXACT,
  exactly,
  type Grades,
  gradeAnyMistake,
  gradeWord,
  gradeWordOrSimilar,
  isAnywhere,
  MISTYPED,
  NOT_THERE,
} from './grade-word.ts';
import { MAX_SEARCH_LENGTH } from './longest-query.ts';
import { notCoveredIn } from './not-covered.ts';
import { corrected, otherSpellings } from './other-spellings.ts';
import { isFilling, meaningfulWords, type Query, readQueries } from './read-query.ts';
import { asksForChannel, type Question, readQuestion } from './read-question.ts';
import type { Days, TimeContext, TimeFilter } from './read-time.ts';
import type { WeekOrMonth } from './read-week-or-month.ts';
import { type FoundPage, namesOf, type SearchIndex } from './search-index.ts';

export interface FoundVenue {
  name: string;
  /** What is on there next, or was on last. */
  event: SportsEvent;
  isAhead: boolean;
}

export interface FoundDay {
  day: string;
  events: number;
  /** The holiday that it is. */
  name?: string;
}

export type MatchingEvent = SportsEvent & {
  /** The details alone have a word of the text. */
  isByDetails: boolean;
  /** Others match better: this one by its place or its details, or it is called otherwise, or a period. */
  isAside: boolean;
};

/** What the text is about, and so what comes first. */
type Subject = 'dates' | 'names' | 'events';

export interface SearchMatches {
  subject: Subject;
  /** The league or the team whose name is the whole text. */
  named?: FoundPage;
  leagues: FoundPage[];
  teams: FoundPage[];
  events: MatchingEvent[];
  venues: FoundVenue[];
  days: FoundDay[];
  /** The text is a week or a month. */
  weekOrMonth?: WeekOrMonth;
  /** The text is a date that does not exist. */
  isNoDay: boolean;
  /** Nothing matches the whole text, and this is what matches a part of it. */
  part?: string;
  /** What the text is about is not in the calendar, and this is what comes nearest, if anything does. */
  notCovered?: NotCovered;
  /** If nothing was found: what may have been meant. */
  suggestions: FoundPage[];
}

/** The visitor's clock and zone. */
export interface SearchContext extends Pick<TimeContext, 'weekStart'> {
  now: number;
  today: string;
  timeZone: string;
}

export interface Limits {
  leagues: number;
  teams: number;
  events: number;
  venues: number;
}

/** For a list that is seen at once. */
const BEST: Limits = { leagues: 5, teams: 5, events: 8, venues: 3 };
const MOST_SUGGESTIONS = 5;

interface Search extends SearchContext {
  index: SearchIndex;
  limits: Limits;
}

export function search(
  index: SearchIndex,
  typed: string,
  context: SearchContext,
  limits: Limits = BEST,
): SearchMatches {
  const text = typed.slice(0, MAX_SEARCH_LENGTH).trim();
  const all: Search = { ...context, index, limits };
  const notCovered = notCoveredIn(index, text);
  if (notCovered) {
    const { instead } = notCovered;
    const { named: _, ...nearest } = instead === undefined ? NO_MATCHES : matchesOfText(all, instead);
    return { ...nearest, notCovered };
  }
  const matches = matchesOfText(all, text);
  if (!asksForChannel(text)) return matches;
  return { ...matches, events: matches.events.map((event) => ({ ...event, isByDetails: true })) };
}

/** The leagues and teams that are called so, as long as there are no events. */
export function searchPages(
  index: SearchIndex,
  typed: string,
  context: SearchContext,
  limits: Limits = BEST,
): SearchMatches {
  const text = notCoveredIn(index, typed)?.instead ?? typed;
  return matchesOfReadings({ ...context, index, limits }, readQueries(text), {}, true);
}

function matchesOfText(all: Search, text: string): SearchMatches {
  const { index } = all;
  const questions = readQuestion(text, {
    ...all,
    holidays: index.names.holidays,
    isKnownWord: (word) => index.words.has(word),
  });
  // "march madness" and "selection sunday" are names, not the times that they contain.
  const isLimited = questions.length > 1;
  const isOnlyTime = questions[0]?.time !== undefined && questions[0].readings.length === 0;
  const named = isLimited ? matchesOfName(all, text, isOnlyTime) : undefined;
  if (named) return named;
  for (const question of questions) {
    const matches = matchesOfQuestion(all, question);
    if (!isEmpty(matches)) return matches;
  }
  return matchesOfPart(all, questions) ?? { ...NO_MATCHES, suggestions: suggestionsFor(index, text) };
}

export function isEmpty({
  leagues,
  teams,
  events,
  venues,
  days,
  weekOrMonth: stretch,
  isNoDay,
}: SearchMatches): boolean {
  return [leagues, teams, events, venues, days].every((found) => found.length === 0) && !stretch && !isNoDay;
}

/**
 * Of a text that is one name as a whole: all its words are in one text, the last one perhaps not finished. What is also
 * nothing but a time has to be exactly the name.
 */
function matchesOfName(all: Search, text: string, isOnlyTime: boolean): SearchMatches | undefined {
  const [typed] = readQueries(text);
  if (!typed || typed.words.length < 2) return undefined;
  for (const query of isOnlyTime ? [typed] : [typed, ...corrected(all.index, typed)]) {
    const matches = matchesOfNameIn(all, query, isOnlyTime);
    if (matches) return matches;
  }
  return undefined;
}

function matchesOfNameIn(all: Search, query: Query, isExact: boolean): SearchMatches | undefined {
  const { index } = all;
  const grades = query.words.map((word) => gradeWord(index, word, false));
  if (isExact && textsCalled(index, query.words, grades).size === 0) return undefined;
  const isWhole = (text: number) =>
    grades.every((word, at) => (word[text] ?? 0) >= (at === grades.length - 1 ? BEGINNING : EXACT));
  if (!grades[0]?.some((grade, text) => grade > NOT_THERE && isWhole(text))) return undefined;
  const matches = matchesOfQuery(all, query, grades, {});
  return isEmpty(matches) ? undefined : matches;
}

function matchesOfQuestion(all: Search, question: Question): SearchMatches {
  const { time, side, isLive, readings, isLiteral = false } = question;
  const limits: EventLimits = {
    ...(time ? { days: time.spans.map((span) => spanOf(all, span, time.isNight)) } : {}),
    ...(time?.holiday ? { countries: time.holiday.countries } : {}),
    side,
    isLive,
  };
  if (readings.length === 0 && !time && !isLive) return NO_MATCHES;
  const matches =
    readings.length === 0
      ? matchesOfQuery(all, { words: [], years: [] }, [], limits)
      : matchesOfReadings(all, readings, limits, isLiteral);
  // A name that has nothing then is not an answer.
  const isNothing =
    matches.events.length === 0 && (isLive || (readings.length > 0 && time && time.spans.length > 0));
  if (isNothing || !time) return isNothing ? NO_MATCHES : matches;
  return {
    ...matches,
    ...daysOf(all, time),
    subject: readings.length > 0 ? 'events' : 'dates',
    isNoDay: time.spans.length === 0,
  };
}

function daysOf(all: Search, { spans, weekOrMonth, holiday }: TimeFilter): Partial<SearchMatches> {
  if (weekOrMonth) return { weekOrMonth };
  const days = spans.flatMap(({ from, to }) => {
    const list: string[] = [];
    for (let day = from; day <= to; day = addDays(day, 1)) list.push(day);
    return list;
  });
  return {
    days: days.map((day) => ({
      day,
      events: countOnDay(all.index, spanOf(all, { from: day, to: day }, false)),
      ...(holiday ? { name: holiday.name } : {}),
    })),
  };
}

function spanOf({ timeZone }: SearchContext, { from, to }: Days, isNight: boolean): DayRange {
  const [begin, end] = daySpan(from, timeZone);
  return {
    midnight: Date.parse(`${from}T00:00:00Z`),
    midnightAfter: Date.parse(`${addDays(to, 1)}T00:00:00Z`),
    from: begin,
    to: isNight ? nightEnd(to, timeZone) : to === from ? end : daySpan(to, timeZone)[1],
  };
}

type EventLimits = Pick<EventQuery, 'days' | 'side' | 'isLive' | 'countries'>;

/** Reads the words more and more loosely until something is found. */
function matchesOfReadings(
  all: Search,
  readings: readonly Query[],
  limits: EventLimits,
  isLiteral: boolean,
): SearchMatches {
  const { index } = all;
  const answered = (queries: readonly Query[], grade: (word: string, query: Query) => Grades) => {
    for (const query of queries) {
      if (query.words.length === 0 && query.years.length === 0) continue;
      const grades = query.words.map((word) => grade(word, query));
      const matches = matchesOfQuery(all, query, grades, limits);
      if (!isEmpty(matches)) return matches;
    }
    return undefined;
  };
  const written = (word: string) => gradeWord(index, word, false);
  if (isLiteral) return answered(readings, written) ?? NO_MATCHES;
  const hasOnlyKnownWords = ({ words }: Query) =>
    words.every((word) => !isFilling(word) || isAnywhere(written(word)));
  const queries = readings.filter(hasOnlyKnownWords);
  const spelt = [
    ...queries.flatMap((query) => [...corrected(index, query), query]),
    ...queries.flatMap((query) => otherSpellings(index, query)),
  ];
  return (
    answered(spelt, (word, { isExact }) =>
      isExact ? exactly(written(word)) : gradeWordOrSimilar(index, word),
    ) ??
    answered(spelt, (word) => gradeWord(index, word, true)) ??
    answered(queries, (word, { words }) => gradeAnyMistake(index, word, words.length === 1)) ??
    NO_MATCHES
  );
}

/** Drops what says least: words that are nowhere, then the limits, then the commonest words. */
function matchesOfPart(all: Search, [question]: readonly Question[]): SearchMatches | undefined {
  const query = question?.readings[Math.min(1, question.readings.length - 1)];
  if (!question || !query) return undefined;
  const { index } = all;
  const uses = memoize((word: string) => {
    const count = gradeWord(index, word, false).filter((grade) => grade > NOT_THERE).length;
    return count > 0 ? count : Number.POSITIVE_INFINITY;
  });
  const byUses = [...query.words].sort((a, b) => uses(b) - uses(a));
  for (let dropped = 0; dropped < byUses.length; dropped += 1) {
    const without = new Set(byUses.slice(0, dropped));
    const words = query.words.filter((word) => !without.has(word));
    // Only what is written as it is: nobody wants a guess at a part.
    if (words.some((word) => uses(word) === Number.POSITIVE_INFINITY)) continue;
    const queries = query.years.length > 0 ? [query.years, []] : [[]];
    for (const years of queries) {
      for (const limits of [question, { readings: [] }]) {
        const matches = matchesOfQuestion(all, { ...limits, readings: [{ words, years }], isLiteral: true });
        if (!isEmpty(matches)) return { ...matches, part: [...words, ...years].join(' ') };
      }
    }
  }
  return undefined;
}

const NO_MATCHES: SearchMatches = {
  subject: 'names',
  leagues: [],
  teams: [],
  events: [],
  venues: [],
  days: [],
  isNoDay: false,
  suggestions: [],
};

function matchesOfQuery(
  { index, limits, ...context }: Search,
  { words, years, isGuess }: Query,
  grades: Grades[],
  eventLimits: EventLimits,
): SearchMatches {
  // A word that is nowhere: no need to look at every event.
  if (!grades.every(isAnywhere)) return NO_MATCHES;
  const today = Date.parse(`${context.today}T00:00:00Z`);
  const called = textsCalled(index, words, grades);
  const names = (kinds: Kinds, most: number) =>
    findNames(index, kinds, { words, grades, called, today }, most);
  // One letter is not enough to search events and venues.
  const isEnough =
    eventLimits.days !== undefined ||
    years.length > 0 ||
    words.length === 0 ||
    words.some(({ length }) => length > 1);
  const sinceMidnight = Date.parse(`${clockInZone(context.now, context.timeZone)}Z`) - today;
  const restOfToday = Math.max(0, MS_PER_DAY - sinceMidnight);
  const query = {
    ...eventLimits,
    isGuess,
    words,
    grades,
    called,
    years,
    now: context.now,
    today,
    restOfToday,
  };
  const found = isEnough ? findEvents(index, query, limits.events) : [];
  const leagues = names(['sport', 'league'], limits.leagues);
  const teams = names(['team'], limits.teams);
  const isCalled = [...leagues, ...teams].some((text) => called.has(text));
  const isEventCalled = [...called].some((text) =>
    ['name', 'detail', 'rivalry', 'edition'].includes(index.texts[text]?.kind ?? ''),
  );
  const isLimited = Object.values(eventLimits).some((limit) => limit !== undefined) || years.length > 0;
  const pages = [...leagues, ...teams].filter((text) => called.has(text));
  // Wimbledon is the tournament before it is the club's other name.
  const named = isEventCalled ? pages.filter((text) => isWholeName(index, text, words)) : pages;
  const page = isLimited ? undefined : pageNamed(index, named);
  return {
    ...NO_MATCHES,
    ...(page ? { named: page } : {}),
    subject: leagues.length + teams.length > 0 && (isCalled || !isEventCalled) ? 'names' : 'events',
    leagues: (leagues.length > 0 ? leagues : leagueOf(found[0], grades)).flatMap((text) =>
      pageOf(index, text),
    ),
    teams: (teams.length > 0 ? teams : sidesIn(found[0], grades)).flatMap((text) => pageOf(index, text)),
    events: found.map((ref) => ({
      ...ref.event,
      isByDetails: isByDetails(ref, grades),
      isAside: ref.isAside,
    })),
    venues: (isEnough ? names(['venue'], limits.venues) : []).flatMap((text) =>
      venueOf(index, text, context.now, today),
    ),
  };
}

const isWholeName = (index: SearchIndex, text: number, words: readonly string[]) =>
  meaningfulWords(namesOf(index, text)[0] ?? '').join(' ') === words.join(' ');

/** What is meant by a name; of the Giants of two cities nobody knows which ones. */
function pageNamed(index: SearchIndex, named: readonly number[]): FoundPage | undefined {
  const pages = named.flatMap((text) => pageOf(index, text));
  return pages.every(({ name }) => name === pages[0]?.name) ? pages[0] : undefined;
}

/** "premier league matchday 12" is not a league, but begins with one: the league of the event found. */
function leagueOf(eventRow: FoundEvent | undefined, grades: readonly Grades[]): number[] {
  if (!eventRow) return [];
  const { league } = eventRow.season;
  return grades.some((word) => (word[league] ?? 0) > MISTYPED) ? [league] : [];
}

/** "yankees red sox" is not a team, but two: those of the game found. */
function sidesIn(eventRow: FoundEvent | undefined, grades: readonly Grades[]): number[] {
  if (!eventRow) return [];
  const { season, row } = eventRow;
  if (season.isGame[row] !== 1) return [];
  return [season.first, season.second]
    .map((column) => column[row] ?? 0)
    .filter((side) => grades.some((word) => (word[side] ?? 0) > NOT_THERE));
}

function pageOf({ texts }: SearchIndex, text: number): FoundPage[] {
  const page = texts[text]?.page;
  return page ? [page()] : [];
}

function venueOf(index: SearchIndex, venue: number, now: number, today: number): FoundVenue[] {
  const nearest = nearestAt(index, venue, now, today);
  if (!nearest) return [];
  return [{ name: namesOf(index, venue)[0] ?? '', event: nearest.event, isAhead: nearest.isAhead }];
}

function suggestionsFor(index: SearchIndex, text: string): FoundPage[] {
  const words = readQueries(text)[0]?.words ?? [];
  if (words.length === 0) return [];
  return nearestPages(index, words, MOST_SUGGESTIONS).flatMap((found) => pageOf(index, found));
}
