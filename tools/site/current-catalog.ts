/** The catalogue of the data folder, read once; after a change of the data it must be forgotten. */
import { loadCatalog } from '../../catalog/load-catalog.ts';
import { DATA_FOLDER } from '../folders.ts';

let loaded: ReturnType<typeof loadCatalog> | undefined;

/** @param isChecked whether the data is known to have no problems, so that it need not be checked again */
export function currentCatalog({ isChecked = false } = {}): ReturnType<typeof loadCatalog> {
  loaded ??= loadCatalog(DATA_FOLDER, isChecked);
  return loaded;
}

export function forgetCatalog(): void {
  loaded = undefined;
}
