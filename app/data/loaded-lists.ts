/** Lists that are loaded as modules, each once. */
import { use } from 'react';
import { loadOnce } from '../util/load-once.ts';

export interface LoadedLists<Item> {
  /** An unknown key gives an empty list. */
  load(key: string): Promise<Item[]>;
  loadAll(keys: readonly string[]): Promise<Item[][]>;
  /** Suspends the component while the list is loading. */
  useList(key: string): Item[];
  /** All of them load together. */
  useLists(keys: readonly string[]): Item[][];
}

/** What a virtual module of lists exports. */
export type Loaders<Packed> = Record<string, (() => Promise<{ default: Packed }>) | undefined>;

export function createLists<Packed, Item>(
  loaders: Loaders<Packed>,
  unpack: (packed: Packed) => Item[],
): LoadedLists<Item> {
  const loads = new Map<string, () => Promise<Item[]>>();

  async function loadList(key: string): Promise<Item[]> {
    const loader = ownLoader(loaders, key);
    if (!loader) return [];
    const { default: packed } = await loader();
    return unpack(packed);
  }

  function load(key: string): Promise<Item[]> {
    let loadCached = loads.get(key);
    if (!loadCached) {
      loadCached = loadOnce(() => loadList(key));
      loads.set(key, loadCached);
    }
    return loadCached();
  }

  // Always calls use(), even for a loaded list: React identifies the promises of a component by their order.
  return {
    load,
    loadAll: (keys) => Promise.all(keys.map(load)),
    useList: (key) => use(load(key)),
    useLists: (keys) => keys.map(load).map((list) => use(list)),
  };
}

/** An inherited property such as `constructor` is not a loader. */
function ownLoader<Packed>(loaders: Loaders<Packed>, key: string) {
  return Object.hasOwn(loaders, key) ? loaders[key] : undefined;
}
