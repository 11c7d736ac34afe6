/** The data of category pages, by sport: the outline of its leagues' seasons, and its weeks. */
import loaders from 'virtual:catalog/categories';
import { listsWithWeeks } from '../../catalog/category-weeks.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import type { NamedSeasonFacts } from '../../catalog/season-facts.ts';
import { weeksFrom } from '../../catalog/weeks.ts';
import { mergeLists, unpackList } from './event-lists.ts';
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
  for (const { firstWeeks, lists } of await categories.load(sportId)) {
    await lists.loadAll(listsWithWeeks(firstWeeks, weeks));
  }
}

interface ShownCategory {
  /** The events of the requested days, and the others of their weeks. */
  soon: SportsEvent[];
  /** The key dates of its leagues. */
  outline: SportsEvent[];
  facts: NamedSeasonFacts[];
}

/** Suspends while it is loading. */
export function useCategory(sportId: string, now: number, days: number, timeZone: string): ShownCategory {
  const weeks = weeksFrom(now, days, timeZone);
  const [category] = categories.useList(sportId);
  if (!category) throw new Error(`No category ${sportId}`);
  const { outline, facts, firstWeeks, lists } = category;
  return { soon: mergeLists(lists.useLists(listsWithWeeks(firstWeeks, weeks))), outline, facts };
}
