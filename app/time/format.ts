/** Dates and times as the site writes them. */
import { clockInZone, isTimed, listedDay } from '../../catalog/day/day.ts';
import { knownZone } from '../../catalog/day/known-zone.ts';
import { offsetIn } from '../../catalog/day/zone-offset.ts';
import { roundOf } from '../../catalog/event/open-round.ts';
import type { Status } from '../../catalog/event/status.ts';
import type { DateOrder } from './preferences.ts';
import { type Dated, type TimeFacts, timeFacts } from './time-facts.ts';
import { type Now, writeUntil } from './until-text.ts';

/** What of a visitor decides how a time is written. */
export interface Clock {
  timeZone: string;
  hour12: boolean;
}

/** What of a visitor decides how a day is written. */
export interface DateStyle {
  dateOrder: DateOrder;
}

/** The day of now in the visitor's zone. */
interface Today {
  today: string;
}

/** For what is written without a visitor: with a month in words, nobody mistakes it. */
export const NEUTRAL: DateStyle = { dateOrder: 'day' };

/** The interface is in English; only the order and the clock follow the visitor's region. */
const LANGUAGE = 'en-US';

// Not of Intl, whose first use takes a slow phone longer than all the rest that happens before the first paint.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

type NameLength = 'short' | 'long';

const shortened = (name: string | undefined, length: NameLength) =>
  (length === 'long' ? name : name?.slice(0, 3)) ?? '';

const monthName = (day: string, length: NameLength) => shortened(MONTHS[Number(day.slice(5, 7)) - 1], length);

interface Parts {
  weekday?: NameLength;
  month: NameLength;
  hasYear?: boolean;
}

/**
 * A day in the visitor's order, put together here: what Intl writes for a region differs between versions, and the
 * server and the browser must agree.
 *
 * - day first: Sun 15 Nov 2026
 * - month first: Sun, Nov 15, 2026
 * - year first: Sun, 2026 Nov 15
 */
function dayText(day: string, { weekday, month, hasYear = false }: Parts, { dateOrder }: DateStyle): string {
  const name = monthName(day, month);
  const date = withYear(
    dateOrder === 'day' ? `${dayNumber(day)} ${name}` : `${name} ${dayNumber(day)}`,
    hasYear ? day.slice(0, 4) : '',
    dateOrder,
  );
  if (!weekday) return date;
  return `${weekdayText(day, weekday)}${dateOrder === 'day' ? ' ' : ', '}${date}`;
}

export const dayNumber = (day: string) => Number(day.slice(8, 10));

function withYear(date: string, year: string, dateOrder: DateOrder): string {
  if (year === '') return date;
  if (dateOrder === 'year') return `${year} ${date}`;
  return `${date}${dateOrder === 'month' ? ', ' : ' '}${year}`;
}

/** 8:15 PM, or 20:15 on a clock of 24 hours */
export function timeText(instant: string, { timeZone, hour12 }: Clock): string {
  const time = clockInZone(instant, timeZone).slice(11, 16);
  if (!hour12) return time;
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)}\u00a0${hour < 12 ? 'AM' : 'PM'}`;
}

/** Sunday 15 November; with the year where it is not this one. */
export function longDay(day: string, visitor: DateStyle & Today): string {
  const hasYear = day.slice(0, 4) !== visitor.today.slice(0, 4);
  return dayText(day, { weekday: 'long', month: 'long', hasYear }, visitor);
}

/** Sun 15 Nov */
export function shortDay(day: string, style: DateStyle): string {
  return dayText(day, { weekday: 'short', month: 'short' }, style);
}

/** Sun, or Sunday */
export function weekdayText(day: string, length: NameLength): string {
  return shortened(WEEKDAYS[new Date(day).getUTCDay()], length);
}

/** 15 Nov 2026 */
export function dayWithYear(day: string, style: DateStyle): string {
  return dayText(day, { month: 'short', hasYear: true }, style);
}

/** November 2026, from 2026-11 or any day in it: the same in every region, as there is nothing to mistake. */
export function monthText(month: string): string {
  return `${monthName(month, 'long')} ${month.slice(0, 4)}`;
}

/** 15 Nov, 15–18 Nov, 29 Jan – 1 Feb, 28 Dec 2026 – 3 Jan 2027; given today, with a year that is not this one. */
export function dayRange(from: string, to: string, { dateOrder }: DateStyle, today = from): string {
  const [year, lastYear] = [from.slice(0, 4), to.slice(0, 4)];
  if (year !== lastYear) return `${dayWithYear(from, { dateOrder })} – ${dayWithYear(to, { dateOrder })}`;
  const day = (of: string) => dayText(of, { month: 'short' }, { dateOrder });
  let range = day(from);
  if (from.slice(0, 7) !== to.slice(0, 7)) range = `${day(from)} – ${day(to)}`;
  else if (from !== to)
    range = dateOrder === 'day' ? `${dayNumber(from)}–${day(to)}` : `${day(from)}–${dayNumber(to)}`;
  return withYear(range, year === today.slice(0, 4) ? '' : year, dateOrder);
}

/** Weekend of 21 Nov, Midweek, 3 Feb: all that is known about a provisional day; with a year that is not this one. */
export function roundText(start: string, visitor: DateStyle & Today): string {
  const { day, isWeekend } = roundOf(start);
  const name = dayRange(day, day, visitor, visitor.today);
  return isWeekend ? `Weekend of ${name}` : `Midweek, ${name}`;
}

/** What to say in place of a time that is not known. */
export function noTimeText({ provisional }: { provisional?: true }, status: Status): string {
  if (status === 'unconfirmed') return 'Not confirmed';
  if (status === 'finished') return 'Time unknown';
  return provisional ? 'Date TBC' : 'Time TBC';
}

/** What of a visitor decides how a date with its time is written. */
export type Reader = Clock & DateStyle & Today;

/**
 * When an event is, in one short text: `Sun 15 Nov, 8:15 PM`, `Sun 15 Nov`, `15–18 Nov` or `Weekend of 21 Nov · date
 * TBC`, with a year that is not this one.
 */
export function whenText(of: Dated, visitor: Reader): string {
  return writeWhen(timeFacts(of), visitor);
}

export function writeWhen({ start, end, isOpen }: TimeFacts, visitor: Reader): string {
  const { timeZone, today } = visitor;
  if (isOpen) return `${roundText(start, visitor)}${end < today ? '' : '\u00a0· date TBC'}`;
  const from = listedDay(start, timeZone);
  const to = listedDay(end, timeZone);
  if (from !== to) return dayRange(from, to, visitor, today);
  const hasYear = from.slice(0, 4) !== today.slice(0, 4);
  const day = dayText(from, { weekday: 'short', month: 'short', hasYear }, visitor);
  return isTimed(start) ? withTime(day, timeText(start, visitor), visitor) : day;
}

/** Sun 15 Nov, 18:00; after a comma in the date, Sun, Nov 15 · 6:00 PM */
function withTime(day: string, time: string, { dateOrder }: DateStyle): string {
  return `${day}${dateOrder === 'day' ? ', ' : ' · '}${time}`;
}

/** New York, Kathmandu, UTC */
export function zonePlace(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** GMT+5:30, GMT-3, GMT */
export function offsetText(timeZone: string, at: number): string {
  const minutes = offsetIn(timeZone, at) / 60_000;
  if (minutes === 0) return 'GMT';
  const rest = Math.abs(minutes % 60);
  const hours = `${minutes < 0 ? '-' : '+'}${Math.trunc(Math.abs(minutes) / 60)}`;
  return `GMT${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
}

/** New York (EST), Kathmandu (GMT+5:45), UTC */
export function zoneText(requested: string, at: number): string {
  // The zone that the times are really in.
  const timeZone = knownZone(requested);
  const place = zonePlace(timeZone);
  const short = new Intl.DateTimeFormat(LANGUAGE, { timeZone, timeZoneName: 'short' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value;
  return short && short !== place ? `${place} (${short})` : place;
}

/** "in 1 h 50 min" on the day, "in 4 days" before; empty once it has begun, and where a day is too open. */
export function untilText(of: Dated, visitor: Now): string {
  return writeUntil(timeFacts(of), visitor);
}
