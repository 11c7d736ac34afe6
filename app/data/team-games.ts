/** The games of one team across competitions and seasons, in order. */
import { isGame, type SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { type TeamSeason, type TeamYear, teamYears } from '../../catalog/team-seasons.ts';
import { compareAcrossLeagues } from '../../catalog/weeks.ts';
import { seasonLists } from './event-lists.ts';
import { leagueBySlug, seasonBy } from './site-map.ts';

export type Game = SportsEvent & { home: string; away: string };

const keyOf = ({ league, season }: TeamSeason) => `${league}/${season}`;

export async function loadTeamGames(seasons: readonly TeamSeason[]): Promise<void> {
  await Promise.all(seasons.map((season) => seasonLists.load(keyOf(season))));
}

/** useTeamGames as a promise. */
export async function loadGamesOf(name: string, seasons: readonly TeamSeason[]): Promise<Game[]> {
  const lists = await Promise.all(seasons.map((season) => seasonLists.load(keyOf(season))));
  return gamesOf(name, lists);
}

function gamesOf(name: string, lists: readonly SportsEvent[][]): Game[] {
  return lists
    .flatMap((events) => events.filter(isGame).filter(({ home, away }) => home === name || away === name))
    .sort(compareAcrossLeagues);
}

/** Suspends while a season is loading; all of them load together. */
export function useTeamGames(name: string, seasons: readonly TeamSeason[]): Game[] {
  for (const season of seasons) seasonLists.load(keyOf(season));
  return gamesOf(
    name,
    // biome-ignore lint/correctness/useHookAtTopLevel: it reads with React's use(), which loops may call
    seasons.map((season) => seasonLists.useList(keyOf(season))),
  );
}

/** The summary has no dates of seasons long over; to pick a year it is enough that they are past. */
const LONG_OVER = { from: '0000-01-01', to: '0000-01-01', playFrom: '0000-01-01', playTo: '0000-01-01' };

/** The years of a team, with their dates from the summary that every page has. */
export function yearsOf(seasons: readonly TeamSeason[]): TeamYear[] {
  return teamYears(seasons, ({ league, season }) => {
    const found = seasonBy(league, season);
    return found && ('from' in found ? found : LONG_OVER);
  });
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
