/** Lists that arrive as modules: loaded once each, read without waiting from then on. */
import { use } from 'react';
import { loadOnce } from '../util/load-once.ts';

export interface LoadedLists<Item> {
  /** Loads a list, so that a page that shows it later need not wait. An unknown key is an empty list. */
  load(key: string): Promise<Item[]>;
  /** The list for a component; suspends it while the list is loading. */
  useList(key: string): Item[];
}

/** What a virtual module of lists exports. */
export type Loaders<Packed> = Record<string, (() => Promise<{ default: Packed }>) | undefined>;

/**
 * Lists that are rarely needed may have a second map, which is loaded for the first key that is not in the first map:
 * it names a file for each list, and history grows.
 */
export function createLists<Packed, Item>(
  loaders: Loaders<Packed>,
  unpack: (packed: Packed) => Item[],
  loadEarlier?: () => Promise<{ default: Loaders<Packed> }>,
): LoadedLists<Item> {
  const loads = new Map<string, () => Promise<Item[]>>();

  async function loadList(key: string): Promise<Item[]> {
    const loader = ownLoader(loaders, key) ?? ownLoader((await loadEarlier?.())?.default, key);
    if (!loader) return [];
    const { default: packed } = await loader();
    return unpack(packed);
  }

  function load(key: string): Promise<Item[]> {
    let loadIt = loads.get(key);
    if (!loadIt) {
      loadIt = loadOnce(() => loadList(key));
      loads.set(key, loadIt);
    }
    return loadIt();
  }

  // Always by use(), loaded or not: React tells the lists of one component apart by the order of these calls.
  return { load, useList: (key) => use(load(key)) };
}

/** Not `constructor` and the like, which every object inherits. */
function ownLoader<Packed>(loaders: Loaders<Packed> | undefined, key: string) {
  return loaders && Object.hasOwn(loaders, key) ? loaders[key] : undefined;
}
