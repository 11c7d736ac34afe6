/** The catalogue of the data folder, read once; after a change of the data it must be forgotten. */
import { type Known, loadCatalog } from '../../catalog/load-catalog.ts';
import { DATA_FOLDER } from '../folders.ts';
import { type ListFiles, type ListNames, listFiles } from '../lists/list-files.ts';
import { buildMoment } from './build-moment.ts';

let knownNames: ListNames | 'unhashed' | undefined;
let known: Known = 'nothing';
let loaded: ReturnType<typeof loadCatalog> | undefined;

/** For data that was checked before, or whose rules are checked elsewhere. */
export function skipCheck(of: Exclude<Known, 'nothing'>): void {
  known = of;
}

/** @throws an error with all problems of the data, if it has any */
export function currentCatalog(): ReturnType<typeof loadCatalog> {
  loaded ??= loadCatalog(DATA_FOLDER, known);
  return loaded;
}

/** Its lists, as of the moment of the build. */
export function currentLists(): ListFiles {
  return listFiles(currentCatalog(), buildMoment().slice(0, 10), knownNames);
}

/** What a page names of them: the file of the list of the days around the build. */
export const comingFile = (): string => Object.values(currentLists().names.coming).join(' ');

/** The names of the lists of the same data, from an earlier time; in development they are the same for any data. */
export function rememberListNames(names: ListNames | 'unhashed'): void {
  knownNames = names;
}

export function forgetCatalog(): void {
  loaded = undefined;
}
