import { expect, test } from 'vitest';
import { checkRaceCountries } from './race-countries.ts';
import { makeData, makeLeague } from './test-data.ts';

const RACE = {
  start: '2026-11-21',
  name: 'Las Vegas Grand Prix - Race',
  type: 'Race',
  location: '',
  details: '',
};
const data = makeData(
  makeLeague('formula1', '2026', { Race: [RACE, { ...RACE, name: 'Preseason Testing - Day 1' }] }),
);
const reasonsFor = (countries: Record<string, string>) =>
  checkRaceCountries({ ...data, raceCountries: { formula1: countries } }).map(({ reason }) => reason);

test('every Grand Prix has a country, and nothing else has one', () => {
  expect(reasonsFor({ 'Las Vegas Grand Prix': 'us' })).toEqual([]);
  expect(reasonsFor({})).toEqual(['"Las Vegas Grand Prix" has no country']);
  expect(reasonsFor({ 'Las Vegas Grand Prix': 'us', 'Monaco Grand Prix': 'mc' })).toEqual([
    'the league has no race "Monaco Grand Prix"',
  ]);
});

test('a country has a flag', () => {
  expect(reasonsFor({ 'Las Vegas Grand Prix': 'xx' })).toEqual([
    'there is no flag of "xx" in catalog/place/flags.ts',
  ]);
});
