import { expect, test } from 'vitest';
import { openLeagues } from './open-leagues.ts';

const open = (counts: Record<string, number>) =>
  [...openLeagues(Object.entries(counts).map(([slug, count]) => ({ slug, count })))].sort();

test('a quiet day is open as a whole', () => {
  expect(open({ nfl: 14, nba: 11, nhl: 5 })).toEqual(['nba', 'nfl', 'nhl']);
});

test('of a busy day the largest leagues are folded', () => {
  expect(open({ ncaafb: 63, mlb: 15, premierleague: 8, wnba: 4 })).toEqual(['mlb', 'premierleague', 'wnba']);
});

test('a day of one very large league is one line', () => {
  expect(open({ ncaafb: 63 })).toEqual([]);
});
