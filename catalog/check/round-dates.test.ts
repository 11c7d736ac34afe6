import { expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

const round = (type: string, ...games: [string, string, string][]) =>
  games.map(([home, away, start]) => game(home, away, start, { type }));

const season = (kind: string, moved: string) =>
  soccerData({
    'Regular Season': [
      ...round(
        `${kind} 3`,
        ['Bears', 'Lions', '2024-09-22'],
        ['Packers', 'Vikings', '2024-09-23T00:20:00Z'],
        ['Jets', 'Giants', moved],
      ),
      ...round(`${kind} 11`, ['Bears', 'Jets', '2024-11-17'], ['Giants', 'Lions', '2024-11-17']),
    ],
  });

test('a game on the date of another week is rejected', () => {
  expect(problemsIn(season('Week', '2024-11-19'))).toEqual([
    {
      field: 'type',
      reason: '"Jets vs Giants" on 2024-11-19 is not in Week 3, which is about 2024-09-23',
    },
  ]);
});

test('a week has some days before and after', () => {
  expect(problemsIn(season('Week', '2024-09-19T00:20:00Z'))).toEqual([]);
  expect(problemsIn(season('Week', '2024-09-28'))).toEqual([]);
});

test('a game of a matchday may be played at any time', () => {
  expect(problemsIn(season('Matchday', '2024-11-19'))).toEqual([]);
});

test('an exception is listed by its identity', () => {
  const data = season('Week', '2024-11-19');
  data.checkKnown = [
    { check: 'round-date', about: ['premierleague/2024-25/jets-vs-giants'], reason: 'Snow.' },
  ];
  expect(problemsIn(data)).toEqual([]);
});
