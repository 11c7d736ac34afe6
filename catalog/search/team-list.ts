/** What the page of all teams begins with: the teams of the smaller leagues, and how many the larger ones have. */
import type { NamedLeague, NamedTeams, SearchNames } from './search-names.ts';

/** A part of the names; teams and leagues refer to each other by position. */
export interface TeamList {
  leagues: Pick<NamedLeague, 'slug' | 'name' | 'sport'>[];
  teams: Pick<NamedTeams, 'name' | 'scope' | 'league' | 'badge'>;
  scopes: SearchNames['scopes'];
}

export interface FewTeams extends TeamList {
  /** League → the number of its teams, where they are not in the list. */
  leftOut: Record<string, number>;
}

/** Colleges are most of all teams. */
const MAX_TEAMS = 60;

export function fewTeams({ leagues, teams, scopes }: SearchNames): FewTeams {
  const counts = leagues.map((_, league) => teams.league.filter((each) => each === league).length);
  const isKept = (_: unknown, team: number) => (counts[teams.league[team] ?? 0] ?? 0) <= MAX_TEAMS;
  return {
    leagues: leagues.map(({ slug, name, sport }) => ({ slug, name, sport })),
    teams: {
      name: teams.name.filter(isKept),
      scope: teams.scope.filter(isKept),
      league: teams.league.filter(isKept),
      badge: teams.badge.filter(isKept),
    },
    scopes,
    leftOut: Object.fromEntries(
      leagues.flatMap(({ slug }, league) => {
        const count = counts[league] ?? 0;
        return count > MAX_TEAMS ? [[slug, count]] : [];
      }),
    ),
  };
}
