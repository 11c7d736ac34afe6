/** One spelling for each team: a name one or two letters away from another one of its scope is taken for a typo. */
import { distance } from 'fastest-levenshtein';
import type { DataFolder } from '../read-data.ts';
import { allEntries, type Entry, problemAt } from './entries.ts';
import type { Problem } from './problem.ts';

const TYPO_DISTANCE = 2;

interface NameUse {
  games: number;
  first: Entry;
  field: 'home' | 'away';
}

export function checkTeamNames(data: DataFolder): Problem[] {
  const allowed = new Set(data.similarNames.map((pair) => [...pair].sort().join('\n')));
  return [...namesByScope(data).values()].flatMap((names) => {
    const list = [...names].sort(([a], [b]) => (a < b ? -1 : 1));
    return list.flatMap(([a, useOfA], position) =>
      list.slice(position + 1).flatMap(([b, useOfB]) => {
        if (Math.abs(a.length - b.length) > TYPO_DISTANCE || allowed.has(`${a}\n${b}`)) return [];
        if (distance(a, b) > TYPO_DISTANCE) return [];
        // The rarer spelling is the likelier mistake.
        const [wrong, use, known] = useOfA.games < useOfB.games ? [a, useOfA, b] : [b, useOfB, a];
        const reason = `"${wrong}" looks like a typo of "${known}" (if both are teams, add the pair to similar-names.json)`;
        return [problemAt(use.first, use.field, reason)];
      }),
    );
  });
}

function namesByScope(data: DataFolder): Map<string, Map<string, NameUse>> {
  const scopes = new Map<string, Map<string, NameUse>>();
  for (const entry of allEntries(data)) {
    const { content } = entry.league;
    const scope = content.seasonOverrides?.[entry.season.label]?.teamScope ?? content.teamScope;
    if (scope === undefined) continue;
    let names = scopes.get(scope);
    if (!names) {
      names = new Map();
      scopes.set(scope, names);
    }
    for (const field of ['home', 'away'] as const) {
      const name = entry.event[field];
      if (name === undefined) continue;
      const use = names.get(name);
      if (use) use.games += 1;
      else names.set(name, { games: 1, first: entry, field });
    }
  }
  return scopes;
}
