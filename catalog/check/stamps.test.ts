import { expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

const stamped = (updated: string) =>
  problemsIn(soccerData({ 'Matchday 1': [game('Arsenal', 'Chelsea', '2024-08-17', { updated })] }));

test('a change in the future is rejected, one of the past is not', () => {
  expect(stamped('2099-01-01T00:00:00Z')).toMatchObject([{ field: 'updated' }]);
  expect(stamped('2026-11-15T12:00:00Z')).toEqual([]);
});
