/** The games of every team in every season, indexed once: searching all events for each of 1,200 teams takes seconds. */
import { isGame, type SportsEvent } from '../event/event.ts';
import { allLeagues, type Catalog } from './league.ts';
import type { TeamSeason } from './team-seasons.ts';

export function gamesByTeam(catalog: Catalog): (name: string, season: TeamSeason) => SportsEvent[] {
  const games = new Map<string, SportsEvent[]>();
  for (const league of allLeagues(catalog)) {
    for (const season of league.seasons) {
      for (const event of season.events.filter(isGame)) {
        // Within a season one name is one team.
        for (const name of new Set([event.home, event.away])) {
          const key = keyOf(name, { league: league.slug, season: season.label });
          const list = games.get(key);
          if (list) list.push(event);
          else games.set(key, [event]);
        }
      }
    }
  }
  return (name, season) => games.get(keyOf(name, season)) ?? [];
}

const keyOf = (name: string, { league, season }: TeamSeason) => `${league}/${season}/${name}`;
