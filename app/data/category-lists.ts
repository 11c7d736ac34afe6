/** The data of category pages, by sport: the key dates of its leagues' seasons, and what all leagues have in the coming days. */
import files from 'virtual:catalog/lists/key-dates';
import type { SportsEvent } from '../../catalog/event/event.ts';
import type { PackedKeyDates } from '../../catalog/packed/packed-events.ts';
import type { NamedSeasonFacts } from '../../catalog/season/season-facts.ts';
import { createLists, loadComingDays, mergeLists, seasonLists, unpackList, useComingDays } from './lists.ts';
import { sportOf } from './site-map.ts';

const categories = createLists(
  'key-dates',
  () => files,
  ({ dates, facts }: PackedKeyDates) => [{ keyDates: unpackList(dates), facts }],
);

export async function loadKeyDates(sport: string, now: number) {
  const [category] = await categories.load(sport);
  await seasonLists.loadAll(sparseSeasons(category?.keyDates ?? [], now));
}

export const loadCategory = (sport: string, now: number, timeZone: string) =>
  Promise.all([loadComingDays(now, timeZone), loadKeyDates(sport, now)]);

/** Where fewer key dates than this are ahead, the next season's own list says more. */
const SPARSE = 3;

/** The list of the season to come in a sport with few key dates, as that of the Olympics. */
function sparseSeasons(keyDates: readonly SportsEvent[], now: number): string[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const ahead = keyDates.filter(({ start }) => start > today);
  const [next] = ahead;
  return next && ahead.length < SPARSE ? [`${next.league}/${next.season}`] : [];
}

interface KeyDates {
  /** Of the leagues of a category; of one with few of them everything. */
  keyDates: SportsEvent[];
  facts: NamedSeasonFacts[];
}

interface ShownCategory extends KeyDates {
  /** The events of the coming days, and others around them. Of days with very many games most are only counted. */
  soon: SportsEvent[];
}

/** Suspends while they are loading. */
export function useKeyDates(sport: string, now: number): KeyDates {
  const [category] = categories.useList(sport);
  if (!category) throw new Error(`No category ${sport}`);
  const { keyDates, facts } = category;
  const seasons = seasonLists.useLists(sparseSeasons(keyDates, now));
  return { keyDates: seasons.length > 0 ? mergeLists([keyDates, ...seasons]) : keyDates, facts };
}

/** Suspends while it is loading. */
export function useCategory(
  sport: string,
  { now, today, timeZone }: { now: number; today: string; timeZone: string },
): ShownCategory {
  const dates = useKeyDates(sport, now);
  const soon = useComingDays(today, timeZone).filter((event) => sportOf(event) === sport);
  return { soon, ...dates };
}
