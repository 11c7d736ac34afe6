import { describe, expect, test } from 'vitest';
import { game, makeData, makeLeague, problemsIn, soccerData } from '../test-data.ts';

const FINAL = { Final: [game('Canada', 'Sweden', '2024-07-14', { type: 'Cup' })] };

const menAndWomen = () =>
  makeData(
    makeLeague('men', '2024', FINAL, { teamScope: 'men' }),
    makeLeague('women', '2024', FINAL, { teamScope: 'women' }),
  );

describe('every team has an address of its own', () => {
  test('teams of two scopes that share a slug are rejected', () => {
    expect(problemsIn(menAndWomen())).toEqual([
      {
        field: 'women',
        reason:
          '"Canada" of women and "Canada" of men share the slug "canada": give one of them its own slug',
      },
      {
        field: 'women',
        reason:
          '"Sweden" of women and "Sweden" of men share the slug "sweden": give one of them its own slug',
      },
    ]);
  });

  test('a suffix for the scope tells them apart', () => {
    const data = menAndWomen();
    data.teamScopes = { men: {}, women: { suffix: 'women' } };
    expect(problemsIn(data)).toEqual([]);
  });

  test('a slug for each single team tells them apart', () => {
    const data = menAndWomen();
    data.teamScopes = { men: {}, women: { slugs: { Canada: 'canada-women', Sweden: 'sweden-women' } } };
    expect(problemsIn(data)).toEqual([]);
  });
});

describe('every scope is described', () => {
  test('a scope that team-scopes.json does not have is rejected', () => {
    const data = soccerData(FINAL, { teamScope: 'nations' });
    data.teamScopes = {};
    expect(problemsIn(data)).toEqual([
      { field: 'teamScope', reason: 'the scope "nations" is not in team-scopes.json' },
    ]);
  });

  test('so is one that a single season states', () => {
    const seasonOverrides = { '2024-25': { teamScope: 'nations-women' } };
    expect(problemsIn(soccerData(FINAL, { seasonOverrides }))).toEqual([
      { field: 'teamScope', reason: 'the scope "nations-women" is not in team-scopes.json' },
    ]);
  });
});
