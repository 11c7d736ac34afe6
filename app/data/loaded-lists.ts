/** Lists that arrive as modules: loaded once each, read without waiting from then on. */
import { use } from 'react';
import { settle } from './settle.ts';

export interface LoadedLists<Item> {
  /** Loads a list, so that a page that shows it later need not wait. An unknown key is an empty list. */
  load(key: string): Promise<Item[]>;
  /** The list for a component; suspends it while the list is on its way. */
  useList(key: string): Item[];
}

/** What a virtual module of lists exports. */
type Loaders<Packed> = Record<string, (() => Promise<{ default: Packed }>) | undefined>;

/** In milliseconds. */
const FAILURE_KEPT = 1000;

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
      promise = settle(
        (loader?.() ?? Promise.resolve(undefined)).then((module) => (module ? unpack(module.default) : [])),
      );
      // A failed load is not kept, so that trying again can succeed; but React, which renders what waited for it anew,
      // must see it first, or it would load for ever.
      promise.catch(() => setTimeout(() => loading.delete(key), FAILURE_KEPT));
      loading.set(key, promise);
    }
    return promise;
  }

  // Always by use(), loaded or not: React tells the lists of one component apart by the order of these calls.
  return { load, useList: (key) => use(load(key)) };
}
