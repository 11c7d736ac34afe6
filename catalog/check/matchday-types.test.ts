import { expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

const untyped = { type: undefined };

test('a game without a type is rejected in a season that has matchdays', () => {
  const data = soccerData({
    '': [game('Chelsea', 'Everton', '2024-08-18', untyped)],
    'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')],
  });
  expect(problemsIn(data)).toEqual([
    { field: 'type', reason: '"Chelsea vs Everton" has no type, but the season has matchdays or weeks' },
  ]);
});

test('a season without matchdays or weeks need not type its games', () => {
  const data = soccerData({ '': [game('Chelsea', 'Everton', '2024-08-18', untyped)] });
  expect(problemsIn(data)).toEqual([]);
});

test('an event that is no game needs no type', () => {
  const data = soccerData({
    '': [{ start: '2024-07-01', end: '2024-08-30', name: 'Transfer Window' }],
    'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')],
  });
  expect(problemsIn(data)).toEqual([]);
});
