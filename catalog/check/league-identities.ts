/** A league's monogram is its own; it has a country or a region, and a convention if it has games between two sides. */
import { hasTeams } from '../read/known-names.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';

export function checkLeagueIdentities(data: DataFolder): Problem[] {
  const problems: Problem[] = [];
  const byMonogram = new Map<string, string>();
  for (const league of data.leagues) {
    const { file, content } = league;
    const { monogram, country, region, convention } = content;
    const other = byMonogram.get(monogram);
    if (other) {
      const reason = `"${monogram}" is already the monogram of ${other}`;
      problems.push({ file, path: ['monogram'], reason });
    }
    byMonogram.set(monogram, content.name);
    if ((country === undefined) === (region === undefined)) {
      problems.push({ file, path: ['country'], reason: 'must have either a country or a region' });
    }
    if ((convention !== undefined) !== hasTeams(league)) {
      const reason = 'belongs to leagues with games between two sides (teamScope), and to no others';
      problems.push({ file, path: ['convention'], reason });
    }
  }
  return problems;
}
