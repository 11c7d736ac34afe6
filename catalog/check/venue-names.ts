/** One spelling for each venue within a sport. */

import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';
import { allEntries, type Entry, problemAt } from './entries.ts';
import { NameUses } from './likely-typos.ts';

export function checkVenueNames(data: DataFolder): Problem[] {
  const sports = new Map<string, NameUses<Entry>>();
  for (const entry of allEntries(data)) {
    const { category } = entry.league.content;
    const uses = sports.get(category) ?? new NameUses<Entry>();
    sports.set(category, uses);
    if (entry.event.location !== undefined) uses.add(entry.event.location, entry);
  }
  return [...sports.values()].flatMap((uses) =>
    uses.likelyTypos(data.similarNames).map(({ wrong, known, use }) => {
      const reason = `"${wrong}" looks like a typo of "${known}" (if both are venues, add the pair to similar-names.json)`;
      return problemAt(use, 'location', reason);
    }),
  );
}
