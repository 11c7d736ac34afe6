/** The days that people plan by, as data/holidays.json has them, and when they are in a year. */
import { addDays, isDay, listedDay } from '../day/day.ts';
import type { League } from '../season/league.ts';
import { type EventPattern, isMeant } from './event-pattern.ts';

/** Months count from 1, weekdays from Sunday, 0. */
export type HolidayRule = (
  | { type: 'fixed'; month: number; day: number }
  /** `n` is -1 for the last one of the month. */
  | { type: 'nth-weekday'; month: number; weekday: number; n: number }
  | { type: 'weekday-on-or-before'; month: number; day: number; weekday: number }
  | { type: 'easter' }
  | ({ type: 'event' } & EventPattern)
) & {
  /** Moves the day. */
  offset?: number;
  /** How many days it lasts, if not one. */
  days?: number;
};

export interface Holiday {
  name: string;
  aliases?: string[];
  /** Codes of the countries that have it. */
  countries: string[];
  rule: HolidayRule;
}

/** First and last day, both inclusive; undefined in a year that does not have it, or whose event is not known. */
export function holidayDays(
  { rule }: Holiday,
  year: number,
  leagues: readonly League[],
): { from: string; to: string } | undefined {
  const day = dayOfRule(rule, year, leagues);
  if (day === undefined || !isDay(day)) return undefined;
  const from = addDays(day, rule.offset ?? 0);
  return { from, to: addDays(from, (rule.days ?? 1) - 1) };
}

function dayOfRule(rule: HolidayRule, year: number, leagues: readonly League[]): string | undefined {
  switch (rule.type) {
    case 'fixed':
      return dayText(year, rule.month, rule.day);
    case 'nth-weekday':
      return nthWeekday(year, rule.month, rule.weekday, rule.n);
    case 'weekday-on-or-before':
      return weekdayOnOrBefore(dayText(year, rule.month, rule.day), rule.weekday);
    case 'easter':
      return easterSunday(year);
    case 'event':
      return dayOfEvent(rule, year, leagues);
  }
}

function dayText(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function weekdayOnOrBefore(day: string, weekday: number): string {
  const own = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((own - weekday + 7) % 7));
}

function nthWeekday(year: number, month: number, weekday: number, n: number): string | undefined {
  const endOfMonth = new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
  if (n === -1) return weekdayOnOrBefore(endOfMonth, weekday);
  const day = addDays(weekdayOnOrBefore(dayText(year, month, 7), weekday), (n - 1) * 7);
  return day <= endOfMonth ? day : undefined;
}

/** The Gregorian calendar's rule, in the form of Meeus, Jones and Butcher. */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const moonShift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - moonShift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const count = epact + weekday - 7 * late + 114;
  return dayText(year, Math.floor(count / 31), (count % 31) + 1);
}

function dayOfEvent(pattern: EventPattern, year: number, leagues: readonly League[]): string | undefined {
  return leagues
    .filter(({ slug }) => slug === pattern.league)
    .flatMap(({ seasons }) => seasons)
    .flatMap(({ timeZone, events }) =>
      events.filter((event) => isMeant(pattern, event)).map(({ start }) => listedDay(start, timeZone)),
    )
    .find((day) => day.startsWith(`${year}-`));
}
