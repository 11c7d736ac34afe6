/** The data of category pages, by sport: the outline of its leagues' seasons, and what all leagues have in the coming days. */
import files from 'virtual:catalog/lists/key-dates';
import type { SportsEvent } from '../../catalog/event/event.ts';
import type { KeyDates } from '../../catalog/packed/packed-events.ts';
import type { NamedSeasonFacts } from '../../catalog/season/season-facts.ts';
import { createLists, loadComingDays, mergeLists, seasonLists, unpackList, useComingDays } from './lists.ts';
import { sportOf } from './site-map.ts';

const categories = createLists(
  'key-dates',
  () => files,
  ({ outline, facts }: KeyDates) => [{ outline: unpackList(outline), facts }],
);

export async function loadCategory(sportId: string, now: number, timeZone: string) {
  const coming = loadComingDays(now, timeZone);
  const [category] = await categories.load(sportId);
  await seasonLists.loadAll(sparseSeasons(category?.outline ?? [], now));
  await coming;
}

/** Where fewer key dates than this are ahead, the next season's own list says more. */
const SPARSE = 3;

/** The list of the season to come in a sport whose outline says little about it, as that of the Olympics. */
function sparseSeasons(outline: readonly SportsEvent[], now: number): string[] {
  const today = new Date(now).toISOString().slice(0, 10);
  const ahead = outline.filter(({ start }) => start > today);
  const [next] = ahead;
  return next && ahead.length < SPARSE ? [`${next.league}/${next.season}`] : [];
}

interface ShownCategory {
  /** The events of the coming days, and others around them. Of days with very many games most are only counted. */
  soon: SportsEvent[];
  /** The key dates of its leagues; of one with few of them everything. */
  outline: SportsEvent[];
  facts: NamedSeasonFacts[];
}

/** Suspends while it is loading. */
export function useCategory(
  sportId: string,
  { now, today, timeZone }: { now: number; today: string; timeZone: string },
): ShownCategory {
  const [category] = categories.useList(sportId);
  if (!category) throw new Error(`No category ${sportId}`);
  const { outline, facts } = category;
  const soon = useComingDays(today, timeZone).filter((event) => sportOf(event) === sportId);
  const seasons = seasonLists.useLists(sparseSeasons(outline, now));
  return { soon, outline: seasons.length > 0 ? mergeLists([outline, ...seasons]) : outline, facts };
}
