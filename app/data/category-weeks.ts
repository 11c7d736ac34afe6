/** Everything of one category from now on for a number of days. */
import loaders from 'virtual:catalog/parts';
import { partsWith } from '../../catalog/category-parts.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { compareAcrossLeagues, weeksFrom } from '../../catalog/weeks.ts';
import { createEventLists } from './event-lists.ts';
import { createLists } from './loaded-lists.ts';

/** By category icon: the names of all parts' files would weigh as much as a part, so each category has its own. */
const categories = createLists(loaders, (own: EventListLoaders) => [
  { firstWeeks: Object.keys(own).sort(), lists: createEventLists(own) },
]);

export async function loadCategoryWeeks(icon: string, now: number, days: number, timeZone: string) {
  const weeks = weeksFrom(now, days, timeZone);
  for (const { firstWeeks, lists } of await categories.load(icon)) {
    await Promise.all(partsWith(firstWeeks, weeks).map((part) => lists.load(part)));
  }
}

export function useCategoryWeeks(icon: string, now: number, days: number, timeZone: string): SportsEvent[] {
  const weeks = weeksFrom(now, days, timeZone);
  const byId = new Map<string, SportsEvent>();
  const parts = categories.useList(icon);
  for (const { firstWeeks, lists } of parts) {
    for (const part of partsWith(firstWeeks, weeks)) {
      // biome-ignore lint/correctness/useHookAtTopLevel: it reads with React's use(), which loops may call
      for (const event of lists.useList(part)) byId.set(event.id, event);
    }
  }
  return [...byId.values()].sort(compareAcrossLeagues);
}
