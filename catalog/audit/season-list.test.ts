import { describe, expect, test } from 'vitest';
import { auditSeasonList } from './season-list.ts';
import { makeTestLeague, matchday, TODAY, texts } from './test-season.ts';

const from = (year: number) => [
  matchday(1, 'Arsenal', 'Chelsea', `${year}-08-15`),
  matchday(2, 'Chelsea', 'Arsenal', `${year + 1}-05-15`),
];
const YEARLY = { gapDays: 21 };
const ALL = { '2023-24': from(2023), '2024-25': from(2024), '2025-26': from(2025), '2026-27': from(2026) };

describe('the list of seasons', () => {
  test('is complete', () => {
    expect(auditSeasonList(makeTestLeague(ALL), YEARLY, TODAY)).toEqual([]);
  });

  test('lacks a season in between, or the one under way', () => {
    const { '2024-25': _, '2026-27': newest, ...rest } = ALL;
    expect(texts(auditSeasonList(makeTestLeague({ ...rest, '2026-27': newest }), YEARLY, TODAY))).toEqual([
      'no season begins in 2024',
    ]);
    const { '2026-27': __, ...older } = ALL;
    expect(auditSeasonList(makeTestLeague(older), YEARLY, TODAY).map(({ kind }) => kind)).toEqual([
      'missing-season',
      'stale',
    ]);
  });

  test('follows the years of a competition that is not yearly', () => {
    const rules = { gapDays: 21, years: [2024, 2028] };
    expect(texts(auditSeasonList(makeTestLeague({ '2028': from(2028) }), rules, TODAY))).toEqual([
      'no season begins in 2024',
    ]);
  });

  test('ends with a league that does', () => {
    const league = makeTestLeague({ '2023-24': from(2023), '2024-25': from(2024) }, { ended: '2024-25' });
    expect(auditSeasonList(league, YEARLY, TODAY)).toEqual([]);
  });

  test('has a season with hardly anything', () => {
    const long = Array.from({ length: 9 }, (_, index) =>
      matchday(index + 1, 'Arsenal', 'Chelsea', `2025-0${index + 1}-15`),
    );
    const league = makeTestLeague({ ...ALL, '2025-26': long });
    expect(texts(auditSeasonList(league, YEARLY, TODAY))).toEqual([
      '2 days with events, less than a third of a full season',
    ]);
  });
});
