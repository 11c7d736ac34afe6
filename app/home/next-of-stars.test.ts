import { expect, test } from 'vitest';
import { testGame } from '../event/test-event.ts';
import { nextOfStars } from './next-of-stars.ts';

const moment = { now: Date.parse('2026-11-15T12:00:00Z'), timeZone: 'UTC' };
const day = (number: number) => `2026-11-${number}T18:00:00Z`;
const starts = (stars: Parameters<typeof nextOfStars>[0], hidden: string[] = []) =>
  nextOfStars(stars, hidden, 4, moment).map(({ start }) => Number(start.slice(8, 10)));
const star = (...days: number[]) => ({
  sport: 'football',
  events: days.map((number) => testGame(`Home ${days}`, 'Away', { start: day(number) })),
});

test('the next of each star is before the second of any, in the order of time', () => {
  expect(starts([star(14, 16, 17, 18, 19, 20), star(25, 28), star(22)])).toEqual([16, 17, 22, 25]);
});

test('a single star fills the row', () => {
  expect(starts([star(16, 17, 18, 19, 20)])).toEqual([16, 17, 18, 19]);
});

test('a meeting of two starred teams is one card', () => {
  expect(starts([star(16), star(16), star(17)])).toEqual([16, 17]);
});

test('hidden types are left out', () => {
  expect(starts([star(16, 17)], ['nfl.regular-season'])).toEqual([]);
});

test('practice is left out', () => {
  const practice = testGame('Home', 'Away', { start: day(16), category: 'Practice' });
  expect(starts([{ sport: 'motorsport', events: [practice, ...star(17).events] }])).toEqual([17]);
});
