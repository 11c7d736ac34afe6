import { expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

test('a text that no page can show is rejected without being quoted', () => {
  const more = { name: 'x'.repeat(400), details: 'x'.repeat(200_000), type: 'x'.repeat(40) };
  expect(problemsIn(soccerData({ 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17', more)] }))).toEqual([
    { field: 'name', reason: 'is 400 characters long, at most 120 are allowed' },
    { field: 'details', reason: 'is 200000 characters long, at most 500 are allowed' },
  ]);
});

test('so is a category', () => {
  const label = 'x'.repeat(41);
  expect(problemsIn(soccerData({ [label]: [{ start: '2024-08-17', name: 'Final' }] }))).toEqual([
    { field: label, reason: 'is 41 characters long, at most 40 are allowed' },
  ]);
});
