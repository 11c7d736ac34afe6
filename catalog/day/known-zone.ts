/** A time zone that this device supports: some come without zone data, or with old data. */
import { memoize } from '../util/memoize.ts';

/** The zone itself, or UTC if the device does not know it. */
export function knownZone(timeZone: string | undefined): string {
  return timeZone && isKnownZone(timeZone) ? timeZone : 'UTC';
}

export const isKnownZone = memoize((timeZone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
});
