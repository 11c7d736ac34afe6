import { describe, expect, test } from 'vitest';
import { checkData } from '../check-data.ts';
import { game, makeData, makeLeague, problemsIn, soccerData } from '../test-data.ts';

const data = () =>
  soccerData({
    'Matchday 1': [game('Arsenal', 'Chelsea', '2024-08-17'), game('Everton', 'Fulham', '2024-08-17')],
  });

const arsenal = {
  shortName: 'Arsenal',
  abbreviation: 'ARS',
  country: 'gb-eng',
  sources: ['fixture-list'],
};

describe('the identity of a team', () => {
  test('needs no city and no colours', () => {
    expect(problemsIn(data())).toEqual([]);
  });

  test('is missed at the first game of the team', () => {
    const lacking = data();
    delete lacking.teamIdentities.Chelsea;
    expect(checkData(lacking)).toEqual([
      {
        file: 'soccer/premierleague/2024-25.json',
        path: ['events', 'Matchday 1', 0, 'away'],
        reason:
          '"Chelsea" has no line in team-identities.json: add one with its shortName, abbreviation, country and sources',
      },
    ]);
  });

  test('belongs to a team that plays', () => {
    const extra = data();
    extra.teamIdentities.Arsenl = { ...arsenal, shortName: 'Arsenl' };
    expect(problemsIn(extra)).toEqual([
      { field: 'Arsenl', reason: 'no game has a team of this name: remove the line, or correct the name' },
    ]);
  });

  test('names a known source', () => {
    const unsourced = data();
    unsourced.teamIdentities.Arsenal = { ...arsenal, sources: ['hearsay'] };
    expect(problemsIn(unsourced)).toEqual([
      { field: 'sources', reason: 'the source "hearsay" is not in sources.json' },
    ]);
  });

  test.each(['shortName', 'abbreviation'] as const)('has a %s that is unique in the league', (key) => {
    const alike = data();
    alike.teamIdentities.Arsenal = { ...arsenal, [key]: 'CHE' };
    alike.teamIdentities.Chelsea = { ...arsenal, shortName: 'Chelsea', abbreviation: 'CHE', [key]: 'CHE' };
    expect(problemsIn(alike)).toEqual([
      {
        field: key,
        reason: `"CHE" is also the ${key} of "Arsenal", and both play in the premierleague`,
      },
    ]);
  });

  test('may be like that of a team in another league', () => {
    const two = makeData(
      makeLeague('premierleague', '2024-25', { '': [game('Arsenal', 'Chelsea', '2024-08-17')] }),
      makeLeague('mls', '2024', { '': [game('Atlanta', 'Dallas', '2024-08-17')] }),
    );
    two.teamIdentities.Chelsea = { ...arsenal, shortName: 'Same', abbreviation: 'DAL' };
    two.teamIdentities.Dallas = { ...arsenal, shortName: 'Same', abbreviation: 'DAL' };
    expect(problemsIn(two)).toEqual([]);
  });
});
