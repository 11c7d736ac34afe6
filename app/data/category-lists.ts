/** The data of category pages, by sport: the outline of its leagues' seasons, and its weeks. */
import loaders from 'virtual:catalog/categories';
import { listsWithWeeks } from '../../catalog/category-weeks.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import type { NamedSeasonFacts } from '../../catalog/season-facts.ts';
import { weeksFrom } from '../../catalog/weeks.ts';
import { mergeLists, seasonLists, unpackList } from './event-lists.ts';
import { createLists } from './loaded-lists.ts';

const categories = createLists(loaders, ({ outline, facts, weeks }) => [
  {
    outline: unpackList(outline),
    facts,
    firstWeeks: Object.keys(weeks).sort(),
    lists: createLists(weeks, unpackList),
  },
]);

export async function loadCategory(sportId: string, now: number, days: number, timeZone: string) {
  const weeks = weeksFrom(now, days, timeZone);
  for (const { firstWeeks, lists, outline } of await categories.load(sportId)) {
    await Promise.all([
      lists.loadAll(listsWithWeeks(firstWeeks, weeks)),
      seasonLists.loadAll(sparseSeasons(outline, now)),
    ]);
  }
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
  /** The events of the requested days, and the others of their weeks. */
  soon: SportsEvent[];
  /** The key dates of its leagues; of one with few of them everything. */
  outline: SportsEvent[];
  facts: NamedSeasonFacts[];
}

/** Suspends while it is loading. */
export function useCategory(sportId: string, now: number, days: number, timeZone: string): ShownCategory {
  const weeks = weeksFrom(now, days, timeZone);
  const [category] = categories.useList(sportId);
  if (!category) throw new Error(`No category ${sportId}`);
  const { outline, facts, firstWeeks, lists } = category;
  const soon = mergeLists(lists.useLists(listsWithWeeks(firstWeeks, weeks)));
  const seasons = seasonLists.useLists(sparseSeasons(outline, now));
  return { soon, outline: seasons.length > 0 ? mergeLists([outline, ...seasons]) : outline, facts };
}
