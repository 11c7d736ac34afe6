/**
 * Lists of the catalogue, each a file that is loaded once: the seasons of each league, the weeks of all leagues, and others
 * of their kinds. tools/lists/ makes the files, and says what is in each kind.
 */
import seasonFiles from 'virtual:catalog/lists/season';
import { use } from 'react';
import { dayInZone } from '../../catalog/day/day.ts';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { type ListKind, listStem } from '../../catalog/event/urls.ts';
import { compareAcrossLeagues, weeksFrom, weeksOver } from '../../catalog/event/weeks.ts';
import { type PackedEvents, unpackEvents } from '../../catalog/packed/packed-events.ts';
import { COMING_DAYS, coversDays } from '../../catalog/ranking/near-days.ts';
import { BUILT_ON } from '../time/clock.ts';

/** Milliseconds: long enough for React to have seen the failure. */
const FAILURE_REMEMBERED = 1000;

const failures = new Set<() => void>();

/** For trying again now. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/**
 * Returns the same promise every time. A failure is remembered for a moment only: React renders again what waited for it,
 * and would load for ever if that began another load; and nobody could try again if it were remembered for good.
 */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const start = () => {
    const promise = load();
    // So that use() returns the result in the first render instead of suspending:
    // https://react.dev/reference/react/use#avoiding-suspense-fallbacks-for-already-resolved-data
    promise.then(
      (value) => {
        Object.assign(promise, { status: 'fulfilled', value });
      },
      (reason) => {
        Object.assign(promise, { status: 'rejected', reason });
        const forget = () => {
          if (loading === promise) loading = undefined;
          failures.delete(forget);
        };
        failures.add(forget);
        setTimeout(forget, FAILURE_REMEMBERED);
      },
    );
    return promise;
  };
  return () => {
    loading ??= start();
    return loading;
  };
}

/** The same for each key. */
export function loadOncePer<Args extends unknown[], T>(
  keyOf: (...args: Args) => string,
  load: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const loads = new Map<string, () => Promise<T>>();
  return (...args) => {
    const key = keyOf(...args);
    const loadCached = loads.get(key) ?? loadOnce(() => load(...args));
    loads.set(key, loadCached);
    return loadCached();
  };
}

const stemOfFile = (file: string) => file.replace(/-\w{8}\.js$/, '');

/** The files of a kind of list. */
type Files = readonly string[] | Promise<readonly string[]>;

type ReadList = (kind: ListKind, key: string) => unknown;

let provided: ReadList | undefined;

/** Where there is no site to load from: in the renderer and in tests, which give packed lists by kind and key. */
export function provideLists(read: ReadList | undefined): void {
  provided = read;
}

export interface LoadedLists<Item> {
  /** An unknown key gives an empty list. */
  load(key: string): Promise<Item[]>;
  loadAll(keys: readonly string[]): Promise<Item[][]>;
  /** Every list of the kind. */
  loadEvery(): Promise<Item[][]>;
  /** Suspends the component while the list is loading. */
  useList(key: string): Item[];
  /** All of them load together. */
  useLists(keys: readonly string[]): Item[][];
}

export function createLists<Packed, Item>(
  kind: ListKind,
  filesOfKind: () => Files,
  unpack: (packed: Packed) => Item[],
): LoadedLists<Item> {
  const load = loadOncePer((key: string) => key, loadList);

  async function loadList(key: string): Promise<Item[]> {
    const packed = (await (provided ? provided(kind, key) : importList(key))) as Packed | undefined;
    return packed === undefined ? [] : unpack(packed);
  }

  async function importList(key: string): Promise<unknown> {
    const stem = listStem(kind, key);
    const file = (await filesOfKind()).find((each) => stemOfFile(each) === stem);
    if (file === undefined) return undefined;
    return (await import(/* @vite-ignore */ `${import.meta.env.BASE_URL}assets/${file}`)).default;
  }

  const loadAll = (keys: readonly string[]) => Promise.all(keys.map(load));

  // Always calls use(), even for a loaded list: React identifies the promises of a component by their order.
  return {
    load,
    loadAll,
    loadEvery: async () =>
      loadAll((await filesOfKind()).map((file) => stemOfFile(file).slice(kind.length + 1))),
    useList: (key) => use(load(key)),
    useLists: (keys) => keys.map(load).map((list) => use(list)),
  };
}

/** Every event of the lists that are loaded, by its id. */
const loadedEvents = new Map<string, SportsEvent>();

export const loadedEvent = (id: string): SportsEvent | undefined => loadedEvents.get(id);

export function unpackList(packed: PackedEvents): SportsEvent[] {
  const events = unpackEvents(packed);
  for (const event of events) if (!isCountedOnly(event)) loadedEvents.set(event.id, event);
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
  if (coversDays(BUILT_ON, dayInZone(now, timeZone), COMING_DAYS, timeZone)) await comingLists.load(BUILT_ON);
  else await loadDays(now, COMING_DAYS, timeZone);
}

export function useComingDays(today: string, timeZone: string): SportsEvent[] {
  const keys = coversDays(BUILT_ON, today, COMING_DAYS, timeZone) ? [BUILT_ON] : [];
  const [near] = comingLists.useLists(keys);
  const weeks = weekLists.useLists(near ? [] : weeksOver(today, COMING_DAYS, timeZone));
  return near ?? mergeLists(weeks);
}

/** In chronological order; an event that is in several lists is listed once. */
export function mergeLists(lists: readonly (readonly SportsEvent[])[]): SportsEvent[] {
  const all = lists.flat();
  const byId = new Map(all.filter((event) => !isCountedOnly(event)).map((event) => [event.id, event]));
  return [...byId.values(), ...all.filter(isCountedOnly)].sort(compareAcrossLeagues);
}
