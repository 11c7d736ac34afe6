/**
 * The games of teams in the seasons that are not over, a few teams to a list: a team page needs none of the other 6,000
 * games of its league's season.
 */
import type { SportsEvent } from './event.ts';
import { gamesByTeam } from './games-by-team.ts';
import type { Catalog } from './league.ts';
import { seasonsAround } from './seasons-around.ts';
import { summarizeCatalog } from './summary.ts';
import { teamGamesKey, teamIndex } from './team-index.ts';
import { teamYears } from './team-seasons.ts';
import { compareAcrossLeagues } from './weeks.ts';

/** By key; where all seasons of a team are over, the games of the last. */
export function currentTeamGames(catalog: Catalog, today: string): Map<string, SportsEvent[]> {
  const spans = new Map(
    summarizeCatalog(catalog).flatMap(({ leagues }) =>
      leagues.flatMap(({ slug, seasons }) =>
        seasons.map((season) => [`${slug}/${season.label}`, season] as const),
      ),
    ),
  );
  const gamesOf = gamesByTeam(catalog);
  const lists = new Map<string, Set<SportsEvent>>();
  for (const { slug, name, seasons } of [...teamIndex(catalog).values()].flat()) {
    const years = teamYears(seasons, ({ league, season }) => spans.get(`${league}/${season}`));
    const list = lists.get(teamGamesKey(slug)) ?? new Set();
    lists.set(teamGamesKey(slug), list);
    for (const season of seasonsAround(years, today).flatMap((year) => year.seasons))
      for (const game of gamesOf(name, season)) list.add(game);
  }
  return new Map([...lists].map(([key, games]) => [key, [...games].sort(compareAcrossLeagues)]));
}
