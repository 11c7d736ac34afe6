/** The index of search, loaded once, when it is first asked for. */
import { openIndex, type SearchIndex, warmUp } from '../../catalog/search/open-index.ts';

let loading: Promise<SearchIndex> | undefined;

export function loadSearchIndex(): Promise<SearchIndex> {
  if (!loading) {
    loading = import('virtual:catalog/search').then((module) => {
      const index = openIndex(module.default);
      inIdleMoments(warmUp(index, Date.now()));
      return index;
    });
    // A failed load is not kept, so that trying again can succeed.
    loading.catch(() => {
      loading = undefined;
    });
  }
  return loading;
}

/** Not before the first results are on the screen, and never for longer than a few milliseconds at a time. */
const FIRST_WAIT = 100;
const PAUSE = 4;

function inIdleMoments(step: () => boolean): void {
  const next = () => {
    if (step()) setTimeout(next, PAUSE);
  };
  setTimeout(next, FIRST_WAIT);
}
