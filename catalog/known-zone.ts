/** A zone that this machine can reckon with: some devices come without the data of zones, or with old ones. */
const known = new Map<string, string>();

/** The zone itself, or UTC where nothing is known of it. */
export function knownZone(timeZone: string | undefined): string {
  if (!timeZone) return 'UTC';
  let zone = known.get(timeZone);
  if (zone === undefined) {
    zone = isKnown(timeZone) ? timeZone : 'UTC';
    known.set(timeZone, zone);
  }
  return zone;
}

function isKnown(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
}
