/** The zone and the clock that the browser and the system it runs on are set to. */
import { knownZone } from '../../catalog/known-zone.ts';
import type { Clock } from './format.ts';

export function browserClock(): Clock {
  const { timeZone, hour12 } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return { timeZone: knownZone(timeZone), hour12: hour12 ?? true };
}
