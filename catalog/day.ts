/** Days and instants: the only place that knows how the two are written and compared. */

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/;
const MS_PER_DAY = 86_400_000;

/** The zone whose midnight stands for an all-day date in the published form (SPEC.md section 9). */
const PUBLISHING_ZONE = 'America/Chicago';

/**
 * True for a day that exists: `2026-02-29` is not one. Nor are those of the first and the last year of four digits:
 * counting on from them leads to years that are written otherwise, and to weeks that never end.
 */
export function isDay(text: string): boolean {
  return DAY.test(text) && isRealDay(text) && !text.startsWith('0000') && !text.startsWith('9999');
}

/** True for a UTC instant that exists, written to the second. */
export function isInstant(text: string): boolean {
  // Written back it must be the same: 24:00:00 is the next day, February 30 the next month.
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
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** Whole days from the first day to the second; negative if the second is earlier. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / MS_PER_DAY);
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The calendar day that an instant falls on in a zone. */
export function dayInZone(instant: string | number | Date, timeZone: string): string {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
    dayFormats.set(timeZone, format);
  }
  return format.format(new Date(instant));
}

/** Formatting is slow, and a page asks for the days of the same 2,500 starts with every change of a filter. */
const listedDays = new Map<string, Map<string, string>>();

/** The day that a start or end is listed under: a plain day stays itself in every zone. */
export function listedDay(startOrEnd: string, timeZone: string): string {
  if (!isTimed(startOrEnd)) return startOrEnd;
  let days = listedDays.get(timeZone);
  if (!days) {
    days = new Map();
    listedDays.set(timeZone, days);
  }
  let day = days.get(startOrEnd);
  if (day === undefined) {
    day = dayInZone(startOrEnd, timeZone);
    days.set(startOrEnd, day);
  }
  return day;
}

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
