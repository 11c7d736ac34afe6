/** Finds a typed text in the index: leagues, teams, events, venues and days, the best of each first. */

import { addDays } from '../day.ts';
import type { TeamLook } from '../team-look.ts';
import { daySpan } from './day-span.ts';
import { type EventRow, eventAt, type FoundEvent } from './event-at.ts';
import { countOnDay, findEvents, isByDetails, nearestAt, type Span } from './find-events.ts';
import { findNames, nearestNames, type Range, textsCalled } from './find-names.ts';
import { type Grades, gradeWord, gradeWordOrSimilar, isAnywhere, MISTYPED, NOT_THERE } from './grade-word.ts';
import { lookOf, namesOf, type SearchIndex, teamAddress } from './open-index.ts';
import { dateInText } from './read-date.ts';
import { LONGEST_QUERY, type Query, readQuery } from './read-query.ts';
import { readWeekOrMonth, type WeekOrMonth } from './read-week-or-month.ts';

export interface FoundPage {
  name: string;
  path: string;
  /** The sport, for its accent. */
  sportId: string;
  /** What it is: the sport of a league, the league of a team. */
  about: string;
  /** How a team is shown. */
  look?: TeamLook;
}

export interface FoundVenue {
  name: string;
  /** What is on there next, or was on last. */
  event: FoundEvent;
  isAhead: boolean;
}

export interface FoundDay {
  day: string;
  events: number;
}

export interface SearchMatches {
  leagues: FoundPage[];
  teams: FoundPage[];
  events: (FoundEvent & { isByDetails: boolean })[];
  venues: FoundVenue[];
  days: FoundDay[];
  /** The text is a week or a month. */
  weekOrMonth?: WeekOrMonth;
  /** The text is a date that does not exist. */
  isNoDay: boolean;
  /** If nothing was found: what may have been meant. */
  suggestions: FoundPage[];
}

/** The visitor's clock and zone. */
export interface SearchContext {
  now: number;
  today: string;
  timeZone: string;
}

const TONIGHT = /\btonight\b/i;
/** From Europe, tonight's games of America begin after midnight. */
const NIGHT = 6 * 3_600_000;

const MOST = { leagues: 5, teams: 5, events: 8, venues: 3, suggestions: 5 };

export function search(index: SearchIndex, typed: string, context: SearchContext): SearchMatches {
  const text = typed.slice(0, LONGEST_QUERY).trim();
  const weekOrMonth = readWeekOrMonth(text, context.today);
  if (weekOrMonth) return { ...matchesOf(index, text, context, undefined), weekOrMonth };
  const date = dateInText(text, context.today);
  const night = TONIGHT.test(text) ? NIGHT : 0;
  if (date?.rest === '') return matchesOn(index, date.days, '', context, night);
  // "nba 26 dec" is a league on a day; but "selection sunday" is a name, so the whole text is tried first.
  const isClear = date !== undefined && /\d/.test(text.replace(date.rest, ''));
  const plain = isClear ? NO_MATCHES : matchesOf(index, text, context, undefined);
  if (!isEmpty(plain)) return plain;
  if (date) {
    const dated = matchesOn(index, date.days, date.rest, context, night);
    if (!isEmpty(dated)) return dated;
  }
  return { ...plain, suggestions: suggestionsFor(index, text) };
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

/** Days before that may be in seasons which are only in the second part of the index: see splitIndex. */
const RECENT_DAYS = 30;

/** Whether earlier seasons have to be searched, too: nothing else was found, or the text is about the past. */
export function asksForThePast(typed: string, found: SearchMatches, today: string): boolean {
  return (
    isEmpty(found) ||
    found.days.some(({ day }) => day < addDays(today, -RECENT_DAYS)) ||
    readQuery(typed).some(({ years }) => years.some((year) => year <= Number(today.slice(0, 4))))
  );
}

function matchesOn(
  index: SearchIndex,
  days: readonly string[],
  rest: string,
  context: SearchContext,
  /** How far the day extends past its midnight. */
  night: number,
): SearchMatches {
  const spans = days.map((day) => spanOf(day, context.timeZone));
  const matches = matchesOf(
    index,
    rest,
    context,
    spans.map((span) => ({ ...span, to: span.to + night })),
  );
  return {
    ...matches,
    days: days.map((day, at) => ({
      day,
      events: countOnDay(index, spans[at] ?? spanOf(day, context.timeZone)),
    })),
    isNoDay: days.length === 0,
  };
}

function spanOf(day: string, timeZone: string): Span {
  const [from, to] = daySpan(day, timeZone);
  return { midnight: Date.parse(`${day}T00:00:00Z`), from, to };
}

/** Reads the text more and more loosely until something is found. */
function matchesOf(
  index: SearchIndex,
  text: string,
  context: SearchContext,
  days: readonly Span[] | undefined,
): SearchMatches {
  const readings = readQuery(text);
  let matches = NO_MATCHES;
  for (const grade of [gradeWordOrSimilar, (_: SearchIndex, word: string) => gradeWord(index, word, true)]) {
    for (const query of readings) {
      if (query.words.length === 0 && query.years.length === 0 && !days) continue;
      matches = matchesOfQuery(
        index,
        query,
        query.words.map((word) => grade(index, word)),
        context,
        days,
      );
      if (!isEmpty(matches)) return matches;
    }
  }
  return matches;
}

const NO_MATCHES: SearchMatches = {
  leagues: [],
  teams: [],
  events: [],
  venues: [],
  days: [],
  isNoDay: false,
  suggestions: [],
};

function matchesOfQuery(
  index: SearchIndex,
  { words, years }: Query,
  grades: Grades[],
  context: SearchContext,
  days: readonly Span[] | undefined,
): SearchMatches {
  // A word that is nowhere: no need to look at every event.
  if (!grades.every(isAnywhere)) return NO_MATCHES;
  const { offsets } = index;
  const today = Date.parse(`${context.today}T00:00:00Z`);
  const called = textsCalled(index, words, grades);
  const names = (range: Range, most: number) =>
    findNames(index, range, { words, grades, called, today }, most);
  const query = { grades, called, years, now: context.now, today, ...(days ? { days } : {}) };
  // One letter is not enough to search events and venues.
  const isEnough = days !== undefined || years.length > 0 || words.some((word) => word.length > 1);
  const found = isEnough ? findEvents(index, query, MOST.events) : [];
  const leagues = names([offsets.sports, offsets.teams], MOST.leagues);
  const teams = names([offsets.teams, offsets.names], MOST.teams);
  return {
    ...NO_MATCHES,
    leagues: (leagues.length > 0 ? leagues : leagueOf(found[0], grades)).map((text) => pageOf(index, text)),
    teams: (teams.length > 0 ? teams : sidesOf(found[0], grades)).map((text) => pageOf(index, text)),
    events: found.map((eventRow) => ({
      ...eventAt(index, eventRow),
      isByDetails: isByDetails(eventRow, grades),
    })),
    venues: (isEnough ? names([offsets.venues, offsets.labels], MOST.venues) : []).flatMap((text) =>
      venueOf(index, text, context.now, today),
    ),
  };
}

/** "premier league matchday 12" is not a league, but begins with one: the league of the event found. */
function leagueOf(eventRow: EventRow | undefined, grades: readonly Grades[]): number[] {
  if (!eventRow) return [];
  const { league } = eventRow.season;
  return grades.some((word) => (word[league] ?? 0) > MISTYPED) ? [league] : [];
}

/** "yankees red sox" is not a team, but two: those of the game found. */
function sidesOf(eventRow: EventRow | undefined, grades: readonly Grades[]): number[] {
  if (!eventRow) return [];
  const { season, row } = eventRow;
  const { isGame, first, second } = season.rows();
  if (isGame[row] !== 1) return [];
  return [first, second]
    .map((column) => column[row] ?? 0)
    .filter((side) => grades.some((word) => (word[side] ?? 0) > NOT_THERE));
}

function pageOf(index: SearchIndex, text: number): FoundPage {
  const { packed, offsets } = index;
  const name = namesOf(index, text)[0] ?? '';
  if (text >= offsets.teams) {
    const position = text - offsets.teams;
    const league = packed.leagues[packed.teams.league[position] ?? 0];
    return {
      name,
      path: teamAddress(packed, position),
      sportId: league?.sportId ?? '',
      about: league?.name ?? '',
      look: lookOf(index, text),
    };
  }
  const page = text >= offsets.leagues ? packed.leagues[text - offsets.leagues] : packed.sports[text];
  const sport = packed.sports.find(({ sportId }) => sportId === page?.sportId)?.name ?? '';
  const about = text >= offsets.leagues ? sport : 'All its leagues';
  return { name, path: page?.path ?? '/', sportId: page?.sportId ?? '', about };
}

function venueOf(index: SearchIndex, venue: number, now: number, today: number): FoundVenue[] {
  const nearest = nearestAt(index, venue, now, today);
  if (!nearest) return [];
  const { isAhead, ...eventRow } = nearest;
  return [{ name: namesOf(index, venue)[0] ?? '', event: eventAt(index, eventRow), isAhead }];
}

function suggestionsFor(index: SearchIndex, text: string): FoundPage[] {
  const words = readQuery(text)[0]?.words ?? [];
  if (words.length === 0) return [];
  return nearestNames(index, [index.offsets.sports, index.offsets.names], words, MOST.suggestions).map(
    (found) => pageOf(index, found),
  );
}
