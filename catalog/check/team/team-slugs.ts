/** Every team has an address of its own, and every scope that a league uses is in team-scopes.json. */
import { buildLeague } from '../../read/build-catalog.ts';
import type { Problem } from '../../read/problem.ts';
import type { DataFolder } from '../../read/read-data.ts';
import { teamsOf } from '../../read/teams-of-leagues.ts';
import type { NamedTeam } from '../../team/team.ts';

export function checkTeamSlugs(data: DataFolder): Problem[] {
  const problems: Problem[] = [];
  const leagues = data.leagues.map((league) => buildLeague(league));
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
  const bySlug = new Map<string, NamedTeam>();
  for (const team of teamsOf(leagues, data.teamScopes)) {
    const other = bySlug.get(team.slug);
    if (other) {
      const reason = `"${team.name}" of ${team.scope} and "${other.name}" of ${other.scope} share the slug "${team.slug}": give one of them its own slug`;
      problems.push({ file: 'team-scopes.json', path: [team.scope], reason });
    }
    bySlug.set(team.slug, team);
  }
  return problems;
}
