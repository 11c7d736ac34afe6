/** Dates and times as the site writes them. */
import { addDays, daysBetween, isTimed, listedDay } from '../../catalog/day.ts';
import { knownZone } from '../../catalog/known-zone.ts';
import type { Status } from '../../catalog/status.ts';
import type { Visitor } from './visitor.tsx';

/** What of a visitor decides how a time is written. */
export type Clock = Pick<Visitor, 'timeZone' | 'hour12'>;

const LOCALE = 'en-GB';
const CLOCK_LOCALE = 'en-US';

const formats = new Map<string, Intl.DateTimeFormat>();

function formatWith(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = `${locale}|${timeZone}|${JSON.stringify(options)}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, { ...options, timeZone: knownZone(timeZone) });
    formats.set(key, format);
  }
  return format;
}

/** Plain days are formatted in UTC, where they are written, so that no zone can shift them. */
function formatDay(day: string, options: Intl.DateTimeFormatOptions): string {
  // British English writes Sept; three letters line up with the other months.
  return formatWith(LOCALE, 'UTC', options)
    .format(Date.parse(`${day}T00:00:00Z`))
    .replace('Sept ', 'Sep ')
    .replace(/Sept$/, 'Sep');
}

/** 8:15 PM, or 20:15 on a clock of 24 hours */
export function timeText(instant: string, { timeZone, hour12 }: Clock): string {
  const options = hour12
    ? ({ hour: 'numeric', minute: '2-digit', hour12: true } as const)
    : ({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const);
  // Some engines put a narrow no-break space before AM and PM, some a plain one: one of them for all.
  return formatWith(CLOCK_LOCALE, timeZone, options).format(Date.parse(instant)).replace(/\s/g, '\u00a0');
}

/** Sunday 15 November; with the year where it is not this one. */
export function longDay(day: string, today: string): string {
  const year = day.slice(0, 4) === today.slice(0, 4) ? {} : ({ year: 'numeric' } as const);
  return formatDay(day, { weekday: 'long', day: 'numeric', month: 'long', ...year }).replace(',', '');
}

/** Sun 15 Nov */
export function shortDay(day: string): string {
  return formatDay(day, { weekday: 'short', day: 'numeric', month: 'short' }).replace(',', '');
}

/** Sun, or Sunday */
export function weekdayText(day: string, weekday: 'short' | 'long'): string {
  return formatDay(day, { weekday });
}

/** 15 Nov 2026 */
export function dayWithYear(day: string): string {
  return formatDay(day, { day: 'numeric', month: 'short', year: 'numeric' });
}

/** November 2026, from 2026-11 or any day in it. */
export function monthText(month: string): string {
  return formatDay(`${month.slice(0, 7)}-01`, { month: 'long', year: 'numeric' });
}

/** 15 Nov, 15–18 Nov, 29 Jan – 1 Feb, 28 Dec 2026 – 3 Jan 2027; given today, with a year that is not this one. */
export function dayRange(from: string, to: string, today = from): string {
  if (from.slice(0, 4) !== to.slice(0, 4)) return `${dayWithYear(from)} – ${dayWithYear(to)}`;
  const dayAndMonth = (day: string) => formatDay(day, { day: 'numeric', month: 'short' });
  const last = from.slice(0, 4) === today.slice(0, 4) ? dayAndMonth(to) : dayWithYear(to);
  if (from === to) return last;
  return from.slice(0, 7) === to.slice(0, 7)
    ? `${Number(from.slice(8))}–${last}`
    : `${dayAndMonth(from)} – ${last}`;
}

/** Weekend of 21 Nov, Week of 3 Feb: all that is known about a provisional day; with a year that is not this one. */
export function roundText(day: string, today: string): string {
  const weekday = new Date(day).getUTCDay();
  // From Friday to Monday; a weekend is named after its Saturday.
  const toSaturday = { 5: 1, 6: 0, 0: -1, 1: -2 }[weekday];
  if (toSaturday === undefined) return `Week of ${dayRange(day, day, today)}`;
  const saturday = addDays(day, toSaturday);
  return `Weekend of ${dayRange(saturday, saturday, today)}`;
}

/** What to say in place of a time that is not known. */
export function noTimeText({ provisional }: { provisional?: true }, status: Status): string {
  if (status === 'unconfirmed') return 'Not confirmed';
  if (status === 'finished') return 'Time unknown';
  return provisional ? 'Date TBC' : 'Time TBC';
}

/**
 * When an event is, in one short text: `Sun 15 Nov, 8:15 PM`, `Sun 15 Nov`, `15–18 Nov` or `Weekend of 21 Nov · date
 * TBC`, with a year that is not this one.
 */
export function whenText(
  event: { start: string; end: string | null; provisional?: true },
  visitor: Pick<Visitor, 'timeZone' | 'hour12' | 'today'>,
): string {
  const { timeZone, today } = visitor;
  if (event.provisional) {
    return `${roundText(event.start, today)}${event.start < today ? '' : '\u00a0· date TBC'}`;
  }
  const from = listedDay(event.start, timeZone);
  const to = listedDay(event.end ?? event.start, timeZone);
  if (from !== to) return dayRange(from, to, today);
  const day =
    from.slice(0, 4) === today.slice(0, 4) ? shortDay(from) : `${shortDay(from)} ${from.slice(0, 4)}`;
  return isTimed(event.start) ? `${day}, ${timeText(event.start, visitor)}` : day;
}

/** New York, Kathmandu, UTC */
export function zonePlace(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}

/** New York (EST), Kathmandu (GMT+5:45), UTC */
export function zoneText(requested: string, at: number): string {
  // The zone that the times are really in.
  const timeZone = knownZone(requested);
  const place = zonePlace(timeZone);
  const short = formatWith(CLOCK_LOCALE, timeZone, { timeZoneName: 'short' })
    .formatToParts(at)
    .find((part) => part.type === 'timeZoneName')?.value;
  return short && short !== place ? `${place} (${short})` : place;
}

/** A game may move by as many days from the default day of its round. */
const PROVISIONAL_DAYS = 3;

/** How long it is until an event: "in 1 h 50 min" on the day, "in 4 days" before; empty where a day is too open. */
export function untilText(
  { start, provisional }: { start: string; provisional?: true },
  { now, today, timeZone }: Pick<Visitor, 'now' | 'today' | 'timeZone'>,
): string {
  const minutes = Math.round((Date.parse(start) - now) / 60_000);
  if (isTimed(start) && minutes < 24 * 60) return minutes < 1 ? 'now' : `in\u00a0${hoursText(minutes)}`;
  const days = daysBetween(today, listedDay(start, timeZone));
  if (provisional) return days > PROVISIONAL_DAYS ? `in about ${days} days` : '';
  if (days <= 0) return 'today';
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}

/** 1 h 50 min, 10 h, 5 min; never wrapped, or the hours would look like all of it. */
function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 && `${hours}\u00a0h`, rest > 0 && `${rest}\u00a0min`].filter(Boolean).join('\u00a0');
}
