/** The catalogue of the data folder, read once; after a change of the data it must be forgotten. */
import { loadCatalog } from '../../catalog/load-catalog.ts';
import { DATA_FOLDER } from '../folders.ts';
import { type ListFiles, listFiles } from '../lists/list-files.ts';

let loaded: ReturnType<typeof loadCatalog> | undefined;

export function currentCatalog(): ReturnType<typeof loadCatalog> {
  loaded ??= loadCatalog(DATA_FOLDER);
  return loaded;
}

/** Its lists, as of the moment of the build. */
export function currentLists(): ListFiles {
  const now = process.env.SPORTS_CALENDAR_NOW ?? new Date().toISOString();
  return listFiles(currentCatalog(), now.slice(0, 10));
}

export function forgetCatalog(): void {
  loaded = undefined;
}
