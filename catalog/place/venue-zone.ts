/**
 * In which time zone an event takes place, as data/venue-zones.json knows it: that of its city, else that of the home
 * side's country. Where both are unknown it is the league's.
 */
import { venueAndCity } from './venue.ts';

/** By zone. A country is in the list if all of it has one zone; a place is a city, or a whole location where two cities share their name. */
export type VenueZones = Readonly<
  Record<string, { countries?: string[] | undefined; places?: string[] | undefined }>
>;

interface ZoneFinder {
  ofLocation(location: string): string | undefined;
  ofCountry(code: string): string | undefined;
}

export function zoneFinder(zones: VenueZones): ZoneFinder {
  const entries = Object.entries(zones);
  const places = new Map(
    entries.flatMap(([zone, of]) => of.places?.map((place) => [place, zone] as const) ?? []),
  );
  const countries = new Map(
    entries.flatMap(([zone, of]) => of.countries?.map((code) => [code, zone] as const) ?? []),
  );
  return {
    ofLocation: (location) => places.get(location) ?? places.get(venueAndCity(location).city),
    ofCountry: (code) => countries.get(code),
  };
}
