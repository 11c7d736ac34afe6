/** The catalogue of the data folder, read once; after a change of the data it must be forgotten. */
import { checkData } from '../../catalog/check/check-data.ts';
import { checkStartAndEnd } from '../../catalog/check/start-and-end.ts';
import { loadCatalog } from '../../catalog/load-catalog.ts';
import { DATA_FOLDER } from '../folders.ts';

let loaded: ReturnType<typeof loadCatalog> | undefined;
let check = checkData;

export function currentCatalog(): ReturnType<typeof loadCatalog> {
  loaded ??= loadCatalog(DATA_FOLDER, check);
  return loaded;
}

export function forgetCatalog(): void {
  loaded = undefined;
}

/** From now on only data that no catalogue can be made of is rejected; the caller reports the rest. */
export function checkLater(): void {
  check = checkStartAndEnd;
}
