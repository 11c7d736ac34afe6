import { expect, test } from 'vitest';
import { seasonProgress } from './season-progress.ts';

const season = { from: '2026-09-09', to: '2026-09-18' };

test('counts the days of a season, the first and the last included', () => {
  expect(seasonProgress(season, '2026-09-09')).toEqual({ state: 'running', done: 0.1, day: 1, days: 10 });
  expect(seasonProgress(season, '2026-09-18')).toEqual({ state: 'running', done: 1, day: 10, days: 10 });
});

test('is nothing before the season and all of it after', () => {
  expect(seasonProgress(season, '2026-09-08')).toMatchObject({ state: 'ahead', done: 0 });
  expect(seasonProgress(season, '2020-01-01')).toMatchObject({ state: 'ahead', done: 0 });
  expect(seasonProgress(season, '2026-09-19')).toMatchObject({ state: 'over', done: 1 });
});
