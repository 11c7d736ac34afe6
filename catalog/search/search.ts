/** Answers a typed text from the index: leagues, teams, events, venues and days, the best of each first. */

import { daySpan } from './day-span.ts';
import { findEvents, isByDetails, isOnDay, type Span } from './find-events.ts';
import {
  findNames,
  type NearestRows,
  namesOf,
  nearestNames,
  nearestRows,
  type Range,
  textsCalled,
} from './find-names.ts';
import { type Grades, gradeWord, gradeWordOrSimilar, isAnywhere, MISTYPED, NOT_THERE } from './grade-word.ts';
import { eventAt, type FoundEvent, type SearchIndex, teamAddress } from './open-index.ts';
import { dateInText } from './read-date.ts';
import { LONGEST_QUERY, type Query, readQuery } from './read-query.ts';

export interface FoundPage {
  name: string;
  path: string;
  /** The sport, for its accent. */
  icon: string;
  /** What it is: the sport of a league, the league of a team. */
  about: string;
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

export interface Answer {
  leagues: FoundPage[];
  teams: FoundPage[];
  events: (FoundEvent & { isByDetails: boolean })[];
  venues: FoundVenue[];
  days: FoundDay[];
  /** A day was asked for that does not exist. */
  isNoDay: boolean;
  /** Where nothing was found: what may have been meant. */
  suggestions: FoundPage[];
}

/** Who asks, and when. */
export interface Asker {
  now: number;
  today: string;
  timeZone: string;
}

const MOST = { leagues: 5, teams: 5, events: 8, venues: 3, suggestions: 5 };

export function search(index: SearchIndex, typed: string, asker: Asker): Answer {
  const text = typed.slice(0, LONGEST_QUERY).trim();
  const date = dateInText(text, asker.today);
  // A date and nothing else; else the whole text as names, and only if it is none, the rest of it on that day.
  if (date?.rest === '') return answerOn(index, date.days, '', asker);
  const plain = answerTo(index, text, asker, undefined);
  if (!isEmpty(plain)) return plain;
  if (date) {
    const dated = answerOn(index, date.days, date.rest, asker);
    if (!isEmpty(dated)) return dated;
  }
  return { ...plain, suggestions: suggestionsFor(index, text) };
}

export function isEmpty({ leagues, teams, events, venues, days, isNoDay }: Answer): boolean {
  return [leagues, teams, events, venues, days].every((found) => found.length === 0) && !isNoDay;
}

function answerOn(index: SearchIndex, days: readonly string[], rest: string, asker: Asker): Answer {
  const spans = days.map((day) => spanOf(day, asker.timeZone));
  const answer = answerTo(index, rest, asker, spans);
  return {
    ...answer,
    days: days.map((day, at) => ({ day, events: countOn(index, spans.slice(at, at + 1)) })),
    isNoDay: days.length === 0,
  };
}

function spanOf(day: string, timeZone: string): Span {
  const [from, to] = daySpan(day, timeZone);
  return { midnight: Date.parse(`${day}T00:00:00Z`), from, to };
}

function countOn(index: SearchIndex, days: readonly Span[]): number {
  let count = 0;
  for (let row = 0; row < index.rows.count; row += 1) if (isOnDay(index, row, days)) count += 1;
  return count;
}

/** Reads the text more and more loosely until something answers. */
function answerTo(index: SearchIndex, text: string, asker: Asker, days: readonly Span[] | undefined): Answer {
  const readings = readQuery(text);
  let answer = NOTHING;
  for (const grade of [gradeWordOrSimilar, (_: SearchIndex, word: string) => gradeWord(index, word, true)]) {
    for (const query of readings) {
      if (query.words.length === 0 && query.years.length === 0 && !days) continue;
      answer = answerToQuery(
        index,
        query,
        query.words.map((word) => grade(index, word)),
        asker,
        days,
      );
      if (!isEmpty(answer)) return answer;
    }
  }
  return answer;
}

const NOTHING: Answer = {
  leagues: [],
  teams: [],
  events: [],
  venues: [],
  days: [],
  isNoDay: false,
  suggestions: [],
};

function answerToQuery(
  index: SearchIndex,
  { words, years }: Query,
  grades: Grades[],
  asker: Asker,
  days: readonly Span[] | undefined,
): Answer {
  // A word that is nowhere: no need to look at every event.
  if (!grades.every(isAnywhere)) return NOTHING;
  const { offsets } = index;
  const today = Date.parse(`${asker.today}T00:00:00Z`);
  const called = textsCalled(index, words, grades);
  const nearest = nearestNow(index, asker.now, today);
  const names = (range: Range, most: number) =>
    findNames(index, range, { words, grades, called, nearest }, most);
  const rows = findEvents(
    index,
    { grades, called, years, now: asker.now, today, ...(days ? { days } : {}) },
    MOST.events,
  );
  const leagues = names([offsets.sports, offsets.teams], MOST.leagues);
  const teams = names([offsets.teams, offsets.names], MOST.teams);
  return {
    ...NOTHING,
    leagues: (leagues.length > 0 ? leagues : leagueOf(index, rows[0], grades)).map((text) =>
      pageOf(index, text),
    ),
    teams: (teams.length > 0 ? teams : sidesOf(index, rows[0], grades)).map((text) => pageOf(index, text)),
    events: rows.map((row) => ({ ...eventAt(index, row), isByDetails: isByDetails(index, row, grades) })),
    venues: names([offsets.venues + 1, offsets.labels], MOST.venues).flatMap((text) =>
      venueOf(index, text, nearest),
    ),
  };
}

/** "premier league matchday 12" is no league, but begins with one: that of the event that it is. */
function leagueOf({ rows }: SearchIndex, row: number | undefined, grades: readonly Grades[]): number[] {
  const league = rows.league[row ?? -1];
  return league !== undefined && grades.some((word) => (word[league] ?? 0) > MISTYPED) ? [league] : [];
}

/** "yankees red sox" is no team, but two: those of the game that it is. */
function sidesOf(
  { rows, offsets }: SearchIndex,
  row: number | undefined,
  grades: readonly Grades[],
): number[] {
  const sides = [rows.first[row ?? -1] ?? offsets.names, rows.second[row ?? -1] ?? offsets.names];
  const isGame = sides.every((side) => side < offsets.names);
  return isGame ? sides.filter((side) => grades.some((word) => (word[side] ?? 0) > NOT_THERE)) : [];
}

let remembered: { index: SearchIndex; now: number; today: number; nearest: NearestRows } | undefined;

/** The same for every letter that is typed within a minute. */
function nearestNow(index: SearchIndex, now: number, today: number): NearestRows {
  if (remembered?.index !== index || remembered.now !== now || remembered.today !== today) {
    remembered = { index, now, today, nearest: nearestRows(index, now, today) };
  }
  return remembered.nearest;
}

function pageOf(index: SearchIndex, text: number): FoundPage {
  const { packed, offsets } = index;
  const name = namesOf(index, text)[0] ?? '';
  if (text >= offsets.teams) {
    const position = text - offsets.teams;
    const league = packed.leagues[packed.teams.league[position] ?? 0];
    return { name, path: teamAddress(packed, position), icon: league?.icon ?? '', about: league?.name ?? '' };
  }
  const page = text >= offsets.leagues ? packed.leagues[text - offsets.leagues] : packed.sports[text];
  const sport = packed.sports.find(({ icon }) => icon === page?.icon)?.name ?? '';
  const about = text >= offsets.leagues ? sport : 'All its leagues';
  return { name, path: page?.path ?? '/', icon: page?.icon ?? '', about };
}

function venueOf(index: SearchIndex, text: number, { next, last }: NearestRows): FoundVenue[] {
  const isAhead = (next[text] ?? -1) >= 0;
  const row = isAhead ? next[text] : last[text];
  if (row === undefined || row < 0) return [];
  return [{ name: namesOf(index, text)[0] ?? '', event: eventAt(index, row), isAhead }];
}

function suggestionsFor(index: SearchIndex, text: string): FoundPage[] {
  const words = readQuery(text)[0]?.words ?? [];
  if (words.length === 0) return [];
  return nearestNames(index, [index.offsets.sports, index.offsets.names], words, MOST.suggestions).map(
    (found) => pageOf(index, found),
  );
}
