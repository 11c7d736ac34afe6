import { expect, test } from 'vitest';
import { groupsOf } from './team-group.ts';

const groups = [
  { league: 'nhl', from: '2023-24', until: '2023-24', name: 'Central', teams: ['Arizona Coyotes'] },
  { league: 'nhl', from: '2024-25', name: 'Central', teams: ['Utah Mammoth'] },
  { league: 'nfl', from: '2023', name: 'AFC North', teams: ['Cleveland Browns'] },
];
const teamsIn = (league: string, season: string) =>
  groupsOf(groups, league, season).flatMap(({ teams }) => teams);

test.each([
  ['nhl', '2022-23', []],
  ['nhl', '2023-24', ['Arizona Coyotes']],
  ['nhl', '2024-25', ['Utah Mammoth']],
  ['nhl', '2030-31', ['Utah Mammoth']],
  ['nfl', '2026', ['Cleveland Browns']],
  ['mlb', '2026', []],
])('the groups of %s %s hold %j', (league, season, teams) => {
  expect(teamsIn(league, season)).toEqual(teams);
});
