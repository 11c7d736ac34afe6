/** Lists of events, loaded as modules: the seasons of each league, and the weeks of all leagues. */
import nearSeasons from 'virtual:catalog/near-seasons';
import seasons from 'virtual:catalog/seasons';
import weeks from 'virtual:catalog/weeks';
import type { SportsEvent } from '../../catalog/event.ts';
import { unpackEvents } from '../../catalog/packed-events.ts';
import { compareAcrossLeagues, weeksFrom, weeksOver } from '../../catalog/weeks.ts';
import { createLists } from './loaded-lists.ts';

/** Every event of the lists that are loaded, by its id. */
const loadedEvents = new Map<string, SportsEvent>();

export const loadedEvent = (id: string): SportsEvent | undefined => loadedEvents.get(id);

export function unpackList(packed: Parameters<typeof unpackEvents>[0]): SportsEvent[] {
  const events = unpackEvents(packed);
  for (const event of events) loadedEvents.set(event.id, event);
  return events;
}

/** By "league/season". */
export const seasonLists = createLists(seasons, unpackList, () => import('virtual:catalog/earlier-seasons'));

/** By "league/season": the days around the build of seasons with thousands of games. */
export const nearSeasonLists = createLists(nearSeasons, unpackList);

/** By the week's Monday. */
const weekLists = createLists(weeks, unpackList, () => import('virtual:catalog/earlier-weeks'));

/** How many days ahead the home and category pages look, today included. */
export const DAYS_AHEAD = 7;

export async function loadSeasons(league: string, seasons: readonly { label: string }[]) {
  return (await seasonLists.loadAll(seasons.map(({ label }) => `${league}/${label}`))).flat();
}

export async function loadDays(now: number, days: number, timeZone: string): Promise<void> {
  await weekLists.loadAll(weeksFrom(now, days, timeZone));
}

/** The events of some days in all leagues, and the others of their weeks. Suspends while a week is loading. */
export function useDays(day: string, days: number, timeZone: string): SportsEvent[] {
  return mergeLists(weekLists.useLists(weeksOver(day, days, timeZone)));
}

/** In chronological order; an event that is in several lists is listed once. */
export function mergeLists(lists: readonly (readonly SportsEvent[])[]): SportsEvent[] {
  const byId = new Map(lists.flat().map((event) => [event.id, event]));
  return [...byId.values()].sort(compareAcrossLeagues);
}
