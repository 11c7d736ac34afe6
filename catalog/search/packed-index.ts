/**
 * What search needs of the whole catalogue, on its way to the browser: every text once, and a season's events as
 * columns of numbers. Everything from 2023 on is in it; seasons that are over are a part of their own, for searches that
 * ask for them.
 */

import { addDays } from '../day.ts';
import { isGame } from '../event.ts';
import { groupBy } from '../group-by.ts';
import { type Holiday, holidayDays } from '../holiday.ts';
import { allLeagues, type Catalog, type League } from '../league.ts';
import type { OtherNames } from '../other-names.ts';
import { ownNames, type Rivalry } from '../rivalry.ts';
import { slugOf } from '../slug.ts';
import type { Team, TeamScopes } from '../team.ts';
import { packLook, teamLooks } from '../team-look.ts';
import { readRising, writeNumbers } from './number-text.ts';
import { listsOfNames, rivalryNumbers } from './other-event-names.ts';
import { lastDayOf, type PackedSeason, packSeason } from './packed-season.ts';
import { packWords } from './packed-words.ts';
import { namedKey, type TextOffsets, teamKey, textNumbers, textOffsets } from './text-offsets.ts';

export interface PackedIndex extends PackedTexts {
  scopes: TeamScopes;
  /** In the order of the catalogue, each league's oldest first. */
  seasons: PackedSeason[];
  /** Every word of every text, without accents, in order, with spaces between them. */
  words: string;
  /** For each word the texts that contain it: rising numbers, with spaces between the words. */
  textsOfWords: string;
  /** The number of seasons that each text occurs in: the more, the better known. */
  seasonsOfTexts: string;
  holidays: NamedDays[];
  /** Abbreviation → the words that it stands for. */
  abbreviations: Record<string, string>;
}

/** A holiday in the years of the catalogue. */
export interface NamedDays {
  name: string;
  /** What it is called, in lower case words. */
  calledSo: string[];
  countries: string[];
  /** Its days, once for each year in order: the first one, or the first and the last with a slash between them. */
  days: string[];
}

/** The part of the data folder that people's words for sport are in. */
export interface SearchWords {
  teamScopes: TeamScopes;
  otherNames: OtherNames;
  rivalries: readonly Rivalry[];
  holidays: readonly Holiday[];
}

/** All texts of the index. They are numbered consecutively in this order: see text-offsets.ts. */
export interface PackedTexts {
  sports: { name: string; path: string; sportId: string; aliases: string[] }[];
  leagues: {
    slug: string;
    name: string;
    path: string;
    sportId: string;
    country?: string;
    aliases: string[];
  }[];
  teams: {
    name: string[];
    /** The number of teams of each scope; teams are ordered by scope. */
    scopes: [scope: string, teams: number][];
    /** The league in which a team has most of its games. */
    league: number[];
    /** In the form of packLook. Results have whole names, so these are enough to draw a badge. */
    badges: string[];
    /** A digit for each: how many words at the end of its name are its short name, as Bears is; 0 for none. */
    shortWords: string;
    /** Team → its other names, for the few that have some. */
    aliases: Record<number, string[]>;
  };
  /** What events that are not games are called. */
  names: string[];
  venues: string[];
  /** Types and categories. */
  labels: string[];
  details: string[];
  /** The names of each rivalry. */
  rivalries: string[][];
  /** The other names of a season: LA28. */
  editions: string[][];
  /** Lists of other names of events, and the sets of them that an event has; the first set is empty. */
  eventNames: string[][];
  setsOfLists: number[][];
  /** The set of each name, and of the details of games: numbers, see number-text.ts. */
  setsOfNames: string;
  setsOfDetails: string;
}

export function packIndex(catalog: Catalog, known: SearchWords): PackedIndex {
  const leagues = allLeagues(catalog);
  // A rivalry without a name of its own is found by the names of its teams.
  const rivalries = known.rivalries.filter((rivalry) => ownNames(rivalry).length > 0);
  const texts = packTexts(catalog, { ...known, rivalries });
  const offsets = textOffsets(texts);
  const numbers = textNumbers(texts, offsets);
  const listsOf = listsOfNames(known.otherNames.events);
  const rivalryNumber = rivalryNumbers(rivalries);
  const editions = Object.keys(known.otherNames.seasons);
  const seasons = leagues.flatMap((league, position) =>
    league.seasons.map((season) => {
      const edition = editions.indexOf(`${league.slug}/${season.label}`);
      return {
        ...packSeason(season, position, { numbers, listsOf, rivalryNumber }),
        ...(edition >= 0 ? { edition } : {}),
      };
    }),
  );
  return {
    ...texts,
    scopes: known.teamScopes,
    seasons,
    ...packWords(texts),
    seasonsOfTexts: countSeasons(seasons, offsets),
    holidays: packHolidays(known.holidays, leagues),
    abbreviations: known.otherNames.abbreviations,
  };
}

/** The days of every holiday from the first year of the catalogue to the one after the last. */
function packHolidays(holidays: readonly Holiday[], leagues: readonly League[]): NamedDays[] {
  const days = leagues.flatMap(({ seasons }) =>
    seasons.flatMap(({ events }) => events.map(({ start }) => start)),
  );
  const years = days.map((day) => Number(day.slice(0, 4)));
  const first = years.reduce((least, year) => Math.min(least, year), Number.POSITIVE_INFINITY);
  const last = years.reduce((most, year) => Math.max(most, year), 0) + 1;
  const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);
  return holidays.map((holiday) => ({
    name: holiday.name,
    calledSo: [
      ...new Set([holiday.name, ...(holiday.aliases ?? [])].map((name) => slugOf(name).replaceAll('-', ' '))),
    ],
    countries: holiday.countries,
    days: all.flatMap((year) => {
      const span = holidayDays(holiday, year, leagues);
      if (!span) return [];
      return span.from === span.to ? span.from : `${span.from}/${span.to}`;
    }),
  }));
}

export interface SplitIndex {
  /** All names, the seasons of the present, and the last one of a league that has no other. */
  index: PackedIndex;
  /** The other seasons, by their last years. */
  earlier: Map<string, PackedSeason[]>;
}

/** Days before the present are all in the first part. */
const PRESENT_DAYS = 60;

/** @param today the day of the build */
export function splitIndex({ seasons, ...names }: PackedIndex, today: string): SplitIndex {
  const present = addDays(today, -PRESENT_DAYS);
  const isEarlier = (season: PackedSeason, at: number) =>
    lastDayOf(season) < present && seasons[at + 1]?.league === season.league;
  return {
    index: { ...names, seasons: seasons.filter((season, at) => !isEarlier(season, at)) },
    earlier: groupBy(seasons.filter(isEarlier), (season) => lastDayOf(season).slice(0, 4)),
  };
}

/** Only names that are results of their own are compared by it. */
function countSeasons(seasons: readonly PackedSeason[], offsets: TextOffsets): string {
  const isCompared = (text: number) =>
    text < offsets.names || (text >= offsets.venues && text < offsets.labels);
  const counts = new Array<number>(offsets.labels).fill(0);
  for (const { texts } of seasons)
    for (const text of readRising(texts)) if (isCompared(text)) counts[text] = (counts[text] ?? 0) + 1;
  return writeNumbers(counts);
}

function packTexts(catalog: Catalog, { otherNames: aliases, rivalries }: SearchWords): PackedTexts {
  const leagues = allLeagues(catalog);
  const events = leagues.flatMap((league) => league.seasons.flatMap((season) => season.events));
  const distinct = (all: readonly string[]) => [...new Set(all)];
  // In the order of the leagues: of two teams that match equally well, the NFL's comes before a college's.
  const scopes = distinct(leagues.flatMap(({ seasons }) => seasons.map(({ teamScope = '' }) => teamScope)));
  const bySlug = [...catalog.teams.values()];
  const teams = scopes.flatMap((scope) => bySlug.filter((team) => team.scope === scope));
  const mainLeague = mainLeagues(catalog);
  const looks = teamLooks(teams);
  const listsOf = listsOfNames(aliases.events);
  const names = distinctNamed(
    events.filter((event) => !isGame(event)).map((event) => [event.name, listsOf(event)]),
  );
  const details = distinctNamed(events.map((event) => [event.details, isGame(event) ? listsOf(event) : []]));
  const keys = [...new Set(['', ...[...names.lists, ...details.lists].map((lists) => lists.join())])];
  const sets = keys.map((key) => (key === '' ? [] : key.split(',').map(Number)));
  const setOf = (lists: readonly number[]) => keys.indexOf(lists.join());
  return {
    sports: catalog.categories.map(({ name, path, sportId }) => ({
      name,
      path,
      sportId,
      aliases: aliases.sports[sportId] ?? [],
    })),
    leagues: leagues.map(({ slug, name, path, sportId, country }) => ({
      slug,
      name,
      path,
      sportId,
      ...(country ? { country } : {}),
      aliases: aliases.leagues[slug] ?? [],
    })),
    teams: {
      name: teams.map(({ name }) => name),
      scopes: countRuns(teams.map(({ scope }) => scope)),
      league: teams.map(({ scope, name }) => mainLeague.get(teamKey(scope, name)) ?? 0),
      badges: teams.map(({ name }) => {
        const look = looks.get(name);
        return look ? packLook(name, look).badge : '';
      }),
      shortWords: teams.map(shortWordsOf).join(''),
      aliases: Object.fromEntries(
        teams.flatMap((team, position) => {
          const own = [...(aliases.teams[team.slug] ?? []), ...cityBeside(team)];
          return own.length > 0 ? [[position, own] as const] : [];
        }),
      ),
    },
    names: names.texts,
    venues: distinct(events.map(({ location }) => location)),
    labels: distinct(events.flatMap(({ type, category }) => [type, category])),
    details: details.texts,
    rivalries: rivalries.map(ownNames),
    editions: Object.values(aliases.seasons),
    eventNames: aliases.events.map((list) => list.names),
    setsOfLists: sets,
    setsOfNames: writeNumbers(names.lists.map(setOf)),
    setsOfDetails: writeNumbers(details.lists.map(setOf)),
  };
}

function shortWordsOf({ name, shortName }: Team): number {
  return name.endsWith(` ${shortName}`) ? shortName.split(' ').length : 0;
}

/** The city of a team whose name does not have it: Turin of Juventus. */
function cityBeside({ name, city }: Team): string[] {
  return city === undefined || slugOf(name).includes(slugOf(city)) ? [] : [city];
}

/** Each text once for every set of lists that it comes with. */
function distinctNamed(all: readonly (readonly [text: string, lists: readonly number[]])[]): {
  texts: string[];
  lists: number[][];
} {
  const distinct = [
    ...new Map(all.map(([text, lists]) => [namedKey(text, lists), { text, lists }])).values(),
  ];
  return { texts: distinct.map(({ text }) => text), lists: distinct.map(({ lists }) => [...lists]) };
}

/** The position of the league in which each team has most of its games. */
function mainLeagues(catalog: Catalog): Map<string, number> {
  const main = new Map<string, number>();
  const most = new Map<string, number>();
  allLeagues(catalog).forEach((league, position) => {
    const games = new Map<string, number>();
    for (const { teamScope = '', events } of league.seasons) {
      for (const { home, away } of events.filter(isGame)) {
        for (const side of [home, away]) {
          const key = teamKey(teamScope, side);
          games.set(key, (games.get(key) ?? 0) + 1);
        }
      }
    }
    for (const [key, count] of games) {
      if (count <= (most.get(key) ?? 0)) continue;
      most.set(key, count);
      main.set(key, position);
    }
  });
  return main;
}

function countRuns(texts: readonly string[]): [string, number][] {
  const runs: [string, number][] = [];
  for (const text of texts) {
    const last = runs.at(-1);
    if (last?.[0] === text) last[1] += 1;
    else runs.push([text, 1]);
  }
  return runs;
}
