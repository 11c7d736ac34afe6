/** The instants at which a day begins and ends in a zone: 23 or 25 hours where the clocks change. */

import { memoize } from '../util/memoize.ts';
import { addDays, clockInZone } from './day.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** No zone is further ahead of UTC, and none further behind. */
const FURTHEST = 15 * HOUR;

/** From the first instant of the day to the first one of the next. */
export function daySpan(day: string, timeZone: string): [from: number, to: number] {
  return [beginning(day, timeZone), beginning(addDays(day, 1), timeZone)];
}

/** From Europe, tonight's games of America begin after midnight: a night belongs to the evening before it. */
const NIGHT_ENDS = '06:00:00';

/** Until when "tonight" goes on, and everything that is part of a day. */
export function nightEnd(day: string, timeZone: string): number {
  return firstAt(`${addDays(day, 1)}T${NIGHT_ENDS} ${timeZone}`);
}

function beginning(day: string, timeZone: string): number {
  return firstAt(`${day}T00:00:00 ${timeZone}`);
}

/** The first minute at which clocks of a zone show this or more: `2026-11-15T06:00:00 Europe/Berlin`. */
const firstAt = memoize((clockAndZone: string) => {
  const [clock = '', timeZone = ''] = clockAndZone.split(' ');
  const asUtc = Date.parse(`${clock}Z`);
  // By halving.
  let before = (asUtc - FURTHEST) / MINUTE;
  let notBefore = (asUtc + FURTHEST) / MINUTE;
  while (notBefore - before > 1) {
    const middle = Math.floor((before + notBefore) / 2);
    if (clockInZone(middle * MINUTE, timeZone) < clock) before = middle;
    else notBefore = middle;
  }
  return notBefore * MINUTE;
});
