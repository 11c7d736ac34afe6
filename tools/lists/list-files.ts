/** All lists as files, which are named by their content: a changed list has another name, and no other file has. */
import { createHash } from 'node:crypto';
import { type ListKind, listStem } from '../../app/data/lists.ts';
import type { Catalog } from '../../catalog/league.ts';
import type { DataFolder } from '../../catalog/read-data.ts';
import { listSource } from './kind.ts';
import { LISTS } from './table.ts';

export interface ListFiles {
  /** The content of each file, by its path in the site: `assets/season-nfl-2026-1a2b3c4d.js`. */
  files: Map<string, () => string>;
  /** The names of the files within `assets/`, by kind and key. */
  names: Record<ListKind, Record<string, string>>;
  /** A packed list as a page loads it; undefined if there is none. */
  read: (kind: ListKind, key: string) => unknown;
}

let made: { catalog: Catalog; day: string; lists: ListFiles } | undefined;

/** Of a catalogue and the day of the build; made once, in seconds. */
export function listFiles({ catalog, data }: { catalog: Catalog; data: DataFolder }, day: string): ListFiles {
  if (made?.catalog !== catalog || made.day !== day)
    made = { catalog, day, lists: makeFiles(catalog, data, day) };
  return made.lists;
}

function makeFiles(catalog: Catalog, data: DataFolder, day: string): ListFiles {
  const source = listSource(catalog, data, day);
  const files = new Map<string, () => string>();
  const packed = new Map<string, unknown>();
  const names = Object.fromEntries(
    Object.entries(LISTS).map(([kind, makeLists]) => {
      const ofKind = [...makeLists(source)].map(([key, list]) => {
        const json = JSON.stringify(list);
        const stem = listStem(kind as ListKind, key);
        const name = `${stem}-${createHash('sha256').update(json).digest('hex').slice(0, 8)}.js`;
        packed.set(stem, list);
        files.set(`assets/${name}`, () => jsonModule(JSON.stringify(list)));
        return [key, name] as const;
      });
      return [kind, Object.fromEntries(ofKind)];
    }),
  ) as ListFiles['names'];
  return { files, names, read: (kind, key) => packed.get(listStem(kind, key)) };
}

/** A string that JSON.parse reads is faster for a browser than the same object as a literal. */
export function jsonModule(json: string): string {
  return `export default JSON.parse(${JSON.stringify(json)});`;
}
