/** The catalogue from disk, rejected as a whole if the data has a single problem. */

import { checkData } from './check/check-data.ts';
import { buildCatalog } from './read/build-catalog.ts';
import { describeProblems } from './read/problem.ts';
import { type DataFolder, readDataFolder } from './read/read-data.ts';
import type { Catalog } from './season/league.ts';

/** What is known to be right: that files which have not changed were valid before, or that others check the rules. */
export type Known = 'everything' | 'rules' | 'nothing';

export function loadCatalog(
  folder: string,
  known: Known = 'nothing',
): { catalog: Catalog; data: DataFolder } {
  const { data, problems } = readDataFolder(folder, known === 'everything');
  const all = problems.length > 0 || known !== 'nothing' ? problems : checkData(data);
  if (all.length > 0) {
    throw new Error(
      `The data has ${all.length} ${all.length === 1 ? 'problem' : 'problems'}:\n${describeProblems(all, folder)}`,
    );
  }
  return { catalog: buildCatalog(data), data };
}
