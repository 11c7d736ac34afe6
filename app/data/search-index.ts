/**
 * The index of search, loaded when it is first asked for, in two steps: with the seasons of today, for first results, and
 * then with those long over, one year after the other.
 */
import earlierResults from 'virtual:catalog/earlier-results';
import { openIndex, type SearchIndex, warmUp, withEarlier } from '../../catalog/search/open-index.ts';
import { loadOnce } from './load-once.ts';

export const loadSearchIndex: () => Promise<SearchIndex> = loadOnce(async () =>
  openIndex((await import('virtual:catalog/search')).default),
);

export const loadWholeSearchIndex: () => Promise<SearchIndex> = loadOnce(async () => {
  const index = await loadSearchIndex();
  await inIdleMoments(warmUp(index, Date.now()));
  const years = Object.keys(earlierResults).sort().reverse();
  const earlier = [];
  for (const year of years) earlier.push(...((await earlierResults[year]?.())?.default ?? []));
  const whole = withEarlier(index, earlier);
  await inIdleMoments(warmUp(whole, Date.now()));
  return whole;
});

/** Not before the first results are on the screen, and never for longer than a few milliseconds at a time. */
const FIRST_WAIT = 100;
const PAUSE = 4;

async function inIdleMoments(steps: readonly (() => void)[]): Promise<void> {
  await wait(FIRST_WAIT);
  for (const step of steps) {
    step();
    await wait(PAUSE);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
