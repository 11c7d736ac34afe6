import { expect, test } from 'vitest';
import { game, makeData, makeLeague } from '../../catalog/check/test-data.ts';
import { buildCatalog } from '../../catalog/read/build-catalog.ts';
import { venueCountries } from './venue-countries.ts';

/** So many games of the team at the location. */
const homeGames = (count: number, home: string, location: string) =>
  Array.from({ length: count }, (_, index) =>
    game(home, 'Wolves', `2026-08-1${index}`, { location, occurrence: index + 1 }),
  );

const countriesOf = (...games: ReturnType<typeof homeGames>) => {
  const data = makeData(makeLeague('premierleague', '2026-27', { A: games }));
  for (const [name, country] of Object.entries({ Arsenal: 'gb-eng', Rangers: 'gb-sct' })) {
    data.teamIdentities[name] = { shortName: name, abbreviation: 'ABC', country, sources: ['known'] };
  }
  return Object.fromEntries(venueCountries(buildCatalog(data)));
};

test('a home ground is in the country of its team', () => {
  expect(countriesOf(...homeGames(6, 'Arsenal', 'Emirates Stadium (London)'))).toEqual({
    'Emirates Stadium (London)': 'gb-eng',
  });
});

test('a few home games elsewhere say nothing', () => {
  expect(countriesOf(...homeGames(5, 'Arsenal', 'Camp Nou (Barcelona)'))).toEqual({});
});

test('a ground of teams of two countries has none', () => {
  const [a, b] = ['Arsenal', 'Rangers'].map((team) => homeGames(6, team, 'Borderlands (Gretna)'));
  expect(countriesOf(...(a ?? []), ...(b ?? []))).toEqual({});
});
