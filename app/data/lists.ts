/** Lists of the catalogue, each a file that is loaded once. tools/lists/ makes them, and says what is in each kind. */
import { use } from 'react';
import { loadOncePer } from '../util/load-once.ts';

export type ListKind = 'season' | 'week' | 'coming' | 'key-dates' | 'mark' | 'team';

/** What the name of a list's file begins with; a hash of its content follows. */
export const listStem = (kind: ListKind, key: string) => `${kind}-${key.replace('/', '-')}`;

const stemOfFile = (file: string) => file.replace(/-\w{8}\.js$/, '');

/** The files of a kind of list. */
type Files = readonly string[] | Promise<readonly string[]>;

type ReadList = (kind: ListKind, key: string) => unknown;

let provided: ReadList | undefined;

/** Where there is no site to load from: in the renderer and in tests, which give packed lists by kind and key. */
export function provideLists(read: ReadList | undefined): void {
  provided = read;
}

export interface LoadedLists<Item> {
  /** An unknown key gives an empty list. */
  load(key: string): Promise<Item[]>;
  loadAll(keys: readonly string[]): Promise<Item[][]>;
  /** Every list of the kind. */
  loadEvery(): Promise<Item[][]>;
  /** Suspends the component while the list is loading. */
  useList(key: string): Item[];
  /** All of them load together. */
  useLists(keys: readonly string[]): Item[][];
}

export function createLists<Packed, Item>(
  kind: ListKind,
  filesOfKind: () => Files,
  unpack: (packed: Packed) => Item[],
): LoadedLists<Item> {
  const load = loadOncePer((key: string) => key, loadList);

  async function loadList(key: string): Promise<Item[]> {
    const packed = (await (provided ? provided(kind, key) : importList(key))) as Packed | undefined;
    return packed === undefined ? [] : unpack(packed);
  }

  async function importList(key: string): Promise<unknown> {
    const stem = listStem(kind, key);
    const file = (await filesOfKind()).find((each) => stemOfFile(each) === stem);
    if (file === undefined) return undefined;
    return (await import(/* @vite-ignore */ `${import.meta.env.BASE_URL}assets/${file}`)).default;
  }

  const loadAll = (keys: readonly string[]) => Promise.all(keys.map(load));

  // Always calls use(), even for a loaded list: React identifies the promises of a component by their order.
  return {
    load,
    loadAll,
    loadEvery: async () =>
      loadAll((await filesOfKind()).map((file) => stemOfFile(file).slice(kind.length + 1))),
    useList: (key) => use(load(key)),
    useLists: (keys) => keys.map(load).map((list) => use(list)),
  };
}
