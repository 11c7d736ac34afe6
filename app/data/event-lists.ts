/** Lists of events that arrive as modules: loaded once each, read without waiting from then on. */
import { use } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import { unpackEvents } from '../../catalog/packed-events.ts';

export interface EventLists {
  /** Loads a list, so that a page that shows it later need not wait. An unknown key is an empty list. */
  load(key: string): Promise<SportsEvent[]>;
  /** The list for a component; suspends it while the list is on its way. */
  useList(key: string): SportsEvent[];
}

export function createEventLists(loaders: EventListLoaders): EventLists {
  const loaded = new Map<string, SportsEvent[]>();
  const loading = new Map<string, Promise<SportsEvent[]>>();

  function load(key: string): Promise<SportsEvent[]> {
    let promise = loading.get(key);
    if (!promise) {
      promise = (loaders[key]?.() ?? Promise.resolve(undefined)).then((module) => {
        const events = module ? unpackEvents(module.default) : [];
        loaded.set(key, events);
        return events;
      });
      // A failed load is not kept, so that trying again can succeed.
      promise.catch(() => loading.delete(key));
      loading.set(key, promise);
    }
    return promise;
  }

  return { load, useList: (key) => loaded.get(key) ?? use(load(key)) };
}
