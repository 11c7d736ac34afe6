/** A zone that this machine can reckon with: some devices come without the data of zones, or with old ones. */
import { memoize } from './memoize.ts';

/** The zone itself, or UTC where nothing is known of it. */
export function knownZone(timeZone: string | undefined): string {
  return timeZone && isKnown(timeZone) ? timeZone : 'UTC';
}

const isKnown = memoize((timeZone: string) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
});
