/** The events of some days in all leagues. */
import { dayInZone } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { compareAcrossLeagues, weeksFrom, weeksOver } from '../../catalog/weeks.ts';
import { weekLists } from './event-lists.ts';

/** How many days ahead the home and category pages look, today included. */
export const DAYS_AHEAD = 7;

export function useWeeks(now: number, days: number, timeZone: string): SportsEvent[] {
  return useDays(dayInZone(now, timeZone), days, timeZone);
}

/** Loads what useWeeks reads. */
export async function loadWeeks(now: number, days: number, timeZone: string): Promise<void> {
  await Promise.all(weeksFrom(now, days, timeZone).map((week) => weekLists.load(week)));
}

/** Suspends while a week is loading; all of them load together. Includes the other events of these weeks. */
export function useDays(day: string, days: number, timeZone: string): SportsEvent[] {
  const weeks = weeksOver(day, days, timeZone);
  for (const week of weeks) weekLists.load(week);
  const byId = new Map<string, SportsEvent>();
  for (const week of weeks) {
    // biome-ignore lint/correctness/useHookAtTopLevel: it reads with React's use(), which loops may call
    for (const event of weekLists.useList(week)) byId.set(event.id, event);
  }
  return [...byId.values()].sort(compareAcrossLeagues);
}
