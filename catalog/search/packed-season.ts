/** The events of one season in the search index. They are unpacked when a search may match one of them. */
import { addDays, daysBetween, isTimed } from '../day.ts';
import { isGame, type SportsEvent } from '../event.ts';
import { identityParts } from '../identity.ts';
import type { Season } from '../league.ts';
import { isPeriod } from '../period.ts';
import { writeNumbers, writeRising } from './number-text.ts';
import type { TextNumbers } from './text-offsets.ts';

export interface PackedSeason {
  league: number;
  label: string;
  /** The first day of any event, and the last day after the first. */
  from: string;
  days: number;
  /** The texts of all events, as rising numbers. The columns hold positions among them, which are smaller. */
  texts: string;
  /** The minutes of the UTC day at which events start; the first is -1, for all-day events. */
  times: number[];
  /** The home side, or the name of an event that is not a game. */
  first: string;
  /** The position of the away side plus one; zero for an event that is not a game. */
  second: string;
  /** The day of the start (of a timed one, in UTC), as the difference to the event before; the first to `from`. */
  day: string;
  /** Position in `times`. */
  time: string;
  /** Zero: where the same side or event was the last time; else the position of the venue plus one. */
  venue: string;
  type: string;
  category: string;
  detail: string;
  /** Row → value, for what few have: the last day as days after the first, or the instant of the end. */
  end?: Record<number, number | string>;
  /** Games whose name is more than "home vs away". */
  afterSides?: Record<number, string>;
  /** What the id is made of, for an event that had another name at first. */
  publishedAs?: Record<number, string>;
  /** Where the number of a repeated name is not simply how often it occurred before in the season. */
  occurrence?: Record<number, number>;
  /** The rows of games between rivals, as rising numbers, and for each the position of the rivalry's text. */
  rivalryRows?: string;
  rivalries?: string;
  /** Its position among the seasons with other names. */
  edition?: number;
  /** The rows of periods, such as the whole season. */
  periods?: number[];
  /** The rows whose day is provisional. */
  provisional?: number[];
}

interface Numbering {
  numbers: TextNumbers;
  /** See other-event-names.ts. */
  listsOf(event: SportsEvent): readonly number[];
  rivalryNumber(event: SportsEvent): number | undefined;
}

export function packSeason(
  season: Season,
  league: number,
  { numbers, listsOf, rivalryNumber }: Numbering,
): PackedSeason {
  const { label, teamScope = '', events } = season;
  const rows = events.map((event) => ({
    first: isGame(event) ? numbers.team(teamScope, event.home) : numbers.name(event.name, listsOf(event)),
    second: isGame(event) ? numbers.team(teamScope, event.away) : undefined,
    venue: numbers.venue(event.location),
    type: numbers.label(event.type),
    category: numbers.label(event.category),
    detail: numbers.detail(event.details, isGame(event) ? listsOf(event) : []),
    day: event.start.slice(0, 10),
    minutes: isTimed(event.start)
      ? (Date.parse(event.start) - Date.parse(event.start.slice(0, 10))) / 60_000
      : -1,
  }));
  const rivals = events.flatMap((event, row) => {
    const position = rivalryNumber(event);
    return position === undefined ? [] : [{ row, text: numbers.rivalry(position) }];
  });
  const texts = [
    ...new Set([
      ...rivals.map(({ text }) => text),
      ...rows.flatMap(({ first, second, venue, type, category, detail }) => [
        first,
        second ?? first,
        venue,
        type,
        category,
        detail,
      ]),
    ]),
  ].sort((a, b) => a - b);
  const position = new Map(texts.map((text, at) => [text, at]));
  const at = (text: number) => position.get(text) ?? 0;
  const times = [...new Set([-1, ...rows.map(({ minutes }) => minutes)])];
  const days = rows.map(({ day }) => day);
  const from = days[0] ?? '';
  const lastDays = events.map(({ start, end }) => daysBetween(from, (end ?? start).slice(0, 10)));

  const lastVenue = new Map<number, number>();
  const venue = rows.map(({ first, venue: here }) => {
    const isSame = lastVenue.get(first) === here;
    lastVenue.set(first, here);
    return isSame ? 0 : at(here) + 1;
  });
  const seen = new Map<string, number>();
  const identities = events.map(identityParts);
  const occurrence = events.map(({ name }, row) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    const own = identities[row]?.occurrence ?? 1;
    return own === count ? undefined : own;
  });

  return {
    league,
    label,
    from,
    days: Math.max(...lastDays),
    texts: writeRising(texts),
    times,
    first: writeNumbers(rows.map(({ first }) => at(first))),
    second: writeNumbers(rows.map(({ second }) => (second === undefined ? 0 : at(second) + 1))),
    day: writeNumbers(days.map((day, row) => daysBetween(days[row - 1] ?? from, day))),
    time: writeNumbers(rows.map(({ minutes }) => times.indexOf(minutes))),
    venue: writeNumbers(venue),
    type: writeNumbers(rows.map(({ type }) => at(type))),
    category: writeNumbers(rows.map(({ category }) => at(category))),
    detail: writeNumbers(rows.map(({ detail }) => at(detail))),
    ...sparse(
      'end',
      events.map(({ start, end }) => {
        if (end === null) return undefined;
        return isTimed(end) ? end : daysBetween(start.slice(0, 10), end);
      }),
    ),
    ...sparse(
      'afterSides',
      events.map((event) => {
        const sides = `${event.home} vs ${event.away}`;
        return isGame(event) && event.name !== sides ? event.name.slice(sides.length) : undefined;
      }),
    ),
    ...sparse(
      'publishedAs',
      identities.map(({ publishedAs }) => publishedAs),
    ),
    ...sparse('occurrence', occurrence),
    ...(rivals.length > 0
      ? {
          rivalryRows: writeRising(rivals.map(({ row }) => row)),
          rivalries: writeNumbers(rivals.map(({ text }) => at(text))),
        }
      : {}),
    ...rowsOf('periods', events, isPeriod),
    ...rowsOf('provisional', events, ({ provisional }) => provisional === true),
  };
}

export function lastDayOf({ from, days }: PackedSeason): string {
  return addDays(from, days);
}

/** Row → value under a key; nothing at all if no row has one. */
function sparse<K extends string, T>(
  key: K,
  values: readonly (T | undefined)[],
): { [P in K]?: Record<number, T> } {
  const entries = values.flatMap((value, row) => (value === undefined ? [] : [[row, value] as const]));
  return entries.length === 0
    ? {}
    : ({ [key]: Object.fromEntries(entries) } as { [P in K]?: Record<number, T> });
}

/** The rows of some events under a key; nothing at all if there are none. */
function rowsOf<K extends string>(
  key: K,
  events: readonly SportsEvent[],
  isWanted: (event: SportsEvent) => boolean,
): { [P in K]?: number[] } {
  const rows = events.flatMap((event, row) => (isWanted(event) ? row : []));
  return rows.length === 0 ? {} : ({ [key]: rows } as { [P in K]?: number[] });
}
