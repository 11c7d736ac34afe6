import { describe, expect, test } from 'vitest';
import type { Rivalry } from '../../event/rivalry.ts';
import { checkData } from '../check-data.ts';
import { game, makeData, makeLeague } from '../test-data.ts';

const derby: Rivalry = {
  name: 'North London Derby',
  kind: 'derby',
  teams: ['Arsenal', 'Tottenham'],
  leagues: ['premierleague', 'facup'],
};

function problemsOf(...rivalries: Rivalry[]) {
  const data = makeData(
    makeLeague('premierleague', '2024-25', {
      'Matchday 1': [game('Tottenham', 'Arsenal', '2024-08-17'), game('Everton', 'Fulham', '2024-08-17')],
    }),
    makeLeague('facup', '2024-25', {
      '': [game('Arsenal', 'Leeds', '2025-01-11'), game('Tottenham', 'Luton', '2025-01-11')],
    }),
  );
  return checkData({ ...data, rivalries }).map(({ path, reason }) => ({ path, reason }));
}

describe('a rivalry', () => {
  test('may count in leagues where the two have not met yet', () => {
    expect(problemsOf(derby)).toEqual([]);
  });

  test('is of two that play in each of its leagues', () => {
    expect(problemsOf({ ...derby, leagues: ['premierleague', 'epl'] })).toEqual([
      { path: [0, 'leagues'], reason: '"Arsenal" has no game in the league "epl"' },
      { path: [0, 'leagues'], reason: '"Tottenham" has no game in the league "epl"' },
    ]);
  });

  test('is of two that have met', () => {
    expect(problemsOf({ ...derby, teams: ['Arsenal', 'Everton'], leagues: ['premierleague'] })).toEqual([
      { path: [0, 'teams'], reason: 'Arsenal and Everton have no game against each other in these leagues' },
    ]);
  });

  test('is the only one of the two in a league', () => {
    const second: Rivalry = {
      ...derby,
      name: 'NLD',
      teams: ['Tottenham', 'Arsenal'],
      leagues: ['premierleague'],
    };
    expect(problemsOf(derby, second)).toContainEqual({
      path: [1, 'teams'],
      reason: 'these two have the rivalry "North London Derby" in premierleague already',
    });
  });
});
