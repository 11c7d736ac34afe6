import { expect, test } from 'vitest';
import { comingSeasons, feedSeasons } from './feed-seasons.ts';

const season = (year: number) => ({
  label: `${year}`,
  from: `${year}-02-01`,
  to: `${year}-12-01`,
  playFrom: `${year}-03-01`,
  playTo: `${year}-11-01`,
});
const SEASONS = [2023, 2024, 2025, 2026, 2027].map(season);
const labels = (seasons: { label: string }[]) => seasons.map(({ label }) => label);

test('a feed has the last, the current and the coming seasons', () => {
  expect(labels(feedSeasons(SEASONS, '2026-06-01'))).toEqual(['2025', '2026', '2027']);
  expect(labels(comingSeasons(SEASONS, '2026-06-01'))).toEqual(['2026', '2027']);
});

test('before a season the one that comes is the current one', () => {
  expect(labels(feedSeasons(SEASONS, '2026-12-20'))).toEqual(['2026', '2027']);
});

test('a league that is over, or new, has what there is', () => {
  expect(labels(feedSeasons(SEASONS, '2035-01-01'))).toEqual(['2026', '2027']);
  expect(labels(comingSeasons(SEASONS, '2035-01-01'))).toEqual(['2027']);
  expect(labels(feedSeasons([season(2027)], '2026-01-01'))).toEqual(['2027']);
});
