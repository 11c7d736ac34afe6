/** The catalogue of the data folder, read once; after a change of the data it must be forgotten. */
import { loadCatalog } from '../../catalog/load-catalog.ts';
import { DATA_FOLDER } from '../folders.ts';

let loaded: ReturnType<typeof loadCatalog> | undefined;

export function currentCatalog(): ReturnType<typeof loadCatalog> {
  loaded ??= loadCatalog(DATA_FOLDER);
  return loaded;
}

export function forgetCatalog(): void {
  loaded = undefined;
}
