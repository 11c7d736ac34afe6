/** The zone and the clock that the browser and the system it runs on are set to. */
import type { Clock } from './format.ts';

export function browserClock(): Clock {
  const { timeZone, hour12 } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return { timeZone: timeZone || 'UTC', hour12: hour12 ?? true };
}
