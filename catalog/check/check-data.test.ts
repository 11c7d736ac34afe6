import { expect, test } from 'vitest';
import { describeProblems } from '../read/problem.ts';
import { readDataFolder } from '../read/read-data.ts';
import { checkData } from './check-data.ts';
import { FIXTURE_DATA, game, problemsIn, soccerData } from './test-data.ts';

test('the fixtures have no problem', () => {
  const { data, problems } = readDataFolder(FIXTURE_DATA);
  expect(describeProblems([...problems, ...checkData(data)], FIXTURE_DATA)).toBe('');
});

test('invalid starts are reported alone, because every other check compares them', () => {
  const data = soccerData({
    'Matchday 1': [
      game('Arsenal', 'Wolves', '9/14/24'),
      game('Chelsea', 'Everton', '2024-08-18', { type: ' ' }),
    ],
  });
  expect(problemsIn(data)).toMatchObject([{ field: 'start' }]);
});
