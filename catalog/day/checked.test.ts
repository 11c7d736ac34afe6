import { describe, expect, test } from 'vitest';
import { game, makeData, makeLeague } from '../check/test-data.ts';
import { buildCatalog } from '../read/build-catalog.ts';
import { summarizeCatalog } from '../season/summary.ts';
import { isCheckOld, newestCheck } from './checked.ts';

test('the newest of the sources that are used counts, and those without a day do not', () => {
  const sources = {
    a: { checked: '2026-08-17' },
    b: { checked: '2026-10-03' },
    c: {},
    d: { checked: '2026-11-01' },
  };
  expect(newestCheck(['a', 'b', 'c'], sources)).toBe('2026-10-03');
  expect(newestCheck(['c', 'unknown'], sources)).toBeUndefined();
});

describe('a league was checked when its current and coming seasons were', () => {
  const [older, newer] = [
    makeLeague('mls', '2025', { '': [game('A', 'B', '2025-10-18', { source: 'archive' })] }),
    makeLeague('mls', '2026', { '': [game('A', 'B', '2026-10-18')] }),
  ];
  const data = makeData({ ...newer, seasons: [...older.seasons, ...newer.seasons] });
  const [list] = Object.values(data.sources);
  if (!list) throw new Error('no source');
  data.sources = {
    'fixture-list': { ...list, checked: '2026-08-22' },
    // History that was read later says nothing about the coming games.
    archive: { ...list, checked: '2026-10-01' },
  };
  const checkedAt = (day: string) => summarizeCatalog(buildCatalog(data), day)[0]?.leagues[0]?.checked;

  test('even if history was read later', () => {
    expect(checkedAt('2026-09-01')).toBe('2026-08-22');
  });

  test('and the last season counts when all are over', () => {
    expect(checkedAt('2027-01-01')).toBe('2026-08-22');
  });
});

test('a check of longer than a month ago is old, by the visitor’s day', () => {
  expect(isCheckOld('2026-08-22', '2026-11-18')).toBe(true);
  expect(isCheckOld('2026-10-18', '2026-11-18')).toBe(false);
  expect(isCheckOld('2026-10-17', '2026-11-18')).toBe(true);
});
