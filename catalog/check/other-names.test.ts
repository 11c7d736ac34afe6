import { describe, expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

const data = () => soccerData({ 'Matchday 1': [game('Arsenal', 'Chelsea', '2024-08-17')] });

describe('other names', () => {
  test('of what there is are welcome', () => {
    const otherNames = {
      sports: { soccer: ['football'] },
      leagues: { premierleague: ['EPL'] },
      teams: { arsenal: ['Gunners'] },
      seasons: { 'premierleague/2024-25': ['PL25'] },
      events: [{ league: 'premierleague', pattern: '^Arsenal vs ', names: ['Arsenal at home'] }],
      abbreviations: { md: 'matchday' },
      notCovered: [{ sport: 'darts', names: ['darts'] }],
    };
    expect(problemsIn({ ...data(), otherNames })).toEqual([]);
  });

  test('of what there is not are rejected', () => {
    const otherNames = {
      sports: { curling: ['ice'] },
      leagues: { epl: ['EPL'] },
      teams: { gunners: ['Arsenal'] },
      seasons: { 'premierleague/1999': ['PL99'] },
      events: [
        { league: 'premierleague', pattern: '^Everton vs ', names: ['Everton at home'] },
        { league: 'epl', pattern: '^Arsenal vs ', names: ['Arsenal at home'] },
      ],
      abbreviations: {},
      notCovered: [{ sport: 'soccer', names: ['Arsenal', 'EPL', 'Everton'] }],
    };
    expect(problemsIn({ ...data(), otherNames })).toEqual([
      { field: 'curling', reason: 'none of the sports is called so' },
      { field: 'epl', reason: 'none of the leagues is called so' },
      { field: 'gunners', reason: 'none of the teams is called so' },
      { field: 'premierleague/1999', reason: 'is not a season (league/label)' },
      { field: 'pattern', reason: 'matches no event of the league "premierleague"' },
      { field: 'pattern', reason: 'matches no event of the league "epl"' },
      { field: 'names', reason: '“Arsenal” is a league or a team' },
      { field: 'names', reason: '“EPL” is a league or a team' },
    ]);
  });

  test('that say the same twice are rejected', () => {
    const otherNames = {
      sports: {},
      leagues: {},
      teams: { arsenal: ['Gunners', 'gunners'] },
      seasons: {},
      events: [],
      abbreviations: { md: 'md' },
      notCovered: [],
    };
    expect(problemsIn({ ...data(), otherNames })).toEqual([
      { field: 'arsenal', reason: 'has “gunners” twice' },
      { field: 'md', reason: 'stands for nothing else' },
    ]);
  });
});
