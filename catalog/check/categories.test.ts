import { describe, expect, test } from 'vitest';
import { game, makeData, makeLeague, problemsIn, soccerData } from './test-data.ts';

const MATCHES = { 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')] };

describe('league.json agrees with its folder', () => {
  test('the category of categories.json and the path of the folder are accepted', () => {
    expect(problemsIn(soccerData(MATCHES))).toEqual([]);
  });

  test('another category than in categories.json is rejected', () => {
    expect(problemsIn(soccerData(MATCHES, { category: 'Football' }))).toEqual([
      { field: 'category', reason: 'is "Football", but categories.json lists the league under "Soccer"' },
    ]);
  });

  test('another path than the folder is rejected', () => {
    expect(problemsIn(soccerData(MATCHES, { path: '/epl' }))).toEqual([
      { field: 'path', reason: '"/epl" must be the name of the folder, "/premierleague"' },
    ]);
  });

  test('a path that another league has is rejected', () => {
    const data = makeData(
      makeLeague('premierleague', '2024-25', MATCHES),
      makeLeague('facup', '2024-25', MATCHES, { path: '/premierleague' }),
    );
    expect(problemsIn(data)).toContainEqual({
      field: 'path',
      reason: '"/premierleague" is already used by soccer/premierleague/league.json',
    });
  });

  test('a path that a category has is rejected', () => {
    const data = makeData(makeLeague('soccer', '2024-25', MATCHES));
    expect(problemsIn(data)).toEqual([
      { field: 'path', reason: '"/soccer" is already used by categories.json' },
    ]);
  });

  test('a league without a season is rejected', () => {
    const data = soccerData(MATCHES);
    data.sources = {};
    data.teamIdentities = {};
    for (const league of data.leagues) league.seasons = [];
    expect(problemsIn(data)).toEqual([{ field: 'name', reason: 'premierleague has no season file' }]);
  });

  test('an override of a season that does not exist is rejected', () => {
    expect(problemsIn(soccerData(MATCHES, { seasonOverrides: { '2030-31': {} } }))).toEqual([
      { field: 'seasonOverrides', reason: 'there is no season file for 2030-31' },
    ]);
  });
});
