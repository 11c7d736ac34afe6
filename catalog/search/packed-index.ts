/**
 * What search needs of the whole catalogue, on its way to the browser: every text once, and a season's events as
 * columns of numbers. Everything from 2023 on is in it; seasons that are over are a part of their own, for searches that
 * ask for them.
 */

import { addDays } from '../day.ts';
import { isGame } from '../event.ts';
import { groupBy } from '../group-by.ts';
import { allLeagues, type Catalog } from '../league.ts';
import type { OtherNames } from '../other-names.ts';
import type { TeamScopes } from '../team.ts';
import { packLook, teamLooks } from '../team-look.ts';
import { readRising, writeNumbers } from './number-text.ts';
import { lastDayOf, type PackedSeason, packSeason } from './packed-season.ts';
import { packWords } from './packed-words.ts';
import { type TextOffsets, teamKey, textNumbers, textOffsets } from './text-offsets.ts';

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
}

/** All texts of the index. They are numbered consecutively in this order: see text-offsets.ts. */
export interface PackedTexts {
  sports: { name: string; path: string; sportId: string; aliases: string[] }[];
  leagues: { slug: string; name: string; path: string; sportId: string; aliases: string[] }[];
  teams: {
    name: string[];
    /** The number of teams of each scope; teams are ordered by scope. */
    scopes: [scope: string, teams: number][];
    /** The league in which a team has most of its games. */
    league: number[];
    /** In the form of packLook. Results have whole names, so these are enough to draw a badge. */
    badges: string[];
    /** Team → its other names, for the few that have some. */
    aliases: Record<number, string[]>;
  };
  /** What events that are not games are called. */
  names: string[];
  venues: string[];
  /** Types and categories. */
  labels: string[];
  details: string[];
}

export function packIndex(catalog: Catalog, scopes: TeamScopes, aliases: OtherNames): PackedIndex {
  const leagues = allLeagues(catalog);
  const texts = packTexts(catalog, aliases);
  const offsets = textOffsets(texts);
  const numbers = textNumbers(texts, offsets);
  const seasons = leagues.flatMap((league, position) =>
    league.seasons.map((season) => packSeason(season, position, numbers)),
  );
  return { ...texts, scopes, seasons, ...packWords(texts), seasonsOfTexts: countSeasons(seasons, offsets) };
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

function countSeasons(seasons: readonly PackedSeason[], { end }: TextOffsets): string {
  const counts = new Array<number>(end).fill(0);
  for (const { texts } of seasons)
    for (const text of readRising(texts)) counts[text] = (counts[text] ?? 0) + 1;
  return writeNumbers(counts);
}

function packTexts(catalog: Catalog, aliases: OtherNames): PackedTexts {
  const leagues = allLeagues(catalog);
  const events = leagues.flatMap((league) => league.seasons.flatMap((season) => season.events));
  const distinct = (all: readonly string[]) => [...new Set(all)];
  // In the order of the leagues: of two teams that match equally well, the NFL's comes before a college's.
  const scopes = distinct(leagues.flatMap(({ seasons }) => seasons.map(({ teamScope = '' }) => teamScope)));
  const bySlug = [...catalog.teams.values()];
  const teams = scopes.flatMap((scope) => bySlug.filter((team) => team.scope === scope));
  const mainLeague = mainLeagues(catalog);
  const looks = teamLooks(teams);
  return {
    sports: catalog.categories.map(({ name, path, sportId }) => ({
      name,
      path,
      sportId,
      aliases: aliases.sports[sportId] ?? [],
    })),
    leagues: leagues.map(({ slug, name, path, sportId }) => ({
      slug,
      name,
      path,
      sportId,
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
      aliases: Object.fromEntries(
        teams.flatMap(({ slug }, position) => {
          const own = aliases.teams[slug];
          return own ? [[position, own] as const] : [];
        }),
      ),
    },
    names: distinct(events.filter((event) => !isGame(event)).map(({ name }) => name)),
    venues: distinct(events.map(({ location }) => location)),
    labels: distinct(events.flatMap(({ type, category }) => [type, category])),
    details: distinct(events.map(({ details }) => details)),
  };
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
