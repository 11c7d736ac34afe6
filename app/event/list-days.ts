/** A list of events in days: where it opens, and how much of it is shown at first. */

import { eventDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder, listedUnder } from '../../catalog/event/list-order.ts';
import { isAhead as isStatusAhead, statusOf } from '../../catalog/event/status.ts';
import { eventAnchor } from '../../catalog/event/urls.ts';
import type { Visitor } from '../time/visitor.tsx';

/** The rows of one day, or of a round whose days are open. */
export interface ListDay {
  day: string;
  isOpenRound: boolean;
  /** The position of its first row in the list. */
  first: number;
  events: SportsEvent[];
}

export interface ListOfDays {
  events: readonly SportsEvent[];
  days: readonly ListDay[];
}

/** What began before the first day is listed under it. */
export function listOfDays(events: readonly SportsEvent[], timeZone: string, firstDay = ''): ListOfDays {
  const dayOf = (event: SportsEvent) => {
    const day = listedUnder(event, timeZone);
    return day < firstDay ? firstDay : day;
  };
  const ordered = inListOrder(events, timeZone, dayOf);
  const days: ListDay[] = [];
  ordered.forEach((event, index) => {
    const day = dayOf(event);
    const isOpenRound = event.provisional === true;
    const last = days.at(-1);
    if (last?.day === day && last.isOpenRound === isOpenRound) last.events.push(event);
    else days.push({ day, isOpenRound, first: index, events: [event] });
  });
  return { events: ordered, days };
}

type SportOf = (event: SportsEvent) => string;

/** The row to open at: a given one, else the first of today or of the next day with events. */
export function openingRow(
  { events, days }: ListOfDays,
  target: string | undefined,
  sportOf: SportOf,
  visitor: Visitor,
): number {
  const { now, today, timeZone } = visitor;
  const isAhead = (event: SportsEvent) =>
    eventDays(event, timeZone).to >= today || isStatusAhead(statusOf(event, sportOf(event), now));
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

/** The rows to show: whole days, except of a day that alone is too long. */
export function rowWindow(days: readonly ListDay[], opening: number, requests: Requests): RowWindow {
  const first = opening <= FEW_ROWS ? 0 : opening;
  const last = days.at(-1);
  const count = last ? last.first + last.events.length : 0;
  const from = Math.max(0, first - requests.earlier * MORE_ROWS);
  const to = Math.min(count, first + FIRST_ROWS + requests.later * MORE_ROWS);
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

/** The days of a window, each with its rows in it. */
export function daysWithin(
  days: readonly ListDay[],
  { from, to }: RowWindow,
): (ListDay & { shown: SportsEvent[] })[] {
  return days
    .map((day) => ({
      ...day,
      shown: day.events.slice(Math.max(0, from - day.first), Math.max(0, to - day.first)),
    }))
    .filter(({ shown }) => shown.length > 0);
}
