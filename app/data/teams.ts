/** All teams, from an index that is loaded in sections, and the games of one across competitions and seasons. */
import files from 'virtual:catalog/lists/team';
import { use } from 'react';
import { type Game, isGame } from '../../catalog/event/event.ts';
import { compareAcrossLeagues } from '../../catalog/event/weeks.ts';
import {
  type PackedTeamEntry,
  type TeamEntry,
  teamIndexKey,
  unpackTeam,
} from '../../catalog/packed/team-index.ts';
import { type TeamSeason, type TeamYear, teamYears } from '../../catalog/season/team-seasons.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { createLists, loadOncePer, seasonLists } from './lists.ts';
import { leagueBySlug, seasonBy } from './site-map.ts';

const sections = createLists(
  'team',
  () => files,
  (teams: PackedTeamEntry[]) => teams.map(unpackTeam),
);

export async function loadTeam(slug: string): Promise<TeamEntry | undefined> {
  const teams = await sections.load(teamIndexKey(slug));
  return teams.find((team) => team.slug === slug);
}

/** The section of the index that would contain this team; suspends while it is loading. */
export function useTeamIndexSection(slug: string): readonly TeamEntry[] {
  return sections.useList(teamIndexKey(slug));
}

/** For searching all teams. */
export async function loadAllTeams(): Promise<TeamEntry[]> {
  return (await sections.loadEvery()).flat();
}

const keysOf = (seasons: readonly TeamSeason[]) => seasons.map(({ league, season }) => `${league}/${season}`);

/** In order. */
export const loadTeamGames = loadOncePer(
  (team: TeamEntry, seasons: readonly TeamSeason[]) => [team.slug, ...keysOf(seasons)].join(),
  readGames,
);

/** Suspends while they are loading. */
export function useTeamGames(team: TeamEntry, seasons: readonly TeamSeason[]): Game[] {
  return use(loadTeamGames(team, seasons));
}

async function readGames({ name }: TeamEntry, seasons: readonly TeamSeason[]): Promise<Game[]> {
  const lists = await seasonLists.loadAll(keysOf(seasons));
  return lists
    .flatMap((events) => events.filter(isGame).filter(({ home, away }) => home === name || away === name))
    .sort(compareAcrossLeagues);
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
