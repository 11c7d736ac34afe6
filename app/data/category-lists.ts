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

export async function loadCategory(sportId: string, now: number, timeZone: string) {
  const coming = loadComingDays(now, timeZone);
  const [category] = await categories.load(sportId);
  await seasonLists.loadAll(sparseSeasons(category?.keyDates ?? [], now));
  await coming;
}

/** Where fewer key dates than this are ahead, the next season's own list says more. */
const SPARSE = 3;

/** The list of the season to come in a sport with few key dates, as that of the Olympics. */
function sparseSeasons(keyDates: readonly SportsEvent[], now: number): string[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const ahead = keyDates.filter(({ start }) => start > today);
  const [next] = ahead;
  return next && ahead.length < SPARSE ? [`${next.league}/${next.season}`] : [];
}

interface ShownCategory {
  /** The events of the coming days, and others around them. Of days with very many games most are only counted. */
  soon: SportsEvent[];
  /** The key dates of its leagues; of one with few of them everything. */
  keyDates: SportsEvent[];
  facts: NamedSeasonFacts[];
}

/** Suspends while it is loading. */
export function useCategory(
  sportId: string,
  { now, today, timeZone }: { now: number; today: string; timeZone: string },
): ShownCategory {
  const [category] = categories.useList(sportId);
  if (!category) throw new Error(`No category ${sportId}`);
  const { keyDates, facts } = category;
  const soon = useComingDays(today, timeZone).filter((event) => sportOf(event) === sportId);
  const seasons = seasonLists.useLists(sparseSeasons(keyDates, now));
  return { soon, keyDates: seasons.length > 0 ? mergeLists([keyDates, ...seasons]) : keyDates, facts };
}
