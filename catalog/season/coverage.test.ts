import { expect, test } from 'vitest';
import { game, makeData, makeLeague } from '../check/test-data.ts';
import { buildCatalog } from '../read/build-catalog.ts';
import { coverageOf } from './coverage.ts';

test('a season is counted by times, by how sure and by source', () => {
  const league = makeLeague('mls', '2026', {
    'Regular Season': [
      { start: '2026-02-01', end: '2026-10-31', name: 'Regular Season', source: 'general', sure: 'derived' },
      game('A', 'B', '2026-02-22T02:30:00Z'),
      game('B', 'A', '2026-10-18'),
      game('C', 'A', '2026-10-20', { sure: 'estimated' }),
    ],
  });
  const data = makeData(league);
  for (const source of Object.values(data.sources)) source.checked = '2026-08-17';
  expect(coverageOf(buildCatalog(data))).toEqual([
    {
      slug: 'mls',
      seasons: [
        {
          label: '2026',
          events: 4,
          timed: 33,
          sure: { source: 2, derived: 1, estimated: 1 },
          checked: '2026-08-17',
          sources: ['fixture-list', 'general'],
        },
      ],
    },
  ]);
});
