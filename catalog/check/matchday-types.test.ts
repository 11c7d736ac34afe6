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

test.each(['Wek 11', 'Week XI', 'Week 011', 'week 11', 'Playoffs', 'Matchday 3'])(
  'the type "%s" is rejected among games of weeks',
  (type) => {
    const week = { type: 'Week 11' };
    const data = soccerData({
      'Regular Season': [
        game('Chelsea', 'Everton', '2024-11-17', week),
        game('Arsenal', 'Wolves', '2024-11-17', week),
        game('Fulham', 'Brentford', '2024-11-17', { type }),
      ],
      Playoffs: [game('Fulham', 'Chelsea', '2025-01-11', { type: 'Playoffs' })],
    });
    expect(problemsIn(data)).toContainEqual({
      field: 'type',
      reason: `"${type}" is no week, and the other games beside it have one`,
    });
  },
);

test('a game of another matchday than its category is rejected', () => {
  const data = soccerData({
    'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')],
    'Matchday 2': [game('Chelsea', 'Everton', '2024-08-24')],
  });
  expect(problemsIn(data)).toEqual([
    { field: 'type', reason: '"Chelsea vs Everton" is of Matchday 1, but in the category "Matchday 2"' },
  ]);
});
