/** Events in weeks over all leagues, which the home and calendar pages load. */
import { addDays, dayInZone, daysBetween } from '../day/day.ts';
import type { SportsEvent } from './event.ts';

/** A Monday, so that day arithmetic gives weeks that begin on Mondays. */
const FIRST_MONDAY = '2020-01-06';

/** The Monday (UTC) of the week that a day belongs to; it names the week. */
export function weekOf(day: string): string {
  const days = daysBetween(FIRST_MONDAY, day);
  return addDays(FIRST_MONDAY, Math.floor(days / 7) * 7);
}

/** The weeks that hold everything that a zone lists under today and the days after it, `days` in all. */
export function weeksFrom(now: number, days: number, timeZone: string): string[] {
  return weeksOver(dayInZone(now, timeZone), days, timeZone);
}

/** The weeks that hold everything that a zone lists under a day and those after it, `days` in all. */
export function weeksOver(day: string, days: number, timeZone: string): string[] {
  const { from, to } = utcDaysOver(day, days, timeZone);
  const weeks: string[] = [];
  for (let week = weekOf(from); week <= to; week = addDays(week, 7)) weeks.push(week);
  return weeks;
}

/** The first and the last day in UTC, where lists are cut, of what a zone lists under these days. */
export function utcDaysOver(day: string, days: number, timeZone: string): { from: string; to: string } {
  // A day in the east begins on the UTC day before it, one in the west ends on the day after.
  const isWest = dayInZone(`${day}T00:00:00Z`, timeZone) < day;
  return { from: isWest ? day : addDays(day, -1), to: addDays(day, days) };
}

/** Events by the weeks that they touch: one that spans several weeks is in each of them. */
export function eventsByWeek(events: readonly SportsEvent[]): Map<string, SportsEvent[]> {
  const weeks = new Map<string, SportsEvent[]>();
  for (const event of events) {
    const last = weekOf((event.end ?? event.start).slice(0, 10));
    for (let week = weekOf(event.start.slice(0, 10)); week <= last; week = addDays(week, 7)) {
      const list = weeks.get(week);
      if (list) list.push(event);
      else weeks.set(week, [event]);
    }
  }
  return weeks;
}

/** Sorts events of several leagues: a plain day before the instants of that day, then by league and name. */
export function compareAcrossLeagues(a: SportsEvent, b: SportsEvent): number {
  if (a.start !== b.start) return a.start < b.start ? -1 : 1;
  return a.id < b.id ? -1 : 1;
}
