/** Answers a typed text from the index: leagues, teams, events, venues and days, the best of each first. */

import { daySpan } from './day-span.ts';
import { eventAt, type FoundEvent, type Place } from './event-at.ts';
import { countOnDay, findEvents, isByDetails, nearestAt, type Span } from './find-events.ts';
import { findNames, nearestNames, type Range, textsCalled } from './find-names.ts';
import { type Grades, gradeWord, gradeWordOrSimilar, isAnywhere, MISTYPED, NOT_THERE } from './grade-word.ts';
import { namesOf, type SearchIndex, teamAddress } from './open-index.ts';
import { dateInText } from './read-date.ts';
import { LONGEST_QUERY, type Query, readQuery } from './read-query.ts';
import { readStretch, type Stretch } from './read-stretch.ts';

export interface FoundPage {
  name: string;
  path: string;
  /** The sport, for its accent. */
  sportId: string;
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
  /** A week or a month that was asked for. */
  stretch?: Stretch;
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

const TONIGHT = /\btonight\b/i;
/** From Europe, tonight's games of America begin after midnight. */
const NIGHT = 6 * 3_600_000;

const MOST = { leagues: 5, teams: 5, events: 8, venues: 3, suggestions: 5 };

export function search(index: SearchIndex, typed: string, asker: Asker): Answer {
  const text = typed.slice(0, LONGEST_QUERY).trim();
  const stretch = readStretch(text, asker.today);
  if (stretch) return { ...answerTo(index, text, asker, undefined), stretch };
  const date = dateInText(text, asker.today);
  const night = TONIGHT.test(text) ? NIGHT : 0;
  if (date?.rest === '') return answerOn(index, date.days, '', asker, night);
  // "nba 26 dec" is a league on a day; but "selection sunday" is a name, so words are looked for as a whole first.
  const isClear = date !== undefined && /\d/.test(text.replace(date.rest, ''));
  const plain = isClear ? NOTHING : answerTo(index, text, asker, undefined);
  if (!isEmpty(plain)) return plain;
  if (date) {
    const dated = answerOn(index, date.days, date.rest, asker, night);
    if (!isEmpty(dated)) return dated;
  }
  return { ...plain, suggestions: suggestionsFor(index, text) };
}

export function isEmpty({ leagues, teams, events, venues, days, stretch, isNoDay }: Answer): boolean {
  return [leagues, teams, events, venues, days].every((found) => found.length === 0) && !stretch && !isNoDay;
}

function answerOn(
  index: SearchIndex,
  days: readonly string[],
  rest: string,
  asker: Asker,
  /** How long after its last midnight a day goes on. */
  night: number,
): Answer {
  const spans = days.map((day) => spanOf(day, asker.timeZone));
  const answer = answerTo(
    index,
    rest,
    asker,
    spans.map((span) => ({ ...span, to: span.to + night })),
  );
  return {
    ...answer,
    days: days.map((day, at) => ({
      day,
      events: countOnDay(index, spans[at] ?? spanOf(day, asker.timeZone)),
    })),
    isNoDay: days.length === 0,
  };
}

function spanOf(day: string, timeZone: string): Span {
  const [from, to] = daySpan(day, timeZone);
  return { midnight: Date.parse(`${day}T00:00:00Z`), from, to };
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
  const names = (range: Range, most: number) =>
    findNames(index, range, { words, grades, called, today }, most);
  const asked = { grades, called, years, now: asker.now, today, ...(days ? { days } : {}) };
  // One letter means no event and no venue.
  const isEnough = days !== undefined || years.length > 0 || words.some((word) => word.length > 1);
  const found = isEnough ? findEvents(index, asked, MOST.events) : [];
  const leagues = names([offsets.sports, offsets.teams], MOST.leagues);
  const teams = names([offsets.teams, offsets.names], MOST.teams);
  return {
    ...NOTHING,
    leagues: (leagues.length > 0 ? leagues : leagueOf(found[0], grades)).map((text) => pageOf(index, text)),
    teams: (teams.length > 0 ? teams : sidesOf(found[0], grades)).map((text) => pageOf(index, text)),
    events: found.map((place) => ({ ...eventAt(index, place), isByDetails: isByDetails(place, grades) })),
    venues: (isEnough ? names([offsets.venues, offsets.labels], MOST.venues) : []).flatMap((text) =>
      venueOf(index, text, asker.now, today),
    ),
  };
}

/** "premier league matchday 12" is no league, but begins with one: that of the event that it is. */
function leagueOf(place: Place | undefined, grades: readonly Grades[]): number[] {
  if (!place) return [];
  const { league } = place.season;
  return grades.some((word) => (word[league] ?? 0) > MISTYPED) ? [league] : [];
}

/** "yankees red sox" is no team, but two: those of the game that it is. */
function sidesOf(place: Place | undefined, grades: readonly Grades[]): number[] {
  if (!place) return [];
  const { season, row } = place;
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
  const { isAhead, ...place } = nearest;
  return [{ name: namesOf(index, venue)[0] ?? '', event: eventAt(index, place), isAhead }];
}

function suggestionsFor(index: SearchIndex, text: string): FoundPage[] {
  const words = readQuery(text)[0]?.words ?? [];
  if (words.length === 0) return [];
  return nearestNames(index, [index.offsets.sports, index.offsets.names], words, MOST.suggestions).map(
    (found) => pageOf(index, found),
  );
}
