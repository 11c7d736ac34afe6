/** Lists that arrive as modules: loaded once each, read without waiting from then on. */
import { use } from 'react';

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
  const loading = new Map<string, Promise<Item[]>>();

  function load(key: string): Promise<Item[]> {
    let promise = loading.get(key);
    if (!promise) {
      // Every object knows a `constructor`; only lists of its own are meant.
      const loader = Object.hasOwn(loaders, key) ? loaders[key] : undefined;
      promise = (loader?.() ?? Promise.resolve(undefined)).then((module) => {
        const items = module ? unpack(module.default) : [];
        if (promise) settle(promise, items);
        return items;
      });
      // A failed load is not kept, so that trying again can succeed.
      promise.catch(() => loading.delete(key));
      loading.set(key, promise);
    }
    return promise;
  }

  // Always by use(), loaded or not: React tells the lists of one component apart by the order of these calls.
  return { load, useList: (key) => use(load(key)) };
}

/** Marks a promise the way React does, so that use() reads it at once, in the first render of all too. */
function settle<T>(promise: Promise<T>, value: T): void {
  Object.assign(promise, { status: 'fulfilled', value });
}
