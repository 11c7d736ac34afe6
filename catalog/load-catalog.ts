/** The catalogue from disk, rejected as a whole if the data has a single problem. */
import { buildCatalog } from './build-catalog.ts';
import { checkData } from './check/check-data.ts';
import { describeProblems } from './check/problem.ts';
import type { Catalog } from './league.ts';
import { type DataFolder, readDataFolder } from './read-data.ts';

/** What is known to be right: that files which have not changed were valid before, or that others check the rules. */
export type Known = 'everything' | 'rules' | 'nothing';

export function loadCatalog(
  folder: string,
  known: Known = 'nothing',
): { catalog: Catalog; data: DataFolder } {
  const { data, problems } = readDataFolder(folder, known === 'everything');
  const all = problems.length > 0 || known !== 'nothing' ? problems : checkData(data);
  if (all.length > 0) {
    throw new Error(`The data has ${all.length} problem(s):\n${describeProblems(all, folder)}`);
  }
  return { catalog: buildCatalog(data), data };
}
