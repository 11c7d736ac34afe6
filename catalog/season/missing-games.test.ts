import { expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { missingGames } from './missing-games.ts';

const period = makeEvent({ name: 'Regular Season', start: '2026-11-02', end: '2027-02-28' });
const round = makeEvent({ name: 'FA Cup Final', section: 'Final' });
const game = makeEvent({ name: 'A vs B', home: 'A', away: 'B' });
const teams = { teamScope: 'clubs' };

test('a season that has only periods and single dates says which games it lacks', () => {
  expect(missingGames([period, round], teams)).toBe('Regular-season games are not included');
  expect(missingGames([round], teams)).toBe('Single games are not included');
});

test('a season with games, or of a sport without teams, lacks none', () => {
  expect(missingGames([period, game], teams)).toBeUndefined();
  expect(missingGames([round], {})).toBeUndefined();
});
