/** Every team with the seasons that it plays in, grouped by the first character of its slug. */
import { isGame } from './event.ts';
import { groupBy } from './group-by.ts';
import { allLeagues, type Catalog } from './league.ts';
import type { Team } from './team.ts';
import { packLook, teamLooks } from './team-look.ts';
import type { TeamSeason } from './team-seasons.ts';

export interface TeamEntry extends Pick<Team, 'slug' | 'name' | 'scope'> {
  /** In the order of the catalogue, each league's oldest first; only those with a game of the team. */
  seasons: TeamSeason[];
  /** In the form of packLook. */
  badge: string;
}

/** The key of a team's group: one file for each team would be 2,300 files. */
export function teamIndexKey(slug: string): string {
  return slug.slice(0, 1);
}

/** The key of the list that has a team's current games: see team-games.ts. */
export function teamGamesKey(slug: string): string {
  return slug.slice(0, 3);
}

export function teamIndex(catalog: Catalog): Map<string, TeamEntry[]> {
  const seasonsOf = seasonsByTeam(catalog);
  const looks = teamLooks(catalog.teams.values());
  const entries = [...catalog.teams.values()].map(({ slug, name, scope }) => {
    const look = looks.get(name);
    return {
      slug,
      name,
      scope,
      seasons: seasonsOf.get(keyOf(scope, name)) ?? [],
      badge: look ? packLook(name, look).badge : '',
    };
  });
  return groupBy(entries, ({ slug }) => teamIndexKey(slug));
}

const keyOf = (scope: string, name: string) => `${scope}\n${name}`;

function seasonsByTeam(catalog: Catalog): Map<string, TeamSeason[]> {
  const seasons = new Map<string, TeamSeason[]>();
  for (const league of allLeagues(catalog)) {
    for (const { label, teamScope, events } of league.seasons) {
      if (teamScope === undefined) continue;
      const names = new Set(events.filter(isGame).flatMap(({ home, away }) => [home, away]));
      for (const name of names) {
        const key = keyOf(teamScope, name);
        seasons.set(key, [...(seasons.get(key) ?? []), { league: league.slug, season: label }]);
      }
    }
  }
  return seasons;
}
