/** The layout of a month's events in its grid: weeks, days in the visitor's zone, bars in lanes, what is left out. */
import { addDays, daysBetween } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { inListOrder } from '../../catalog/event/list-order.ts';
import { openRound } from '../../catalog/event/open-round.ts';
import type { WeekStart } from '../time/preferences.ts';
import { paperLines } from './paper-lines.ts';

/** Lines of a cell for events on a screen, below the periods and above "+N more". */
const LINES = 3;
/** Periods have lines of their own, so that they never push a game out. */
const PERIOD_LINES = 2;

/** An event and its days, both inclusive. */
export interface EventSpan {
  event: SportsEvent;
  from: string;
  to: string;
  /** A period (a season, a week of games) rather than something to attend. */
  isPeriod: boolean;
}

/** An event's bar within one week. */
export interface Bar {
  event: SportsEvent;
  isPeriod: boolean;
  /** The line of the cell, from 0. */
  line: number;
  days: number;
  continuesBefore: boolean;
  continuesAfter: boolean;
}

export interface DayCell {
  day: string;
  /** The month's own day, not one of its neighbours that fills up the week. */
  isInMonth: boolean;
  /** Everything to attend on this day, in order. */
  events: SportsEvent[];
  periods: SportsEvent[];
  /** The bars that begin in this cell. */
  bars: Bar[];
  entries: { event: SportsEvent; line: number }[];
  /** What has no line. */
  rest: SportsEvent[];
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

/** What to say about dates that may still move. */
export function openDatesText({ sure, provisional }: SportsEvent): string | undefined {
  if (provisional) return 'dates TBC';
  return sure === 'estimated' ? 'dates estimated' : undefined;
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

export function monthLayout(spans: readonly EventSpan[], month: string, weekStart: WeekStart): DayCell[][] {
  return layoutOf(spans, weeksOfMonth(month, weekStart), month, () => LINES);
}

/** The same for paper: from the week of a day on, with as many lines as the sheet has room for, some of them for the rest. */
export function paperLayout(
  spans: readonly EventSpan[],
  month: string,
  weekStart: WeekStart,
  { from, restLines }: { from: string; restLines: number },
): DayCell[][] {
  const weeks = weeksOfMonth(month, weekStart).filter((days) => (days.at(-1) ?? '') >= from);
  const ahead = spans.filter(({ to }) => to >= from);
  return layoutOf(ahead, weeks, month, (periodLines) => paperLines(weeks.length) - periodLines - restLines);
}

/** The lines for events below those of the periods. */
type LinesBelow = (periodLines: number) => number;

function layoutOf(
  spans: readonly EventSpan[],
  weeks: readonly string[][],
  month: string,
  linesBelow: LinesBelow,
): DayCell[][] {
  const shown = spansWithin(spans, weeks[0]?.[0] ?? '', weeks.at(-1)?.at(-1) ?? '');
  const said = new Set(wholeMonthPeriods(shown, month));
  return weeks.map((days) => weekLayout(shown, said, days, month, linesBelow));
}

function weekLayout(
  spans: readonly EventSpan[],
  said: ReadonlySet<EventSpan>,
  days: readonly string[],
  month: string,
  linesBelow: LinesBelow,
): DayCell[] {
  const first = days[0] ?? '';
  const last = days.at(-1) ?? '';
  const here = spansWithin(spans, first, last);
  const frameLanes = lanesOf(here.filter((span) => span.isPeriod && !said.has(span)));
  const barLanes = lanesOf(here.filter((span) => !span.isPeriod && span.from !== span.to));
  const frameLines = Math.min(PERIOD_LINES, 1 + Math.max(-1, ...frameLanes.values()));
  const lines = linesBelow(frameLines);
  const barOf = (span: EventSpan, line: number): Bar => {
    const from = span.from < first ? first : span.from;
    const to = span.to > last ? last : span.to;
    return {
      event: span.event,
      isPeriod: span.isPeriod,
      line,
      days: daysBetween(from, to) + 1,
      continuesBefore: span.from < first,
      continuesAfter: span.to > last,
    };
  };

  return days.map((day) => {
    const onDay = spansWithin(here, day, day);
    const bars: Bar[] = [];
    const taken = new Set<number>();
    const rest: SportsEvent[] = [];
    for (const span of onDay) {
      const lane = frameLanes.get(span) ?? barLanes.get(span);
      if (lane === undefined) continue;
      if (lane >= (span.isPeriod ? PERIOD_LINES : lines)) {
        rest.push(span.event);
        continue;
      }
      const line = span.isPeriod ? lane : frameLines + lane;
      taken.add(line);
      if (span.from === day || day === first) bars.push(barOf(span, line));
    }
    const entries: DayCell['entries'] = [];
    let line = frameLines;
    for (const span of onDay) {
      if (span.isPeriod || barLanes.has(span)) continue;
      while (taken.has(line)) line += 1;
      if (line < frameLines + lines) entries.push({ event: span.event, line });
      else rest.push(span.event);
      line += 1;
    }
    return {
      day,
      isInMonth: monthOf(day) === month,
      events: onDay.filter((span) => !span.isPeriod).map(({ event }) => event),
      periods: onDay.filter((span) => span.isPeriod).map(({ event }) => event),
      bars,
      entries,
      rest,
      moreLine: frameLines + lines,
    };
  });
}

/** The first free lane for each span; they come in order, so a lane is free once its last span has ended. */
function lanesOf(spans: readonly EventSpan[]): Map<EventSpan, number> {
  const ends: string[] = [];
  const lanes = new Map<EventSpan, number>();
  for (const span of spans) {
    const free = ends.findIndex((end) => end < span.from);
    const lane = free === -1 ? ends.length : free;
    ends[lane] = span.to;
    lanes.set(span, lane);
  }
  return lanes;
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
