import { expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

test('a team that is twice in a matchday is rejected', () => {
  const data = soccerData({
    'Regular Season': [game('Arsenal', 'Wolves', '2024-08-17'), game('Chelsea', 'Arsenal', '2024-08-24')],
  });
  expect(problemsIn(data)).toEqual([
    { field: 'away', reason: '"Arsenal" is twice in Matchday 1: it also has "Arsenal vs Wolves"' },
  ]);
});

test('rounds of another part of the season, and types that are no rounds, are left alone', () => {
  const week = { type: 'Week 1' };
  const cup = { type: 'Cup' };
  const data = soccerData({
    Preseason: [game('Arsenal', 'Wolves', '2024-07-17', week)],
    'Regular Season': [game('Arsenal', 'Chelsea', '2024-08-17', week)],
    Playoffs: [game('Arsenal', 'Everton', '2024-08-24', cup), game('Chelsea', 'Arsenal', '2024-08-28', cup)],
  });
  expect(problemsIn(data)).toEqual([]);
});
