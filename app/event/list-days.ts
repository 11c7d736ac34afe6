/** A list of events by the days in its gutter: where it opens, and how much of it is shown at first. */

import type { Moment } from '../../catalog/day/day.ts';
import { eventDays, lastsForDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { openRound } from '../../catalog/event/open-round.ts';
import { isAhead as isStatusAhead, statusOf } from '../../catalog/event/status.ts';
import { eventAnchor } from '../../catalog/event/urls.ts';
import { sportOf } from '../data/site-map.ts';

/** The rows beside one date: of a day, of the same several days, or of a round whose days are open. */
export interface ListDay {
  /** The first of its days. */
  day: string;
  /** The position of its first row in the list. */
  first: number;
  events: SportsEvent[];
}

export interface ListOfDays {
  events: readonly SportsEvent[];
  days: readonly ListDay[];
}

/** Open rounds are before the games of their first day, and so is what lasts for days; on a single day it comes last. */
export function listOfDays(
  unordered: readonly SportsEvent[],
  timeZone: string,
  isOneDay = false,
): ListOfDays {
  const dateOf = (event: SportsEvent) =>
    isOneDay ? String(lastsForDays(event)) : gutterDate(event, timeZone);
  const events = inListOrder(unordered, timeZone, dateOf);
  const days: ListDay[] = [];
  let date = '';
  events.forEach((event, index) => {
    const own = dateOf(event);
    if (own === date) days.at(-1)?.events.push(event);
    else days.push({ day: own.slice(0, 10), first: index, events: [event] });
    date = own;
  });
  return { events, days };
}

/** What the gutter says beside an event, in the order of the list. */
export function gutterDate(event: SportsEvent, timeZone: string): string {
  const round = openRound(event);
  if (round) return `${round.from} 1 ${round.to}`;
  const { from, to } = eventDays(event, timeZone);
  return from === to ? `${from} 3` : `${from} 2 ${to}`;
}

/** The row to open at: a given one, else the first of today or of the next day with events. */
export function openingRow(
  { events, days }: ListOfDays,
  target: string | undefined,
  { now, today, timeZone }: Moment & { today: string },
): number {
  const isAhead = (event: SportsEvent) =>
    (openRound(event) ?? eventDays(event, timeZone)).to >= today ||
    isStatusAhead(statusOf(event, sportOf(event), now));
  const wanted = target ? events.findIndex((event) => eventAnchor(event) === target) : -1;
  const ahead = events.findIndex((event) => !event.isPeriod && isAhead(event));
  const row = [wanted, ahead, events.findIndex(isAhead)].find((each) => each >= 0) ?? 0;
  const day = days.findLast(({ first }) => first <= row);
  // Of last night or of last week, only what is still on.
  return wanted < 0 && day && day.day < today ? row : (day?.first ?? 0);
}

/** Two days of baseball: enough to look at, and half the work for a slow phone. */
const FIRST_ROWS = 30;
const MORE_ROWS = 50;
/** Fewer rows than this before the one to open at are shown, not hidden behind a button. */
const FEW_ROWS = 4;
/** So many rows more are shown rather than a part of a day. */
const SPARE_ROWS = 30;

/** How often the visitor has requested more on either side. */
export interface Requests {
  earlier: number;
  later: number;
}

export interface RowWindow {
  from: number;
  to: number;
}

/**
 * The rows to show: whole days, except of a day that alone is too long. From the row at which the page was sent open, so
 * that nothing moves in a page of yesterday, and as many as it takes from the row that is next by now.
 */
export function rowWindow(
  days: readonly ListDay[],
  opening: number,
  next: number,
  requests: Requests,
  rowsAtOnce = FIRST_ROWS,
): RowWindow {
  const first = opening <= FEW_ROWS ? 0 : opening;
  const last = days.at(-1);
  const count = last ? last.first + last.events.length : 0;
  const from = Math.max(0, first - requests.earlier * MORE_ROWS);
  const to = Math.min(count, Math.max(first, next) + rowsAtOnce + requests.later * MORE_ROWS);
  const dayOf = (row: number) => days.findLast((day) => day.first <= row);
  const firstDay = dayOf(from);
  const lastDay = dayOf(to - 1);
  const dayStart = requests.earlier > 0 && firstDay ? firstDay.first : from;
  const dayEnd = lastDay ? lastDay.first + lastDay.events.length : to;
  return {
    from: from - dayStart <= SPARE_ROWS ? dayStart : from,
    to: dayEnd - to <= SPARE_ROWS ? dayEnd : to,
  };
}
