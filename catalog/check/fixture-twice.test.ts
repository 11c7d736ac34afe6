import { expect, test } from 'vitest';
import type { AuthoredEvent } from '../event/event.ts';
import { game, problemsIn, soccerData } from './test-data.ts';

const CLUBS = ['Arsenal', 'Chelsea', 'Everton', 'Wolves'];
/** Rounds of two games each, on Saturdays. */
const rounds = (...fixtures: [string, string][]): AuthoredEvent[] =>
  fixtures.map(([home, away], index) => {
    const week = Math.floor(index / 2);
    const start = new Date(Date.UTC(2024, 7, 17 + 7 * week)).toISOString().slice(0, 10);
    const repeats = fixtures.slice(0, index).filter(([h, a]) => h === home && a === away).length;
    return game(home, away, start, {
      type: `Matchday ${week + 1}`,
      ...(repeats > 0 && { occurrence: repeats + 1 }),
    });
  });

test('the same fixture twice in a season of rounds is rejected', () => {
  const data = soccerData({
    'Regular Season': rounds(
      ['Arsenal', 'Wolves'],
      ['Chelsea', 'Everton'],
      ['Wolves', 'Arsenal'],
      ['Everton', 'Chelsea'],
      ['Arsenal', 'Wolves'],
    ),
  });
  expect(problemsIn(data)).toEqual([
    {
      field: 'name',
      reason: '"Arsenal vs Wolves" is in the season already, on 2024-08-17: the same fixture twice',
    },
  ]);
});

test('more games than grounds are possible only with repeats', () => {
  const once = CLUBS.flatMap((home) =>
    CLUBS.filter((away) => away !== home).map((away): [string, string] => [home, away]),
  );
  const everyRound = rounds(...once, ...once).map((event, index) => {
    const start = new Date(Date.UTC(2024, 7, 1 + index)).toISOString().slice(0, 10);
    return { ...event, start, type: `Matchday ${index + 1}` };
  });
  expect(problemsIn(soccerData({ 'Regular Season': everyRound }))).toEqual([]);
});

test('so are series and cups, which have no rounds', () => {
  const cup = { type: 'Playoffs' };
  const data = soccerData({
    Playoffs: [
      game('Arsenal', 'Wolves', '2024-08-17', cup),
      game('Arsenal', 'Wolves', '2024-08-19', { ...cup, occurrence: 2 }),
    ],
  });
  expect(problemsIn(data)).toEqual([]);
});
