import { expect, test } from 'vitest';
import { testEvent, testGame } from '../event/test-event.ts';
import { dayHighlights, paceOf } from './day-highlights.ts';

const game = (league: string, home: string, hour: number, more = {}) =>
  testGame(home, 'Visitors', { league, start: `2026-11-21T${hour}:00:00Z`, ...more });

const names = (events: Parameters<typeof dayHighlights>[0], max = 3) =>
  dayHighlights(events, max, paceOf(events)).map(({ name }) => name);

test('every sport has its turn before one has a second, in the order given', () => {
  expect(
    names([
      game('nhl', 'Kings', 18),
      game('nba', 'Bulls', 19),
      game('ncaafb', 'Owls', 20),
      game('nfl', 'Bears', 21),
    ]),
  ).toEqual(['Kings vs Visitors', 'Bulls vs Visitors', 'Bears vs Visitors']);
});

test('what decides more comes before all turns', () => {
  const final = testEvent({ name: 'Grey Cup', league: 'cfl', category: 'Championship', start: '2026-11-21' });
  expect(names([game('nfl', 'Bears', 18), game('nba', 'Bulls', 19), final], 1)).toEqual(['Grey Cup']);
});

test('a league with few games comes before one with many', () => {
  const many = [18, 19, 20].map((hour) => game('nhl', 'Kings', hour));
  expect(names([...many, game('premierleague', 'Rovers', 15)], 1)).toEqual(['Rovers vs Visitors']);
});

test('of a league’s games one with a channel, and the evening’s rather than the afternoon’s', () => {
  const games = [
    game('nfl', 'Bears', 18),
    game('nfl', 'Lions', 21, { details: 'NBC' }),
    game('nfl', 'Rams', 20, { details: 'FOX' }),
    game('nfl', 'Jets', 23),
  ];
  expect(names(games, 1)).toEqual(['Lions vs Visitors']);
});

test('a league alone fills the cell', () => {
  expect(names([game('nfl', 'Bears', 18), game('nfl', 'Lions', 19), game('nfl', 'Rams', 20)])).toHaveLength(
    3,
  );
});
