/** The search index: the names, and the events of the seasons that searches have been about. */
import { openIndex } from '../../catalog/search/open-index.ts';
import { withSeasons } from '../../catalog/search/open-season.ts';
import type { SearchIndex, SeasonKey } from '../../catalog/search/search-index.ts';
import { loadOnce, seasonLists } from './lists.ts';

/** Leagues and teams, and what people call them. */
export const loadSearchNames = loadOnce(async () => (await import('virtual:catalog/search')).default);

const openNames = loadOnce(async () => openIndex(await loadSearchNames()));

let grown: SearchIndex | undefined;

/** With the seasons that it has got meanwhile. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  grown ??= await openNames();
  return grown;
}

/** What has been loaded so far. */
export const loadedSearchIndex = (): SearchIndex | undefined => grown;

/** Milliseconds for which nobody notices that nothing else happens. */
const SHORT = 16;

export async function loadWithSeasons(keys: readonly SeasonKey[]): Promise<SearchIndex> {
  const lists = await Promise.all(keys.map(async (key) => ({ key, events: await seasonLists.load(key) })));
  let since = performance.now();
  for (const list of lists) {
    // Another search may have added it.
    const index = await loadSearchIndex();
    if (!index.seasons.some(({ key }) => key === list.key)) grown = withSeasons(index, [list]);
    if (performance.now() - since < SHORT) continue;
    // Meanwhile somebody types.
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return loadSearchIndex();
}
