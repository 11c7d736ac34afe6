import { describe, expect, test } from 'vitest';
import { game, makeData, makeLeague, refusals, soccerData } from './test-data.ts';

const MATCHES = { 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')] };

describe('league.json agrees with where it stands', () => {
  test('the category of categories.json and the path of the folder are accepted', () => {
    expect(refusals(soccerData(MATCHES))).toEqual([]);
  });

  test('another category than in categories.json is refused', () => {
    expect(refusals(soccerData(MATCHES, { category: 'Football' }))).toEqual([
      { field: 'category', reason: '"Football" is "Soccer" in categories.json' },
    ]);
  });

  test('another path than the folder is refused', () => {
    expect(refusals(soccerData(MATCHES, { path: '/epl' }))).toEqual([
      { field: 'path', reason: '"/epl" must be the folder\'s name, "/premierleague"' },
    ]);
  });

  test('a path that another league has is refused', () => {
    const data = makeData(
      makeLeague('premierleague', '2024-25', MATCHES),
      makeLeague('facup', '2024-25', MATCHES, { path: '/premierleague' }),
    );
    expect(refusals(data)).toContainEqual({
      field: 'path',
      reason: '"/premierleague" belongs to soccer/premierleague/league.json already',
    });
  });

  test('a path that a category has is refused', () => {
    const data = makeData(makeLeague('soccer', '2024-25', MATCHES));
    expect(refusals(data)).toEqual([
      { field: 'path', reason: '"/soccer" belongs to categories.json already' },
    ]);
  });

  test('a league without a season is refused', () => {
    const data = soccerData(MATCHES);
    data.sources = {};
    for (const league of data.leagues) league.seasons = [];
    expect(refusals(data)).toEqual([{ field: 'name', reason: 'premierleague has no season file' }]);
  });

  test('an override of a season that does not exist is refused', () => {
    expect(refusals(soccerData(MATCHES, { seasonOverrides: { '2030-31': {} } }))).toEqual([
      { field: 'seasonOverrides', reason: 'there is no season 2030-31' },
    ]);
  });
});
