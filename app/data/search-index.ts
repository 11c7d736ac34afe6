/** The index of search, loaded once, when it is first asked for. */
import { openIndex, type SearchIndex } from '../../catalog/search/open-index.ts';

let loading: Promise<SearchIndex> | undefined;

export function loadSearchIndex(): Promise<SearchIndex> {
  if (!loading) {
    loading = import('virtual:catalog/search').then((module) => openIndex(module.default));
    // A failed load is not kept, so that trying again can succeed.
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}
