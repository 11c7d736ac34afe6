import { expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

const data = () => soccerData({ 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')] });

test('every league has its expectations', () => {
  const without = data();
  without.expectations = {};
  expect(problemsIn(without)).toEqual([
    { field: undefined, reason: 'has no entry for the league "premierleague"' },
  ]);
});

test('leagues and seasons must exist', () => {
  const wrong = data();
  wrong.expectations.quidditch = { gapDays: 1 };
  wrong.gaps = { premierleague: { '1888-89': 'everything' } };
  wrong.auditKnown = [
    { league: 'premierleague', seasons: ['1889-90'], finding: 'gap', about: 1, reason: 'Winter.' },
    { league: 'premierleague', seasons: ['1890'], finding: 'missing-season', about: 1, reason: 'Before.' },
  ];
  expect(problemsIn(wrong).map(({ reason }) => reason)).toEqual([
    'there is no league "quidditch"',
    'there is no season "1888-89" of premierleague',
    'there is no season "1889-90" of premierleague',
  ]);
});
