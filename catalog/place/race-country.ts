/** The countries of races, as data/race-countries.json has them: a Grand Prix is shown with its flag. */

/** League → race → country (catalog/place/country.ts). A league that is in it has all of its Grands Prix in it. */
export type RaceCountries = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Las Vegas Grand Prix, of `Las Vegas Grand Prix - Practice 1`. */
export const raceOf = (name: string) => name.split(' - ')[0] ?? name;

export function raceCountry(
  races: RaceCountries,
  { league, name }: { league: string; name: string },
): string | undefined {
  return races[league]?.[raceOf(name)];
}
