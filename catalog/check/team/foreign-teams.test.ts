import { expect, test } from 'vitest';
import { game, makeData, makeLeague, problemsIn } from '../test-data.ts';

const series = (home: string, away: string) =>
  Array.from({ length: 12 }, (_, index) =>
    game(home, away, `2024-11-${index + 10}`, {
      type: 'Regular Season',
      ...(index > 0 && { occurrence: index + 1 }),
    }),
  );

/** A league of basketball, and one of football with this game in it. */
const withGame = (home: string, away: string) =>
  makeData(
    makeLeague('nba', '2024-25', { 'Regular Season': series('Celtics', 'Knicks') }, { teamScope: 'nba' }),
    makeLeague(
      'nfl',
      '2024',
      { 'Regular Season': [game(home, away, '2024-11-24', { type: 'Week 12' })] },
      { teamScope: 'nfl' },
    ),
  );

const at = (side: string, name: string) => ({
  field: side,
  reason: `"${name}" is a team of "nba", not of "nfl": is the game in the wrong file? (if there are two teams of that name, give this one a slug in team-scopes.json)`,
});

test('a game of another league is reported where it is, and nothing else is', () => {
  expect(problemsIn(withGame('Celtics', 'Knicks'))).toEqual([at('home', 'Celtics'), at('away', 'Knicks')]);
  expect(problemsIn(withGame('Bears', 'Knicks'))).toEqual([at('away', 'Knicks')]);
  expect(problemsIn(withGame('Bears', 'Lions'))).toEqual([]);
});

test('a team of the same name with a slug of its own is another team', () => {
  const data = withGame('Bears', 'Knicks');
  data.teamScopes = { nba: {}, nfl: { slugs: { Knicks: 'knicks-football' } } };
  expect(problemsIn(data)).toEqual([]);
});

test('a college has teams in several sports, and a guest may play once', () => {
  const data = withGame('Bears', 'Knicks');
  data.teamScopes = { nba: {}, nfl: { suffix: 'football' } };
  expect(problemsIn(data)).toEqual([]);
  const both = withGame('Celtics', 'Knicks');
  both.teamScopes = data.teamScopes;
  expect(problemsIn(both)).toHaveLength(2);
});
