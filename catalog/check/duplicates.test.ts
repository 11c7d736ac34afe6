import { expect, test } from 'vitest';
import { game, makeData, makeLeague, problemsIn, soccerData } from './test-data.ts';

test('an event that is listed twice is rejected, in whichever categories', () => {
  const match = game('Arsenal', 'Wolves', '2024-08-17');
  const reason = '"Arsenal vs Wolves" on 2024-08-17 is listed twice';
  expect(problemsIn(soccerData({ 'Matchday 1': [match, match] }))).toEqual([{ field: 'name', reason }]);
  expect(problemsIn(soccerData({ 'Matchday 1': [match], 'Matchday 2': [match] }))).toEqual([
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
  expect(problemsIn(data)).toEqual([
    { field: 'name', reason: '"Arsenal vs Wolves" on 2024-08-17 is listed twice' },
  ]);
});

test('two meetings with one identity are rejected until they are numbered', () => {
  const first = game('Arsenal', 'Wolves', '2024-08-17', { type: 'Cup' });
  const second = game('Arsenal', 'Wolves', '2025-01-11', { type: 'Cup' });
  expect(problemsIn(soccerData({ Final: [first, second] }))).toContainEqual({
    field: 'name',
    reason:
      '"Arsenal vs Wolves" on 2025-01-11 has the same identity as the one on 2024-08-17: run npm run data:format to number them, or set "occurrence" by hand if the new event comes before the old one',
  });
  expect(problemsIn(soccerData({ Final: [first, { ...second, occurrence: 2 }] }))).toEqual([]);
});

test('two names that make one address are rejected', () => {
  const cup = (name: string, start: string) => ({ start, name });
  const data = soccerData({
    '': [cup('St. George’s Cup', '2024-08-17'), cup('St Georges Cup', '2024-08-24')],
  });
  expect(problemsIn(data)).toContainEqual({
    field: 'name',
    reason:
      '"St Georges Cup" on 2024-08-24 has the same identity as the one on 2024-08-17: run npm run data:format to number them, or set "occurrence" by hand if the new event comes before the old one',
  });
});

test('the same event of two leagues is two events', () => {
  const major = { Major: [{ start: '2024-07-18', end: '2024-07-21', name: 'The Open Championship' }] };
  const tour = (slug: string) => makeLeague(slug, '2024-25', major, { teamScope: undefined });
  expect(problemsIn(makeData(tour('pgatour'), tour('dpworldtour')))).toEqual([]);
});
