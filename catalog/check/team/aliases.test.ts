import { expect, test } from 'vitest';
import { describeProblems } from '../../read/problem.ts';
import { readDataFolder } from '../../read/read-data.ts';
import { game, makeData, makeLeague, writeData } from '../test-data.ts';
import { checkAliases } from './aliases.ts';

const games = { 'Matchday 1': [game('Arsenal', 'Chelsea', '2024-08-17')] };

function problemsOf(teamsJson: string): string {
  const folder = writeData(makeData(makeLeague('premierleague', '2024-25', games)), {
    'soccer/premierleague/teams.json': teamsJson,
  });
  const { data, problems } = readDataFolder(folder);
  return describeProblems([...problems, ...checkAliases(data)], folder);
}

test('an alias maps to a team, or it is rejected with its line', () => {
  expect(problemsOf('{ "aliases": { "Arsenal FC": "Arsenal" } }')).toBe('');
  expect(problemsOf('{\n  "aliases": {\n    "Arsenal FC": "Arsenall"\n  }\n}')).toBe(
    'soccer/premierleague/teams.json:3 Arsenal FC: "Arsenall" is not a known team of premierleague',
  );
  expect(problemsOf('{ "aliases": { "Chelsea": "Arsenal" } }')).toContain('is itself a team');
});

test('a team is known from every league of its scope', () => {
  const league = makeLeague('premierleague', '2024-25', games);
  const cup = makeLeague('facup', '2024-25', { Final: [game('Wrexham', 'Arsenal', '2025-05-17')] });
  expect(checkAliases(makeData({ ...league, aliases: { 'Wrexham AFC': 'Wrexham' } }, cup))).toEqual([]);
  const elsewhere = { ...cup, content: { ...cup.content, teamScope: 'nations' } };
  expect(
    checkAliases(makeData({ ...league, aliases: { 'Wrexham AFC': 'Wrexham' } }, elsewhere)),
  ).toHaveLength(1);
});

test('without teams, an alias maps to an event or to the part before " - "', () => {
  const league = makeLeague(
    'formula1',
    '2024',
    { Race: [{ start: '2024-10-27', name: 'Mexico City Grand Prix - Race' }] },
    { teamScope: undefined },
  );
  expect(checkAliases(makeData({ ...league, aliases: { 'Mexican GP': 'Mexico City Grand Prix' } }))).toEqual(
    [],
  );
  expect(checkAliases(makeData({ ...league, aliases: { 'Mexican GP': 'Mexico' } }))[0]?.reason).toBe(
    '"Mexico" is not a known event of formula1',
  );
});

test('teams.json is no season, and has one key', () => {
  const folder = writeData(makeData(makeLeague('premierleague', '2024-25', games)), {
    'soccer/premierleague/teams.json': '{ "aliases": {} }',
  });
  expect(readDataFolder(folder).data.leagues[0]?.seasons.map(({ label }) => label)).toEqual(['2024-25']);
  expect(problemsOf('{ "aliases": {}, "names": {} }')).toContain('is not a known key');
  expect(problemsOf('{ "names": {} }')).not.toBe('');
  expect(problemsOf('{ "aliases": { "A": ""')).toContain('is not valid JSON');
});
