/** The data of category pages, by sport: the outline of its leagues' seasons, and its weeks. */
import loaders from 'virtual:catalog/categories';
import { listsWithWeeks } from '../../catalog/category-weeks.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { unpackEvents } from '../../catalog/packed-events.ts';
import type { NamedSeasonFacts } from '../../catalog/season-facts.ts';
import { compareAcrossLeagues, weeksFrom } from '../../catalog/weeks.ts';
import { createLists } from './loaded-lists.ts';

const categories = createLists(loaders, ({ outline, facts, weeks }) => [
  {
    outline: unpackEvents(outline),
    facts,
    firstWeeks: Object.keys(weeks).sort(),
    lists: createLists(weeks, unpackEvents),
  },
]);

export async function loadCategory(sportId: string, now: number, days: number, timeZone: string) {
  const weeks = weeksFrom(now, days, timeZone);
  for (const { firstWeeks, lists } of await categories.load(sportId)) {
    await Promise.all(listsWithWeeks(firstWeeks, weeks).map((key) => lists.load(key)));
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
  const byId = new Map<string, SportsEvent>();
  const [category] = categories.useList(sportId);
  if (!category) throw new Error(`No category ${sportId}`);
  const { outline, facts, firstWeeks, lists } = category;
  for (const key of listsWithWeeks(firstWeeks, weeks)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: it reads with React's use(), which loops may call
    for (const event of lists.useList(key)) byId.set(event.id, event);
  }
  return { soon: [...byId.values()].sort(compareAcrossLeagues), outline, facts };
}
