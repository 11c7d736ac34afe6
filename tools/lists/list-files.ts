/** All lists as files, which are named by their content: a changed list has another name, and no other file has. */

import { createHash } from 'node:crypto';
import { type ListKind, listStem } from '../../catalog/event/urls.ts';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import type { Catalog } from '../../catalog/season/league.ts';
import { memoize } from '../../catalog/util/memoize.ts';
import { changeLists } from './changes.ts';
import { comingLists } from './coming.ts';
import { keyDateLists } from './key-dates.ts';
import { listSource, type MakeLists } from './kind.ts';
import { markLists } from './mark.ts';
import { seasonLists } from './season.ts';
import { teamLists } from './team.ts';
import { tournamentLists } from './tournament.ts';
import { weekLists } from './week.ts';

/** Every kind of list that pages load, by the name that its files begin with. */
const LISTS: Record<ListKind, MakeLists> = {
  season: seasonLists,
  week: weekLists,
  coming: comingLists,
  'key-dates': keyDateLists,
  mark: markLists,
  team: teamLists,
  tournament: tournamentLists,
  changes: changeLists,
};

export interface ListFiles {
  /** The content of each file, by its path in the site: `assets/season-nfl-2026-1a2b3c4d.js`. */
  files: Map<string, () => string>;
  /** The names of the files within `assets/`, by kind and key. */
  names: Record<ListKind, Record<string, string>>;
  /** A packed list as a page loads it; undefined if there is none. */
  read: (kind: ListKind, key: string) => unknown;
}

export type ListNames = ListFiles['names'];

let made: { catalog: Catalog; day: string; lists: ListFiles } | undefined;

/** In development, where no file is kept: nothing has to be packed for its name. */
const UNHASHED = '00000000';

/**
 * Of a catalogue and the day of the build; made once. A name is a hash of what is in the list, so all lists must be packed
 * for their names: seconds, unless the names are known from an earlier time with the same data.
 */
export function listFiles(
  { catalog, data }: { catalog: Catalog; data: DataFolder },
  day: string,
  known?: ListNames | 'unhashed',
): ListFiles {
  if (made?.catalog !== catalog || made.day !== day)
    made = { catalog, day, lists: makeFiles(catalog, data, day, known) };
  return made.lists;
}

function makeFiles(
  catalog: Catalog,
  data: DataFolder,
  day: string,
  known?: ListNames | 'unhashed',
): ListFiles {
  const source = listSource(catalog, data, day);
  const ofKind = memoize((kind: ListKind) => LISTS[kind](source));
  const jsonOf = (kind: ListKind, key: string) => JSON.stringify(ofKind(kind).get(key)?.());
  const hashOf = (kind: ListKind, key: string) =>
    known === 'unhashed'
      ? UNHASHED
      : createHash('sha256').update(jsonOf(kind, key)).digest('hex').slice(0, 8);
  const nameOf = (kind: ListKind, key: string) => `${listStem(kind, key)}-${hashOf(kind, key)}.js`;

  const kinds = Object.keys(LISTS) as ListKind[];
  const names = Object.fromEntries(
    kinds.map((kind) => {
      // Those of the coming days are known of one day.
      const isKnown = typeof known === 'object' && (kind !== 'coming' || day in known.coming);
      if (isKnown) return [kind, known[kind]];
      return [kind, Object.fromEntries([...ofKind(kind).keys()].map((key) => [key, nameOf(kind, key)]))];
    }),
  ) as ListNames;
  return {
    names,
    files: new Map(
      kinds.flatMap((kind) =>
        Object.entries(names[kind]).map(([key, name]) => [
          `assets/${name}`,
          () => jsonModule(jsonOf(kind, key)),
        ]),
      ),
    ),
    read: (kind, key) => ofKind(kind).get(key)?.(),
  };
}

/** A string that JSON.parse reads is faster for a browser than the same object as a literal. */
export function jsonModule(json: string): string {
  return `export default JSON.parse(${JSON.stringify(json)});`;
}
