import { describe, expect, test } from 'vitest';
import type { LeagueFile } from '../read/schema.ts';
import { makeData, makeLeague, problemsIn } from './test-data.ts';

const DRAW = { '': [{ start: '2024-08-27', name: 'Draw' }] };

function problemsOf(content: Partial<LeagueFile>) {
  return problemsIn(makeData(makeLeague('facup', '2024-25', DRAW, content)));
}

describe('the identity of a league', () => {
  test('has a country or a region', () => {
    expect(problemsOf({ country: 'gb-eng' })).toEqual([]);
    expect(problemsOf({ country: undefined, region: 'Europe' })).toEqual([]);
  });

  test.each([
    { country: 'gb-eng', region: 'Europe' },
    { country: undefined, region: undefined },
  ])('has not $country and $region', (place) => {
    expect(problemsOf(place)).toEqual([
      { field: 'country', reason: 'must have either a country or a region' },
    ]);
  });

  test('has a convention if and only if two sides play', () => {
    expect(problemsOf({ teamScope: undefined })).toEqual([]);
    expect(problemsOf({ convention: undefined })).toMatchObject([{ field: 'convention' }]);
    expect(problemsOf({ teamScope: undefined, convention: 'away@home' })).toMatchObject([
      { field: 'convention' },
    ]);
  });

  test('has a monogram that no other league has', () => {
    const cups = ['facup', 'eflcup'].map((slug) => makeLeague(slug, '2024-25', DRAW, { monogram: 'CUP' }));
    expect(problemsIn(makeData(...cups))).toEqual([
      { field: 'monogram', reason: '"CUP" is already the monogram of facup' },
    ]);
  });
});
