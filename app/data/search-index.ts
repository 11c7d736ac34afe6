/** Loads the search index on first use: the current seasons, and earlier ones for a search that asks for them. */
import earlierResults from 'virtual:catalog/earlier-results';
import { openIndex, type SearchIndex, withEarlier } from '../../catalog/search/open-index.ts';
import { loadOnce } from '../util/load-once.ts';

export const loadSearchIndex: () => Promise<SearchIndex> = loadOnce(async () =>
  openIndex((await import('virtual:catalog/search')).default),
);

export const loadWholeSearchIndex: () => Promise<SearchIndex> = loadOnce(async () => {
  const index = await loadSearchIndex();
  // The most recent year first.
  const years = Object.keys(earlierResults).sort().reverse();
  const modules = await Promise.all(years.map((year) => earlierResults[year]?.()));
  return withEarlier(
    index,
    modules.flatMap((module) => module?.default ?? []),
  );
});
