/** The games of every team in every season, indexed once: searching all events for each of 1,200 teams takes seconds. */
import { isGame, type SportsEvent } from '../event/event.ts';
import { memoize } from '../util/memoize.ts';
import { allLeagues, type Catalog, type Season } from './league.ts';
import type { TeamSeason } from './team-seasons.ts';

export function gamesByTeam(catalog: Catalog): (name: string, season: TeamSeason) => SportsEvent[] {
  const seasons = new Map(
    allLeagues(catalog).flatMap(({ slug, seasons }) =>
      seasons.map((season) => [`${slug}/${season.label}`, season] as const),
    ),
  );
  return (name, { league, season: label }) => {
    const season = seasons.get(`${league}/${label}`);
    return (season && gamesOfSeason(season).get(name)) ?? [];
  };
}

/** By the names of the teams: within a season one name is one team. */
export const gamesOfSeason = memoize((season: Pick<Season, 'events'>) => {
  const games = new Map<string, SportsEvent[]>();
  for (const event of season.events.filter(isGame)) {
    for (const name of new Set([event.home, event.away])) {
      const list = games.get(name);
      if (list) list.push(event);
      else games.set(name, [event]);
    }
  }
  return games;
}, new WeakMap());
