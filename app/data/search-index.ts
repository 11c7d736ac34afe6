/** The index of search, loaded once, when it is first asked for. */
import { openIndex, type SearchIndex, warmUp } from '../../catalog/search/open-index.ts';
import { loadOnce } from './load-once.ts';

export const loadSearchIndex: () => Promise<SearchIndex> = loadOnce(async () => {
  const module = await import('virtual:catalog/search');
  const index = openIndex(module.default);
  inIdleMoments(warmUp(index, Date.now()));
  return index;
});

/** Not before the first results are on the screen, and never for longer than a few milliseconds at a time. */
const FIRST_WAIT = 100;
const PAUSE = 4;

function inIdleMoments(step: () => boolean): void {
  const next = () => {
    if (step()) setTimeout(next, PAUSE);
  };
  setTimeout(next, FIRST_WAIT);
}
