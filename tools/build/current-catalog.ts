/** The catalogue of the data folder, read once for all that ask; after a change of the data it is to be forgotten. */
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

/** From now on only what a catalogue cannot be made of is refused; the caller says the rest. */
export function checkLater(): void {
  check = checkStartAndEnd;
}
