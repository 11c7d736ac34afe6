import { expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { opponentIn, opponentsOf } from './opponents.tsx';

const game = (home: string, away: string, start: string) => ({
  ...testEvent({ start, name: `${home} vs ${away}` }),
  home,
  away,
});

const GAMES = [
  game('Arsenal', 'Wolves', '2026-09-01'),
  game('Chelsea', 'Arsenal', '2026-10-01'),
  game('Wolves', 'Arsenal', '2026-12-01'),
  game('Arsenal', 'Wolves', '2027-02-01'),
];

test('the opponent is the other side', () => {
  expect(GAMES.map((each) => opponentIn(each, 'Arsenal'))).toEqual(['Wolves', 'Chelsea', 'Wolves', 'Wolves']);
});

test('opponents are sorted by name, with the next meeting or else the last', () => {
  const opponents = opponentsOf(GAMES, 'Arsenal', ({ start }) => start >= '2026-11-15');
  expect(
    opponents.map(({ name, meetings, nearest, isAhead }) => [name, meetings.length, nearest.start, isAhead]),
  ).toEqual([
    ['Chelsea', 1, '2026-10-01', false],
    ['Wolves', 3, '2026-12-01', true],
  ]);
});

test('after the season the last meeting counts', () => {
  const opponents = opponentsOf(GAMES, 'Arsenal', () => false);
  expect(opponents.map(({ nearest }) => nearest.start)).toEqual(['2026-10-01', '2027-02-01']);
});
