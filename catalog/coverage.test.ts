import { expect, test } from 'vitest';
import { buildCatalog } from './build-catalog.ts';
import { game, makeData, makeLeague } from './check/test-data.ts';
import { coverageOf, datesIn } from './coverage.ts';

test('a season is counted by times, by how sure and by source', () => {
  const league = makeLeague('mls', '2026', {
    'Regular Season': [
      { start: '2026-02-01', end: '2026-10-31', name: 'Regular Season', source: 'general', sure: 'derived' },
      game('A', 'B', '2026-02-22T02:30:00Z'),
      game('B', 'A', '2026-10-18'),
      game('C', 'A', '2026-10-20', { sure: 'estimated' }),
    ],
  });
  const sources = {
    'fixture-list': { date: 'about July 2026; 2026-08-17', paths: 'of 2026-09-01' },
    general: { date: '', paths: '' },
  };
  expect(coverageOf(buildCatalog(makeData(league)), sources)).toEqual([
    {
      slug: 'mls',
      seasons: [
        {
          label: '2026',
          events: 4,
          timed: 33,
          sure: { source: 2, derived: 1, estimated: 1 },
          newestSource: '2026-08-17',
          sources: ['fixture-list', 'general'],
        },
      ],
    },
  ]);
  const pages = { 'fixture-list': { date: 'as dated', paths: 'a page (2026-03-01), another (2026-04-01)' } };
  expect(coverageOf(buildCatalog(makeData(league)), pages)[0]?.seasons[0]?.newestSource).toBe('2026-04-01');
  expect(coverageOf(buildCatalog(makeData(league)), {})[0]?.seasons[0]).not.toHaveProperty('newestSource');
});

test.each([
  ['2026-07-17; 2026-08-18', ['2026-07-17', '2026-08-18']],
  ['2023-24 to 2025-26: 2026-07-29; 2026-27: 2026-08-19', ['2026-07-29', '2026-08-19']],
  ['read 2026-09-26/27', ['2026-09-26']],
  ['about 2026-09 (commit 0184cfe)', ['2026-09']],
  ['September to October 2026', ['2026-10']],
  ['as dated', []],
  ['summer 2026', []],
])('the dates in "%s"', (text, dates) => {
  expect(datesIn(text)).toEqual(dates);
});
