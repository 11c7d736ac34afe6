import { describe, expect, test } from 'vitest';
import type { TeamGroup } from '../../team/team-group.ts';
import { checkData } from '../check-data.ts';
import { game, soccerData } from '../test-data.ts';

const north: TeamGroup = { league: 'premierleague', from: '2024-25', name: 'North', teams: ['Everton'] };
const south: TeamGroup = { league: 'premierleague', from: '2024-25', name: 'South', teams: ['Arsenal'] };

function problemsOf(...groups: TeamGroup[]) {
  const data = soccerData({ 'Matchday 1': [game('Arsenal', 'Everton', '2024-08-17')] });
  return checkData({ ...data, groups }).map(({ path, reason }) => ({ path, reason }));
}

describe('groups', () => {
  test('of teams that play are welcome', () => {
    expect(problemsOf(north, south)).toEqual([]);
  });

  test('are of a league that exists', () => {
    expect(problemsOf(north, { ...south, league: 'epl' })).toEqual([
      { path: [1, 'league'], reason: 'there is no league "epl"' },
    ]);
  });

  test('are of seasons that exist', () => {
    expect(problemsOf({ ...north, from: '2023-24', until: '2030-31' })).toEqual([
      { path: [0, 'from'], reason: 'there is no season "2023-24" of premierleague' },
      { path: [0, 'until'], reason: 'there is no season "2030-31" of premierleague' },
    ]);
  });

  test('are of teams that play in these seasons', () => {
    expect(problemsOf({ ...north, teams: ['Everton', 'Evertn'] })).toEqual([
      { path: [0, 'teams', 1], reason: '"Evertn" has no game of premierleague in these seasons' },
    ]);
  });

  test('share no team in a season', () => {
    expect(problemsOf(north, { ...south, teams: ['Arsenal', 'Everton'] })).toEqual([
      { path: [1, 'teams', 1], reason: '"Everton" is also in North in 2024-25' },
    ]);
  });

  test('have a known source', () => {
    expect(problemsOf({ ...north, sources: ['hearsay'] })).toEqual([
      { path: [0, 'sources'], reason: 'the source "hearsay" is not in sources.json' },
    ]);
  });
});
