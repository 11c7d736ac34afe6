/** Every team has an address of its own, and every scope that a league states is described. */
import { buildLeague, scopedGames } from '../build-catalog.ts';
import type { DataFolder } from '../read-data.ts';
import { type Team, teamsOf } from '../team.ts';
import type { Problem } from './problem.ts';

export function checkTeamSlugs(data: DataFolder): Problem[] {
  const problems: Problem[] = [];
  const leagues = data.leagues.map(buildLeague);
  for (const { file, content } of data.leagues) {
    const scopes = [
      content.teamScope,
      ...Object.values(content.seasonOverrides ?? {}).map((o) => o.teamScope),
    ];
    for (const scope of scopes) {
      if (scope !== undefined && !(scope in data.teamScopes)) {
        problems.push({
          file,
          path: ['teamScope'],
          reason: `the scope "${scope}" is not in team-scopes.json`,
        });
      }
    }
  }
  const bySlug = new Map<string, Team>();
  for (const team of teamsOf(scopedGames(leagues), data.teamScopes)) {
    const twin = bySlug.get(team.slug);
    if (twin) {
      const reason = `"${team.name}" of ${team.scope} and "${twin.name}" of ${twin.scope} share the slug "${team.slug}": give one its own`;
      problems.push({ file: 'team-scopes.json', path: [team.scope], reason });
    }
    bySlug.set(team.slug, team);
  }
  return problems;
}
