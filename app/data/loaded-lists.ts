/** Lists that arrive as modules: loaded once each, read without waiting from then on. */
import { use } from 'react';
import { loadOnce } from './load-once.ts';

export interface LoadedLists<Item> {
  /** Loads a list, so that a page that shows it later need not wait. An unknown key is an empty list. */
  load(key: string): Promise<Item[]>;
  /** The list for a component; suspends it while the list is on its way. */
  useList(key: string): Item[];
}

/** What a virtual module of lists exports. */
type Loaders<Packed> = Record<string, (() => Promise<{ default: Packed }>) | undefined>;

export function createLists<Packed, Item>(
  loaders: Loaders<Packed>,
  unpack: (packed: Packed) => Item[],
): LoadedLists<Item> {
  const loads = new Map<string, () => Promise<Item[]>>();

  function load(key: string): Promise<Item[]> {
    let loadList = loads.get(key);
    if (!loadList) {
      // Every object knows a `constructor`; only lists of its own are meant.
      const loader = Object.hasOwn(loaders, key) ? loaders[key] : undefined;
      loadList = loadOnce(async () => {
        const module = await loader?.();
        return module ? unpack(module.default) : [];
      });
      loads.set(key, loadList);
    }
    return loadList();
  }

  // Always by use(), loaded or not: React tells the lists of one component apart by the order of these calls.
  return { load, useList: (key) => use(load(key)) };
}
