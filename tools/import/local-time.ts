/** From a clock on the wall to an instant: the days on which clocks are changed included. */
import { clockInZone, MS_PER_DAY } from '../../catalog/day/day.ts';
import { isKnownZone } from '../../catalog/day/known-zone.ts';
import { ImportError } from './import-error.ts';

const MINUTE = 60_000;
/** Offsets such as "+02:00" are accepted by newer engines only, and are no zone. */
export function isZone(zone: string): boolean {
  return /^[A-Za-z]/.test(zone) && isKnownZone(zone);
}

/** The wall clock of a zone at an instant, as milliseconds of the same reading in UTC. */
function wallClock(time: number, zone: string): number {
  return Date.parse(`${clockInZone(time, zone)}Z`);
}

export function toInstant(time: number): string {
  return `${new Date(time).toISOString().slice(0, 19)}Z`;
}

/** A local reading as UTC; `isAmbiguous` when clocks went back and showed it twice, and the first is taken. */
export function localToInstant(
  day: string,
  clock: string,
  zone: string,
  line?: number,
): { instant: string; isAmbiguous: boolean } {
  const reading = Date.parse(`${day}T${clock.length === 5 ? `${clock}:00` : clock}Z`);
  // The offsets of the day before and after are all that can hold at that time.
  const offsets = [-MS_PER_DAY, MS_PER_DAY].map((away) => wallClock(reading + away, zone) - (reading + away));
  const found = [...new Set(offsets.map((offset) => reading - offset))]
    .filter((time) => wallClock(time, zone) === reading)
    .sort((a, b) => a - b);
  const [first] = found;
  if (first === undefined) {
    throw new ImportError(`${day} ${clock} does not exist in ${zone}: clocks go forward`, line);
  }
  return { instant: toInstant(first), isAmbiguous: found.length > 1 };
}

/** A local reading with its offset from UTC in minutes. */
export function offsetToInstant(day: string, clock: string, offsetMinutes: number): string {
  return toInstant(
    Date.parse(`${day}T${clock.length === 5 ? `${clock}:00` : clock}Z`) - offsetMinutes * MINUTE,
  );
}
