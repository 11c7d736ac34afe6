import { expect, test } from 'vitest';
import { testGame } from '../event/test-event.ts';
import { nextFollowed } from './next-followed.ts';

const moment = { now: Date.parse('2026-11-15T12:00:00Z'), timeZone: 'UTC' };
const day = (number: number) => `2026-11-${number}T18:00:00Z`;
const starts = (followed: Parameters<typeof nextFollowed>[0]) =>
  nextFollowed(followed, 4, moment).map(({ start }) => Number(start.slice(8, 10)));
const team = (...days: number[]) => ({
  sport: 'football',
  events: days.map((number) => testGame(`Home ${days}`, 'Away', { start: day(number) })),
});

test('the next of each team is before the second of any, in the order of time', () => {
  expect(starts([team(14, 16, 17, 18, 19, 20), team(25, 28), team(22)])).toEqual([16, 17, 22, 25]);
});

test('a single team fills the row', () => {
  expect(starts([team(16, 17, 18, 19, 20)])).toEqual([16, 17, 18, 19]);
});

test('a meeting of two of the teams is one card', () => {
  expect(starts([team(16), team(16), team(17)])).toEqual([16, 17]);
});

test('practice is left out', () => {
  const practice = testGame('Home', 'Away', { start: day(16), section: 'Practice' });
  expect(starts([{ sport: 'motorsport', events: [practice, ...team(17).events] }])).toEqual([17]);
});
