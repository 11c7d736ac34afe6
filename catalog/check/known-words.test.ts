import { expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

test('a word that the program does not know is rejected, a category once for a season', () => {
  const data = soccerData({
    'Super Phase': [
      { start: '2024-08-17', name: 'First Day', type: 'Cup' },
      { start: '2024-08-24', name: 'Second Day', type: 'Gala' },
    ],
  });
  expect(problemsIn(data)).toEqual([
    { field: 'Super Phase', reason: expect.stringContaining('does not know the category "Super Phase"') },
    { field: 'type', reason: expect.stringContaining('does not know the type "Gala"') },
  ]);
});

test('numbered rounds are known, and so are types that are names of conferences', () => {
  expect(
    problemsIn(
      soccerData({ 'Matchday 7': [game('Arsenal', 'Everton', '2024-08-17', { type: 'Matchday 7' })] }),
    ),
  ).toEqual([]);
  const tournament = { start: '2025-03-08', name: 'Atlantic Tournament', type: 'Atlantic' };
  expect(problemsIn(soccerData({ 'Conference Tournaments': [tournament] }))).toEqual([]);
});

test('a sport of Olympic Games may be a category', () => {
  const sport = { start: '2024-07-27', name: 'Swimming' };
  const session = { start: '2024-07-27', name: 'Swimming Heats' };
  expect(problemsIn(soccerData({ Sports: [sport], Swimming: [session] }))).toEqual([]);
  expect(problemsIn(soccerData({ Swimming: [session] }))).toMatchObject([{ field: 'Swimming' }]);
});
