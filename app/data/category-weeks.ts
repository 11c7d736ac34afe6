/** Everything of one category from now on for a number of days. */
import loaders from 'virtual:catalog/parts';
import { partsWith } from '../../catalog/category-parts.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { compareAcrossLeagues, weeksFrom } from '../../catalog/weeks.ts';
import { createEventLists } from './event-lists.ts';

const lists = createEventLists(loaders);

function keysOf(icon: string, now: number, days: number, timeZone: string): string[] {
  const firstWeeks = Object.keys(loaders).flatMap((key) => {
    const [category, week = ''] = key.split('/');
    return category === icon ? [week] : [];
  });
  return partsWith(firstWeeks, weeksFrom(now, days, timeZone)).map((week) => `${icon}/${week}`);
}

export async function loadCategoryWeeks(icon: string, now: number, days: number, timeZone: string) {
  await Promise.all(keysOf(icon, now, days, timeZone).map((key) => lists.load(key)));
}

export function useCategoryWeeks(icon: string, now: number, days: number, timeZone: string): SportsEvent[] {
  const byId = new Map<string, SportsEvent>();
  for (const key of keysOf(icon, now, days, timeZone)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: it reads with React's use(), which loops may call
    for (const event of lists.useList(key)) byId.set(event.id, event);
  }
  return [...byId.values()].sort(compareAcrossLeagues);
}
