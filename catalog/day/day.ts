/** Days and instants: the only place that knows how the two are written and compared. */

import { memoize } from '../util/memoize.ts';
import { knownZone } from './known-zone.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
export const MS_PER_DAY = 86_400_000;

/** A clock and the zone in which it is read: the visitor's, or those of a build. */
export interface Moment {
  now: number;
  timeZone: string;
}

/** The zone whose midnight represents an all-day date in published files (docs/specification.md, Constants). */
const PUBLISHING_ZONE = 'America/Chicago';

/**
 * True for a day that exists: `2026-02-29` is not one. Days in the years 0000 and 9999 are rejected too: adding to
 * them leads to years that are not written with four digits.
 */
export function isDay(text: string): boolean {
  return DAY.test(text) && isRealDay(text) && !text.startsWith('0000') && !text.startsWith('9999');
}

/** True for a UTC instant that exists, written to the second. */
export function isInstant(text: string): boolean {
  // Formatting it again must give the same text: 24:00:00 is the next day, February 30 the next month.
  const time = INSTANT.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString() === text.replace('Z', '.000Z');
}

function isRealDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
}

/** Whether a start carries a real time of day: decided by how it is written, never by its value (00:00Z is real). */
export function isTimed(start: string): boolean {
  return start.length > 10;
}

export function addDays(day: string, days: number): string {
  return dayOf(numberOf(day) + days);
}

/** Whole days from the first day to the second; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return numberOf(to) - numberOf(from);
}

/** Parsing and formatting days is slow, and thousands of marks and events share the days of a few years. */
const numberOf = memoize((day: string) => Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY);
const dayOf = memoize((number: number) => new Date(number * MS_PER_DAY).toISOString().slice(0, 10));

const clockOf = memoize(
  (timeZone: string) =>
    new Intl.DateTimeFormat('en', {
      timeZone: knownZone(timeZone),
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      hourCycle: 'h23',
    }),
);

/** What calendar and clock show at an instant in a zone: `2026-11-15T19:30:00`. */
export function clockInZone(instant: string | number | Date, timeZone: string): string {
  // By its parts: no locale writes a date in the same order in every browser.
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const [year, month, day] = [parts.get('year'), parts.get('month'), parts.get('day')];
  return `${year}-${month}-${day}T${parts.get('hour')}:${parts.get('minute')}:${parts.get('second')}`;
}

/** The calendar day that an instant falls on in a zone. */
export function dayInZone(instant: string | number | Date, timeZone: string): string {
  return clockInZone(instant, timeZone).slice(0, 10);
}

/** The day that a start or end is listed under: a plain day stays itself in every zone. */
export function listedDay(startOrEnd: string, timeZone: string): string {
  return isTimed(startOrEnd) ? daysIn(timeZone)(startOrEnd) : startOrEnd;
}

/**
 * The days of starts in a zone. Formatting is slow, and clocks change twice a year: a month whose ends have the same
 * offset has it throughout, and in other months a day.
 */
const daysIn = memoize((timeZone: string) => {
  const offsetOn = memoize((day: string) => {
    const midnight = `${day}T00:00:00Z`;
    return Date.parse(`${clockInZone(midnight, timeZone)}Z`) - Date.parse(midnight);
  });
  /** Undefined where clocks change between the midnights of two days. */
  const offsetBetween = (from: string, to: string) => {
    const offset = offsetOn(from);
    return offset === offsetOn(to) ? offset : undefined;
  };
  const offsetIn = memoize((month: string) => offsetBetween(`${month}-01`, addDays(`${month}-01`, 31)));
  return memoize((start: string) => {
    const day = start.slice(0, 10);
    const offset = offsetIn(day.slice(0, 7)) ?? offsetBetween(day, addDays(day, 1));
    if (offset === undefined) return dayInZone(start, timeZone);
    return new Date(Date.parse(start) + offset).toISOString().slice(0, 10);
  });
});

/** An all-day date in the published form: midnight in Chicago, so 05:00 or 06:00 UTC. */
export function publishedMidnight(day: string): string {
  for (const hour of ['05', '06']) {
    const candidate = `${day}T${hour}:00:00Z`;
    const isMidnight =
      dayInZone(candidate, PUBLISHING_ZONE) === day &&
      dayInZone(Date.parse(candidate) - 1000, PUBLISHING_ZONE) !== day;
    if (isMidnight) return candidate;
  }
  throw new Error(`No midnight in ${PUBLISHING_ZONE} at 05:00 or 06:00 UTC on ${day}`);
}
