/** Lists of events, loaded as modules: the seasons of each league, and the weeks of all leagues. */
import seasonFiles from 'virtual:catalog/lists/season';
import { dayInZone } from '../../catalog/day/day.ts';
import { isUnnamed, type SportsEvent } from '../../catalog/event/event.ts';
import { compareAcrossLeagues, weeksFrom, weeksOver } from '../../catalog/event/weeks.ts';
import { type PackedEvents, unpackEvents } from '../../catalog/packed/packed-events.ts';
import { coversDays } from '../../catalog/ranking/near-days.ts';
import { BUILT_ON } from '../time/clock.ts';
import { createLists } from './lists.ts';

/** Every event of the lists that are loaded, by its id. */
const loadedEvents = new Map<string, SportsEvent>();

export const loadedEvent = (id: string): SportsEvent | undefined => loadedEvents.get(id);

export function unpackList(packed: PackedEvents): SportsEvent[] {
  const events = unpackEvents(packed);
  for (const event of events) if (!isUnnamed(event)) loadedEvents.set(event.id, event);
  return events;
}

/** By "league/season". */
export const seasonLists = createLists('season', () => seasonFiles, unpackList);

/** By the week's Monday. Of days with very many games most are only counted, as in the next. */
const weekLists = createLists(
  'week',
  // Most pages need none.
  async () => (await import('virtual:catalog/lists/week')).default,
  unpackList,
);

/**
 * By the day of the build: the days around it. The page names the file: scripts that named it would have other names
 * every day, and every day would be a new release.
 */
const comingLists = createLists(
  'coming',
  () => document.documentElement.dataset.coming?.split(' ') ?? [],
  (packed: PackedEvents) => unpackList(packed).sort(compareAcrossLeagues),
);

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

/** The same for the coming days, which are in one list unless the page is of an earlier day. */
export async function loadComingDays(now: number, timeZone: string): Promise<void> {
  if (coversDays(BUILT_ON, dayInZone(now, timeZone), DAYS_AHEAD, timeZone)) await comingLists.load(BUILT_ON);
  else await loadDays(now, DAYS_AHEAD, timeZone);
}

export function useComingDays(today: string, timeZone: string): SportsEvent[] {
  const keys = coversDays(BUILT_ON, today, DAYS_AHEAD, timeZone) ? [BUILT_ON] : [];
  const [near] = comingLists.useLists(keys);
  const weeks = weekLists.useLists(near ? [] : weeksOver(today, DAYS_AHEAD, timeZone));
  return near ?? mergeLists(weeks);
}

/** In chronological order; an event that is in several lists is listed once. */
export function mergeLists(lists: readonly (readonly SportsEvent[])[]): SportsEvent[] {
  const all = lists.flat();
  const byId = new Map(all.filter((event) => !isUnnamed(event)).map((event) => [event.id, event]));
  return [...byId.values(), ...all.filter(isUnnamed)].sort(compareAcrossLeagues);
}
