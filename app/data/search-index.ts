/**
 * Loads the search index on first use, in two stages: the current seasons for the first results, and then earlier ones
 * year by year.
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
  await wait(INITIAL_DELAY);
  const [earlier] = await Promise.all([
    loadEarlier(),
    runWithPauses(warmUp(index, index.seasons, Date.now())),
  ]);
  const whole = withEarlier(index, earlier);
  await runWithPauses(warmUp(whole, whole.seasons.slice(index.seasons.length), Date.now()));
  return whole;
});

/** The most recent year first. */
async function loadEarlier(): Promise<PackedSeason[]> {
  const seasons: PackedSeason[] = [];
  for (const year of Object.keys(earlierResults).sort().reverse()) {
    seasons.push(...((await earlierResults[year]?.())?.default ?? []));
  }
  return seasons;
}

/** Gives the first results time to be shown. */
const INITIAL_DELAY = 100;
const PAUSE = 4;

/** Each task takes a few milliseconds; the pauses keep typing responsive. */
async function runWithPauses(tasks: readonly (() => void)[]): Promise<void> {
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
