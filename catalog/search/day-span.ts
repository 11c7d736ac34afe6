/** The instants at which a day begins and ends in a zone: 23 or 25 hours where the clocks change. */
import { addDays, dayInZone } from '../day.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** No zone is further ahead of UTC, and none further behind. */
const FURTHEST = 15 * HOUR;

/** From the first instant of the day to the first one of the next. */
export function daySpan(day: string, timeZone: string): [from: number, to: number] {
  return [beginning(day, timeZone), beginning(addDays(day, 1), timeZone)];
}

function beginning(day: string, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The first minute that is not before the day, by halving.
  let before = (midnight - FURTHEST) / MINUTE;
  let notBefore = (midnight + FURTHEST) / MINUTE;
  while (notBefore - before > 1) {
    const middle = Math.floor((before + notBefore) / 2);
    if (dayInZone(middle * MINUTE, timeZone) < day) before = middle;
    else notBefore = middle;
  }
  return notBefore * MINUTE;
}
