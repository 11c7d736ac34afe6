/** Everything from now on for a number of days, over all leagues. */
import type { SportsEvent } from '../../catalog/event.ts';
import { compareAcrossLeagues, weeksFrom } from '../../catalog/weeks.ts';
import { weekLists } from './week-lists.ts';

export function useWeeks(now: number, days: number, timeZone: string): SportsEvent[] {
  const byId = new Map<string, SportsEvent>();
  for (const week of weeksFrom(now, days, timeZone)) {
    // biome-ignore lint/correctness/useHookAtTopLevel: it reads with React's use(), which loops may call
    for (const event of weekLists.useList(week)) byId.set(event.id, event);
  }
  return [...byId.values()].sort(compareAcrossLeagues);
}
