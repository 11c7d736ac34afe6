/** The catalogue from disk, rejected as a whole if the data has a single problem. */
import { buildCatalog } from './build-catalog.ts';
import { checkData } from './check/check-data.ts';
import { describeProblems } from './check/problem.ts';
import type { Catalog } from './league.ts';
import { type DataFolder, readDataFolder } from './read-data.ts';

export function loadCatalog(folder: string, isChecked = false): { catalog: Catalog; data: DataFolder } {
  const { data, problems } = readDataFolder(folder);
  const all = problems.length > 0 || isChecked ? problems : checkData(data);
  if (all.length > 0) {
    throw new Error(`The data has ${all.length} problem(s):\n${describeProblems(all, folder)}`);
  }
  return { catalog: buildCatalog(data), data };
}
