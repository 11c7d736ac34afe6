import { expect, test } from 'vitest';
import { raceCountry } from './race-country.ts';

const RACES = { formula1: { 'Las Vegas Grand Prix': 'us' } };

test('a race and its sessions are in its country', () => {
  const countryOf = (name: string, league = 'formula1') => raceCountry(RACES, { league, name });
  expect(countryOf('Las Vegas Grand Prix')).toBe('us');
  expect(countryOf('Las Vegas Grand Prix - Practice 1')).toBe('us');
  expect(countryOf('Preseason Testing - Day 1')).toBeUndefined();
  expect(countryOf('Las Vegas Grand Prix', 'indycar')).toBeUndefined();
});
