/**
 * For whom a part of a page is right as it is sent, in data attributes: from one day to another, and by clocks that put
 * its games on the same days. The script that reads them before the first paint is aged-parts-script.ts; in the browser
 * there is nothing to say.
 */
import { clockInZone, dayInZone, isTimed, type Moment, MS_PER_DAY } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { lastsUntil } from '../../catalog/event/status.ts';

const DAYS_OF_WEEK = 7;
const MINUTES_OF_DAY = 24 * 60;

/** A part is right on the days around the build on which it looks the same. */
export function rightWhileSame(looksAt: (moment: number) => string, visitor: Moment) {
  if (!import.meta.env.SSR) return NO_ATTRIBUTES;
  const { now, timeZone } = visitor;
  const isSameBefore = looksAt(now - MS_PER_DAY) === looksAt(now);
  return {
    ...NO_ATTRIBUTES,
    'data-right-from': dayInZone(isSameBefore ? now - MS_PER_DAY : now, timeZone),
    'data-right-until': lastSameDay(looksAt, visitor),
  };
}

/** A text about the current moment keeps its room when it is no longer true. One that changes every day is not shown at all. */
export function textUntilChange(textAt: (moment: number) => string, visitor: Moment) {
  if (!import.meta.env.SSR) return NO_ATTRIBUTES;
  const until = lastSameDay(textAt, visitor);
  const isOfOneDay = until === dayInZone(visitor.now, visitor.timeZone);
  return { ...NO_ATTRIBUTES, 'data-until': until, 'data-relative': isOfOneDay || undefined };
}

/** Undefined if it is a week away. */
function lastSameDay(looksAt: (moment: number) => string, { now, timeZone }: Moment): string | undefined {
  const looks = looksAt(now);
  for (let days = 1; days <= DAYS_OF_WEEK; days++) {
    if (looksAt(now + days * MS_PER_DAY) !== looks) return dayInZone(now + (days - 1) * MS_PER_DAY, timeZone);
  }
  return undefined;
}

export function rightOnDay(day: string) {
  return import.meta.env.SSR
    ? { ...NO_ATTRIBUTES, 'data-right-from': day, 'data-right-until': day }
    : NO_ATTRIBUTES;
}

/** Until the first of the events is over. */
export function rightUntilOneEnds(
  events: readonly SportsEvent[],
  sportOf: (event: SportsEvent) => string,
  { now }: Pick<Moment, 'now'>,
) {
  if (!import.meta.env.SSR) return NO_ATTRIBUTES;
  const ends = events.map((event) => lastsUntil(event, sportOf(event)));
  return { ...NO_ATTRIBUTES, 'data-right-until': ends.filter((end) => Date.parse(end) > now).sort()[0] };
}

/** By how many minutes clocks may be ahead of UTC: `-840 -81`. */
export function rightByClocks(events: readonly Pick<SportsEvent, 'start'>[], { now, timeZone }: Moment) {
  if (!import.meta.env.SSR) return NO_ATTRIBUTES;
  const { from, to } = shiftsWithSameDays(events, timeZone);
  const offset = Math.round((Date.parse(`${clockInZone(now, timeZone)}Z`) - now) / 60_000);
  return { ...NO_ATTRIBUTES, 'data-right-offsets': `${offset + from} ${offset + to}` };
}

/** The attributes are in the sent page alone. */
const NO_ATTRIBUTES = { suppressHydrationWarning: true };

/** How many minutes clocks may differ from those of a zone, with all events on the same days. */
export function shiftsWithSameDays(
  events: readonly Pick<SportsEvent, 'start'>[],
  timeZone: string,
): { from: number; to: number } {
  const minutes = events
    .filter(({ start }) => isTimed(start))
    .map(({ start }) => clockInZone(start, timeZone))
    .map((clock) => 60 * Number(clock.slice(11, 13)) + Number(clock.slice(14, 16)));
  return {
    from: -Math.min(MINUTES_OF_DAY, ...minutes),
    to: MINUTES_OF_DAY - 1 - Math.max(-1, ...minutes),
  };
}
