/** What the page of a category shows, by the category's icon name: where its leagues stand, and its weeks. */
import loaders from 'virtual:catalog/categories';
import { partsWith } from '../../catalog/category-parts.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { unpackEvents } from '../../catalog/packed-events.ts';
import { type PackedFacts, unpackFacts } from '../../catalog/season-facts.ts';
import { compareAcrossLeagues, weeksFrom } from '../../catalog/weeks.ts';
import { createEventLists } from './event-lists.ts';
import { createLists } from './loaded-lists.ts';

/** The names of all parts' files would weigh as much as a part, so each category has its own. */
const categories = createLists(loaders, ({ outline, facts, weeks }) => [
  {
    outline: unpackEvents(outline),
    facts: unpackFacts(facts),
    firstWeeks: Object.keys(weeks).sort(),
    lists: createEventLists(weeks),
  },
]);

export async function loadCategory(icon: string, now: number, days: number, timeZone: string) {
  const weeks = weeksFrom(now, days, timeZone);
  for (const { firstWeeks, lists } of await categories.load(icon)) {
    await Promise.all(partsWith(firstWeeks, weeks).map((part) => lists.load(part)));
  }
}

interface ShownCategory {
  /** Everything from now on for the number of days, and what else its weeks hold. */
  soon: SportsEvent[];
  /** The key dates of its leagues. */
  outline: SportsEvent[];
  facts: PackedFacts[];
}

/** Suspends while a part of it is on its way. */
export function useCategory(icon: string, now: number, days: number, timeZone: string): ShownCategory {
  const weeks = weeksFrom(now, days, timeZone);
  const byId = new Map<string, SportsEvent>();
  const [category] = categories.useList(icon);
  if (!category) throw new Error(`There is no category ${icon}`);
  const { outline, facts, firstWeeks, lists } = category;
  for (const part of partsWith(firstWeeks, weeks)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: it reads with React's use(), which loops may call
    for (const event of lists.useList(part)) byId.set(event.id, event);
  }
  return { soon: [...byId.values()].sort(compareAcrossLeagues), outline, facts };
}
