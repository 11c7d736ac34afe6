/** The catalogue of the data folder, read once; after a change of the data it must be forgotten. */
import { loadCatalog } from '../../catalog/load-catalog.ts';
import { DATA_FOLDER } from '../folders.ts';
import { type ListFiles, type ListNames, listFiles } from '../lists/list-files.ts';
import { buildMoment } from './build-moment.ts';

let knownNames: ListNames | undefined;
let loaded: ReturnType<typeof loadCatalog> | undefined;

/** @param isChecked whether the data is known to have no problems, so that it need not be checked again */
export function currentCatalog({ isChecked = false } = {}): ReturnType<typeof loadCatalog> {
  loaded ??= loadCatalog(DATA_FOLDER, isChecked);
  return loaded;
}

/** Its lists, as of the moment of the build. */
export function currentLists(): ListFiles {
  return listFiles(currentCatalog(), buildMoment().slice(0, 10), knownNames);
}

/** What a page names of them: the file of the list of the days around the build. */
export const comingFile = (): string => Object.values(currentLists().names.coming).join(' ');

/** The names of the lists of the same data, from an earlier time. */
export function rememberListNames(names: ListNames): void {
  knownNames = names;
}

export function forgetCatalog(): void {
  knownNames = undefined;
  loaded = undefined;
}
