/**
 * The search index, loaded by the first search in two stages: with current seasons, for first results, and then with
 * those long over, year by year.
 */
import earlierResults from 'virtual:catalog/earlier-results';
import { openIndex, type SearchIndex, warmUp, withEarlier } from '../../catalog/search/open-index.ts';
import type { PackedSeason } from '../../catalog/search/packed-season.ts';
import { loadOnce } from '../util/load-once.ts';

export const loadSearchIndex: () => Promise<SearchIndex> = loadOnce(async () =>
  openIndex((await import('virtual:catalog/search')).default),
);

export const loadWholeSearchIndex: () => Promise<SearchIndex> = loadOnce(async () => {
  const index = await loadSearchIndex();
  await wait(FIRST_WAIT);
  const [earlier] = await Promise.all([
    loadEarlier(),
    inIdleMoments(warmUp(index, index.seasons, Date.now())),
  ]);
  const whole = withEarlier(index, earlier);
  await inIdleMoments(warmUp(whole, whole.seasons.slice(index.seasons.length), Date.now()));
  return whole;
});

/** The last year first. */
async function loadEarlier(): Promise<PackedSeason[]> {
  const seasons: PackedSeason[] = [];
  for (const year of Object.keys(earlierResults).sort().reverse()) {
    seasons.push(...((await earlierResults[year]?.())?.default ?? []));
  }
  return seasons;
}

/** Until the first results are on the screen. */
const FIRST_WAIT = 100;
const PAUSE = 4;

/** Never for longer than a few milliseconds at a time. */
async function inIdleMoments(tasks: readonly (() => void)[]): Promise<void> {
  for (const task of tasks) {
    task();
    await wait(PAUSE);
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}
