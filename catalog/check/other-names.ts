/** Every other name belongs to a sport, a league or a team that exists. */
import { buildLeague, scopedGames } from '../build-catalog.ts';
import type { DataFolder } from '../read-data.ts';
import { teamsOf } from '../team.ts';
import type { Problem } from './problem.ts';

export function checkOtherNames(data: DataFolder): Problem[] {
  const teams = teamsOf(scopedGames(data.leagues.map((league) => buildLeague(league))), data.teamScopes);
  const known = {
    sports: new Set(data.categories.map(({ folder }) => folder)),
    leagues: new Set(data.leagues.map(({ slug }) => slug)),
    teams: new Set(teams.map(({ slug }) => slug)),
  };
  return (['sports', 'leagues', 'teams'] as const).flatMap((kind) =>
    Object.keys(data.otherNames[kind])
      .filter((key) => !known[kind].has(key))
      .map((key) => ({
        file: 'other-names.json',
        path: [kind, key],
        reason: `none of the ${kind} is called so`,
      })),
  );
}
