/** Every Grand Prix of a league in race-countries.json has a country with a flag, and every entry is a race. */
import { FLAGS } from '../place/flags.ts';
import { raceOf } from '../place/race-country.ts';
import type { Problem } from '../read/problem.ts';
import type { DataFolder } from '../read/read-data.ts';

const FILE = 'race-countries.json';

export function checkRaceCountries({ raceCountries, leagues }: DataFolder): Problem[] {
  return Object.entries(raceCountries).flatMap(([slug, countries]) => {
    const seasons = leagues.find((league) => league.slug === slug)?.seasons ?? [];
    const events = seasons.flatMap(({ content }) => Object.values(content.events).flat());
    const races = new Set(events.map(({ name }) => raceOf(name)));
    const wrong = Object.entries(countries).flatMap(([race, country]) => {
      const reasons = [
        races.has(race) ? [] : `the league has no race "${race}"`,
        FLAGS.includes(country) ? [] : `there is no flag of "${country}" in catalog/place/flags.ts`,
      ].flat();
      return reasons.map((reason) => ({ file: FILE, path: [slug, race], reason }));
    });
    const missing = [...races].filter((race) => / Grand Prix\b/.test(race) && !(race in countries));
    return [
      ...wrong,
      ...missing.map((race) => ({ file: FILE, path: [slug], reason: `"${race}" has no country` })),
    ];
  });
}
