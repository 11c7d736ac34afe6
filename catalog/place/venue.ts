/** A location in its two parts. */

export interface VenueAndCity {
  /** Undefined where only a place is known. */
  venue?: string;
  /** Or another place, if only that is known: `Italy`. */
  city: string;
}

/** "Stadium (City)", or the name of a place. */
export function venueAndCity(location: string): VenueAndCity {
  const [, venue, city] = /^(.+) \(([^()]+)\)$/.exec(location) ?? [];
  return venue === undefined || city === undefined ? { city: location } : { venue, city };
}
