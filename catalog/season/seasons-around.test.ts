import { expect, test } from 'vitest';
import { seasonsAround } from './seasons-around.ts';

const season = (from: string, to: string) => ({ from, to, playFrom: from, playTo: to });
const SEASONS = [
  season('2024-08-01', '2025-05-30'),
  season('2025-08-01', '2026-05-30'),
  season('2026-08-01', '2027-05-30'),
];

test('in a season: that one, without those that are over', () => {
  expect(seasonsAround(SEASONS, '2026-11-15')).toEqual(SEASONS.slice(2));
});

test('on the last day both the ending and the coming season', () => {
  expect(seasonsAround(SEASONS, '2026-05-30')).toEqual(SEASONS.slice(1));
});

test('after everything the last season', () => {
  expect(seasonsAround(SEASONS, '2028-01-01')).toEqual(SEASONS.slice(2));
});
