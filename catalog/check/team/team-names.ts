/** One spelling for each team: a name one or two letters away from another one of its scope is reported as a typo. */

import type { Problem } from '../../read/problem.ts';
import type { DataFolder } from '../../read/read-data.ts';
import { allEntries, type Entry, problemAt } from '../entries.ts';
import { NameUses } from '../likely-typos.ts';

interface Use {
  entry: Entry;
  field: 'home' | 'away';
}

export function checkTeamNames(data: DataFolder): Problem[] {
  const scopes = new Map<string, NameUses<Use>>();
  for (const entry of allEntries(data)) {
    const { content } = entry.league;
    const scope = content.seasonOverrides?.[entry.season.label]?.teamScope ?? content.teamScope;
    if (scope === undefined) continue;
    const uses = scopes.get(scope) ?? new NameUses<Use>();
    scopes.set(scope, uses);
    for (const field of ['home', 'away'] as const) {
      const name = entry.event[field];
      if (name !== undefined) uses.add(name, { entry, field });
    }
  }
  return [...scopes.values()].flatMap((uses) =>
    uses.likelyTypos(data.similarNames).map(({ wrong, known, use }) => {
      const reason = `"${wrong}" looks like a typo of "${known}" (if both are teams, add the pair to similar-names.json)`;
      return problemAt(use.entry, use.field, reason);
    }),
  );
}
