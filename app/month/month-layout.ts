/** The layout of a month: its weeks, and on each day in the visitor's zone bars, named events and what is left out. */
import { addDays, daysBetween } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { openRound } from '../../catalog/event/open-round.ts';
import type { WeekStart } from '../time/preferences.ts';
import { packLanes } from '../util/pack-lanes.ts';

/** Lines of a cell above "+N more". Six weeks of them fit on a sheet of paper. */
const LINES = 5;
/** Of these, lines for periods, which come first; for other bars; and for what is on one day. */
const PERIOD_LINES = 2;
const BAR_LINES = 3;
const ENTRY_LINES = 3;

/** An event and its days, both inclusive. */
export interface EventSpan {
  event: SportsEvent;
  from: string;
  to: string;
  /** A period (a season, a week of games) rather than something to attend. */
  isPeriod: boolean;
  /** Where games of an open round are one bar, those after the first. */
  others?: readonly SportsEvent[];
}

/** An event's bar within one week. */
export interface Bar {
  span: EventSpan;
  /** From 0. */
  line: number;
  /** Its first day within the week. */
  day: string;
  days: number;
  continuesBefore: boolean;
  continuesAfter: boolean;
}

export interface DayCell {
  day: string;
  /** Everything to attend on this day, in order. */
  events: readonly SportsEvent[];
  /** The bars that begin in this cell. */
  bars: readonly Bar[];
  entries: readonly { event: SportsEvent; line: number }[];
  /** What has no line. */
  rest: readonly SportsEvent[];
  /** The line of "+N more". */
  moreLine: number;
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function addMonths(month: string, months: number): string {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

export function daysOfMonth(month: string): string[] {
  const first = `${month}-01`;
  const count = daysBetween(first, `${addMonths(month, 1)}-01`);
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** All months from one to the other, both inclusive. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** How many days of the week come before this one. */
export function weekColumn(day: string, weekStart: WeekStart): number {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay();
  return weekStart === 'sunday' ? sundayFirst : (sundayFirst + 6) % 7;
}

/** The whole weeks that hold the month's days: 4 to 6. */
export function weeksOfMonth(month: string, weekStart: WeekStart): string[][] {
  const days = daysOfMonth(month);
  const before = weekColumn(`${month}-01`, weekStart);
  const first = addDays(`${month}-01`, -before);
  const count = Math.ceil((before + days.length) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, column) => addDays(first, week * 7 + column)),
  );
}

/** The days of every event as this visitor sees them, in the order in which a day lists them. */
export function spansOf(events: readonly SportsEvent[], timeZone: string): EventSpan[] {
  return inListOrder(events, timeZone)
    .map((event) => spanOf(event, timeZone))
    .sort(compareSpans);
}

function spanOf(event: SportsEvent, timeZone: string): EventSpan {
  // A game of an open round is on one of its days: a dashed bar over all of them.
  const { from, to } = openRound(event) ?? eventDays(event, timeZone);
  return { event, from, to, isPeriod: event.isPeriod };
}

/** By day, and on one day what lasts longer first. */
function compareSpans(a: EventSpan, b: EventSpan): number {
  if (a.from !== b.from) return a.from < b.from ? -1 : 1;
  if (a.to !== b.to) return a.to > b.to ? -1 : 1;
  return 0;
}

export function spansWithin(spans: readonly EventSpan[], from: string, to: string): EventSpan[] {
  return spans.filter((span) => span.from <= to && span.to >= from);
}

/** Periods that cover the whole month: named once above the grid instead of as a bar in every week. */
export function wholeMonthPeriods(spans: readonly EventSpan[], month: string): EventSpan[] {
  const days = daysOfMonth(month);
  const last = days.at(-1) ?? `${month}-01`;
  return spans.filter((span) => span.isPeriod && span.from <= `${month}-01` && span.to >= last);
}

/** A season's month: everything on its days, in order, as far as there is room. */
export function monthLayout(spans: readonly EventSpan[], month: string, weekStart: WeekStart): DayCell[][] {
  const dates = weeksOfMonth(month, weekStart).flat();
  const near = spansWithin(spans, dates[0] ?? '', dates.at(-1) ?? '');
  const said = wholeMonthPeriods(near, month);
  const days = dates.map((day) => ({
    day,
    events: spansWithin(near, day, day)
      .filter(({ isPeriod }) => !isPeriod)
      .map(({ event }) => event),
  }));
  const rows = near.filter((span) => !said.includes(span));
  return layOutWeeks(days, rows, (events, max) => events.slice(0, max));
}

type Day = Pick<DayCell, 'day' | 'events'>;
/** Those of a day's events that are named where not all can be. */
type Choose = (events: readonly SportsEvent[], max: number) => readonly SportsEvent[];

/** Whole weeks; `spans` in the order in which those of several days get a line. */
export function layOutWeeks(days: readonly Day[], spans: readonly EventSpan[], choose: Choose): DayCell[][] {
  const periods = spans.filter(({ isPeriod }) => isPeriod);
  const lasting = spans.filter(({ isPeriod, from, to }) => !isPeriod && from !== to);
  const inBars = new Set(lasting.flatMap(eventsOf));
  return Array.from({ length: days.length / 7 }, (_, index) => {
    const week = days.slice(index * 7, index * 7 + 7);
    const dates = week.map(({ day }) => day);
    const above = barsOf(periods, dates, PERIOD_LINES);
    const first = 1 + Math.max(-1, ...above.map(({ line }) => line));
    const below = barsOf(lasting, dates, BAR_LINES).map((bar) => ({ ...bar, line: bar.line + first }));
    const bars = [...above, ...below];
    return week.map(({ day, events }): DayCell => {
      const here = below.filter(({ span }) => span.from <= day && day <= span.to);
      const free = Array.from({ length: LINES - first }, (_, line) => line + first).filter(
        (line) => !here.some((bar) => bar.line === line),
      );
      const single = events.filter((event) => !inBars.has(event));
      const named = choose(single, Math.min(free.length, ENTRY_LINES));
      const entries = named.map((event, index) => ({ event, line: free[index] ?? first }));
      const shown = new Set([...named, ...here.flatMap(({ span }) => eventsOf(span))]);
      return {
        day,
        events,
        bars: bars.filter((bar) => bar.day === day),
        entries,
        rest: events.filter((event) => !shown.has(event)),
        moreLine: Math.max(first, ...[...here, ...entries].map(({ line }) => line + 1)),
      };
    });
  });
}

function eventsOf({ event, others = [] }: EventSpan): SportsEvent[] {
  return [event, ...others];
}

/** The bars of consecutive days, cut at both ends; what has no line is left out. */
export function barsOf(spans: readonly EventSpan[], days: readonly string[], lines = Infinity): Bar[] {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const lanes = packLanes(
    spansWithin(spans, first, last),
    (span, other) => span.from <= other.to && other.from <= span.to,
  );
  return lanes.slice(0, lines).flatMap((lane, line) =>
    lane.map((span) => {
      const day = span.from < first ? first : span.from;
      const to = span.to > last ? last : span.to;
      return {
        span,
        line,
        day,
        days: daysBetween(day, to) + 1,
        continuesBefore: span.from < first,
        continuesAfter: span.to > last,
      };
    }),
  );
}

/** How many events each day of a range has; periods do not count. */
export function countsByDay(spans: readonly EventSpan[], from: string, to: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const span of spansWithin(spans, from, to)) {
    if (span.isPeriod) continue;
    if (span.event.provisional) {
      // One game, whichever day it gets.
      const day = span.event.start;
      if (from <= day && day <= to) counts.set(day, (counts.get(day) ?? 0) + 1);
      continue;
    }
    const last = span.to < to ? span.to : to;
    for (let day = span.from > from ? span.from : from; day <= last; day = addDays(day, 1)) {
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  }
  return counts;
}
