import { expect, test } from 'vitest';
import { game, makeData, makeLeague, refusals, soccerData } from './test-data.ts';

test('an event that stands twice is refused, in whichever categories', () => {
  const match = game('Arsenal', 'Wolves', '2024-08-17');
  const reason = '"Arsenal vs Wolves" on 2024-08-17 stands twice';
  expect(refusals(soccerData({ 'Matchday 1': [match, match] }))).toEqual([{ field: 'name', reason }]);
  expect(refusals(soccerData({ 'Matchday 1': [match], 'Matchday 2': [match] }))).toEqual([
    { field: 'name', reason },
  ]);
});

test('an occurrence number does not excuse the same name on the same day', () => {
  const data = soccerData({
    'Matchday 1': [
      game('Arsenal', 'Wolves', '2024-08-17'),
      game('Arsenal', 'Wolves', '2024-08-17', { occurrence: 2 }),
    ],
  });
  expect(refusals(data)).toEqual([
    { field: 'name', reason: '"Arsenal vs Wolves" on 2024-08-17 stands twice' },
  ]);
});

test('two meetings with one identity are refused until they are numbered', () => {
  const first = game('Arsenal', 'Wolves', '2024-08-17');
  const second = game('Arsenal', 'Wolves', '2025-01-11');
  expect(refusals(soccerData({ 'Matchday 1': [first, second] }))).toContainEqual({
    field: 'name',
    reason:
      '"Arsenal vs Wolves" on 2025-01-11 has the identity of the one on 2024-08-17: npm run data:format numbers them; a new event before an old one needs its "occurrence" by hand',
  });
  expect(refusals(soccerData({ 'Matchday 1': [first, { ...second, occurrence: 2 }] }))).toEqual([]);
});

test('two names that make one address are refused', () => {
  const cup = (name: string, start: string) => ({ start, name });
  const data = soccerData({
    '': [cup('St. George’s Cup', '2024-08-17'), cup('St Georges Cup', '2024-08-24')],
  });
  expect(refusals(data)).toContainEqual({
    field: 'name',
    reason:
      '"St Georges Cup" on 2024-08-24 has the identity of the one on 2024-08-17: npm run data:format numbers them; a new event before an old one needs its "occurrence" by hand',
  });
});

test('the same event of two leagues is two events', () => {
  const match = { 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')] };
  expect(
    refusals(makeData(makeLeague('premierleague', '2024-25', match), makeLeague('facup', '2024-25', match))),
  ).toEqual([]);
});
