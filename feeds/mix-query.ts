/**
 * What a calendar of one's own is made of, as its address says: `/feeds/mix.ics?follow=nfl,teams/arsenal&alarm=60`.
 * Used by the browser, which makes the address, and by the server, which answers it.
 */
import { short } from '../catalog/util/quote.ts';

export interface MixQuery {
  /**
   * `nfl` (a league, a category, or a bundle such as `finals`), `formula1:race` (a type of a league), `teams/arsenal`,
   * `events/nfl/2026/super-bowl-lxi`.
   */
  follow: string[];
  /** Types that are left out: `formula1:practice`. */
  without: string[];
  /** A reminder so many minutes before the start. */
  alarm?: number;
}

/** A query, or sentences that say why it is none. */
export type ReadMix = { query: MixQuery; problems?: undefined } | { query?: undefined; problems: string[] };

export const MIX_PATH = '/feeds/mix.ics';
export const MOST_ITEMS = 100;
/** Of names and values, without the escapes that some apps add. */
export const MAX_MIX_QUERY_LENGTH = 4096;
/** A week. */
const MOST_ALARM_MINUTES = 7 * 24 * 60;

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const TYPE = `${SLUG}:${SLUG}`;
const EVENT = `events/${SLUG}/\\d{4}(?:-\\d\\d)?/${SLUG}(?:\\.\\d+)?`;
const FOLLOWED = new RegExp(`^(?:${SLUG}|${TYPE}|teams/${SLUG}|${EVENT})$`);
const LEFT_OUT = new RegExp(`^${TYPE}$`);
const MINUTES = /^(?:0|[1-9]\d{0,4})$/;

const PARAMETERS = ['follow', 'without', 'alarm'];
const EXAMPLE = 'follow=nfl,teams/arsenal,formula1:race';

/** Checks the form only: whether there is such a league is for the reader of the calendars to find out. */
export function readMixQuery(search: URLSearchParams): ReadMix {
  if (sizeOf(search) > MAX_MIX_QUERY_LENGTH)
    return {
      problems: [`The address is too long. At most ${MAX_MIX_QUERY_LENGTH} characters may follow the “?”.`],
    };
  const follow = itemsOf(search.getAll('follow'));
  const without = itemsOf(search.getAll('without'));
  const others = [...new Set(search.keys())].filter((name) => !PARAMETERS.includes(name));
  if (follow.length + without.length + others.length > MOST_ITEMS)
    return { problems: [`The address has too many items. At most ${MOST_ITEMS} are allowed.`] };
  const alarms = search.getAll('alarm');
  const problems = [
    ...others.map((name) => `Unknown parameter “${short(name)}”. Use follow, without and alarm.`),
    ...(follow.length === 0 ? [`Nothing to follow. Example: ${EXAMPLE}.`] : []),
    ...follow
      .filter((item) => !FOLLOWED.test(item))
      .map((item) => `“${short(item)}” can’t be followed. Example: ${EXAMPLE}.`),
    ...without
      .filter((item) => !LEFT_OUT.test(item))
      .map((item) => `“${short(item)}” can’t be left out. Only types can, such as formula1:practice.`),
    ...(alarms.length > 1 ? ['Only one alarm is allowed.'] : []),
    ...alarms
      .filter((alarm) => !MINUTES.test(alarm) || Number(alarm) > MOST_ALARM_MINUTES)
      .map((alarm) => `The alarm must be 0 to ${MOST_ALARM_MINUTES} minutes, not “${short(alarm)}”.`),
  ];
  if (problems.length > 0) return { problems };
  const [alarm] = alarms;
  return { query: { follow, without, ...(alarm === undefined ? {} : { alarm: Number(alarm) }) } };
}

/** The same address for the same calendar. Nothing in a query needs an escape, so it can be read. */
export function mixPath({ follow, without, alarm }: MixQuery): string {
  return [
    `${MIX_PATH}?follow=${inOrder(follow).join()}`,
    ...(without.length > 0 ? [`without=${inOrder(without).join()}`] : []),
    ...(alarm === undefined ? [] : [`alarm=${alarm}`]),
  ].join('&');
}

function itemsOf(values: readonly string[]): string[] {
  return inOrder(values.flatMap((value) => value.split(',')).filter(Boolean));
}

const inOrder = (items: readonly string[]) => [...new Set(items)].sort();

function sizeOf(search: URLSearchParams): number {
  return [...search].reduce((size, [name, value]) => size + name.length + value.length + 2, 0);
}
