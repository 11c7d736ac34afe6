/** Every alias in a teams.json maps to a name that exists, and is not itself such a name. */
import { hasTeams, knownEventTitles, knownTeams } from '../../read/known-names.ts';
import type { Problem } from '../../read/problem.ts';
import { type DataFolder, TEAMS_FILE } from '../../read/read-data.ts';

export function checkAliases(data: DataFolder): Problem[] {
  return data.leagues.flatMap((league) => {
    const aliases = Object.entries(league.aliases);
    if (aliases.length === 0) return [];
    const [known, kind] = hasTeams(league)
      ? [knownTeams(data, league), 'team']
      : [knownEventTitles(league), 'event'];
    const file = league.file.replace(/league\.json$/, TEAMS_FILE);
    return aliases.flatMap(([alias, name]) => {
      const problem = (reason: string) => [{ file, path: ['aliases', alias], reason }];
      if (!known.has(name)) return problem(`"${name}" is not a known ${kind} of ${league.content.name}`);
      if (known.has(alias))
        return problem(`"${alias}" is itself a ${kind} and cannot be an alias of "${name}"`);
      return [];
    });
  });
}
