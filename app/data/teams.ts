/** All teams, from an index that is loaded in sections, and the games of one across competitions and seasons. */
import dayOfData from 'virtual:catalog/day-of-data';
import gamesByLetter from 'virtual:catalog/team-games';
import loaders from 'virtual:catalog/teams';
import { use } from 'react';
import { isGame, type SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { unpackEvents } from '../../catalog/packed-events.ts';
import { seasonsAround } from '../../catalog/seasons-around.ts';
import { type TeamEntry, teamGamesKey, teamIndexKey, unpackTeam } from '../../catalog/team-index.ts';
import { type TeamSeason, type TeamYear, teamYears } from '../../catalog/team-seasons.ts';
import { compareAcrossLeagues } from '../../catalog/weeks.ts';
import { loadOnce } from '../util/load-once.ts';
import { seasonLists } from './event-lists.ts';
import { createLists } from './loaded-lists.ts';
import { leagueBySlug, seasonBy } from './site-map.ts';

const sections = createLists(loaders, (teams) => teams.map(unpackTeam));

/** Lists of the games of a few teams in the seasons that are not over as of the data. */
const currentGames = createLists({}, unpackEvents, (key) => gamesByLetter[teamIndexKey(key)]?.());

export async function loadTeam(slug: string): Promise<TeamEntry | undefined> {
  // Whoever loads a team needs its games next; if they cannot be loaded, loadTeamGames finds out.
  currentGames.load(teamGamesKey(slug)).catch(() => undefined);
  const teams = await sections.load(teamIndexKey(slug));
  return teams.find((team) => team.slug === slug);
}

/** The section of the index that would contain this team; suspends while it is loading. */
export function useTeamIndexSection(slug: string): readonly TeamEntry[] {
  return sections.useList(teamIndexKey(slug));
}

/** For searching all teams. */
export async function loadAllTeams(): Promise<TeamEntry[]> {
  return (await sections.loadAll(Object.keys(loaders))).flat();
}

export type Game = SportsEvent & { home: string; away: string };

const keysOf = (seasons: readonly TeamSeason[]) => seasons.map(({ league, season }) => `${league}/${season}`);

const loads = new Map<string, () => Promise<Game[]>>();

/** In order. */
export function loadTeamGames(team: TeamEntry, seasons: readonly TeamSeason[]): Promise<Game[]> {
  const keys = keysOf(seasons);
  const id = [team.slug, ...keys].join();
  const load = loads.get(id) ?? loadOnce(() => readGames(team, keys));
  loads.set(id, load);
  return load();
}

/** Suspends while they are loading. */
export function useTeamGames(team: TeamEntry, seasons: readonly TeamSeason[]): Game[] {
  return use(loadTeamGames(team, seasons));
}

async function readGames(team: TeamEntry, keys: readonly string[]): Promise<Game[]> {
  const current = keysOf(seasonsAround(yearsOf(team.seasons), dayOfData).flatMap((year) => year.seasons));
  const lists = await Promise.all([
    loadCurrentGames(
      team.slug,
      keys.filter((key) => current.includes(key)),
    ),
    ...keys.filter((key) => !current.includes(key)).map((key) => seasonLists.load(key)),
  ]);
  const { name } = team;
  return lists
    .flatMap((events) => events.filter(isGame).filter(({ home, away }) => home === name || away === name))
    .filter(({ league, season }) => keys.includes(`${league}/${season}`))
    .sort(compareAcrossLeagues);
}

async function loadCurrentGames(slug: string, keys: readonly string[]): Promise<SportsEvent[]> {
  if (keys.length === 0) return [];
  try {
    return await currentGames.load(teamGamesKey(slug));
  } catch {
    // Without a network the whole seasons may be on this device.
    return (await seasonLists.loadAll(keys)).flat();
  }
}

/** The years of a team, with their dates from the summary that every page has. */
export function yearsOf(seasons: readonly TeamSeason[]): TeamYear[] {
  return teamYears(seasons, ({ league, season }) => seasonBy(league, season));
}

/** The zone of the competition with most of the games: an English club's is London, not the Champions League's. */
export function homeZone(games: readonly Game[]): string {
  const byLeague = [...groupBy(games, (game) => game.league).values()];
  const most = byLeague.reduce<Game[]>((best, each) => (each.length > best.length ? each : best), []);
  const [first] = most;
  return (first && seasonBy(first.league, first.season)?.timeZone) ?? 'UTC';
}

/** A zone for choosing a team's year before its games are loaded. */
export function teamZone(seasons: readonly TeamSeason[]): string {
  return leagueBySlug(seasons.at(-1)?.league ?? '')?.timeZone ?? 'UTC';
}
