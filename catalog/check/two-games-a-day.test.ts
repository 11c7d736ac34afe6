import { describe, expect, test } from 'vitest';
import type { LeagueFile } from '../read/schema.ts';
import { type EventsByCategory, game, makeData, makeLeague, problemsIn, soccerData } from './test-data.ts';

const CUP = { type: 'Cup' };

test('a team with two games on a day is rejected, in whichever competitions', () => {
  const league = { 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17T11:30:00Z')] };
  const cup = { Final: [game('Chelsea', 'Arsenal', '2024-08-17', CUP)] };
  expect(
    problemsIn(makeData(makeLeague('premierleague', '2024-25', league), makeLeague('facup', '2024-25', cup))),
  ).toEqual([
    {
      field: 'away',
      reason:
        '"Arsenal" has two games on 2024-08-17: also "Arsenal vs Wolves" (soccer/premierleague/2024-25.json)',
    },
  ]);
});

test('the day is that of the league', () => {
  const late = game('Arsenal', 'Wolves', '2024-08-17T23:30:00Z', CUP);
  const data = soccerData({ Cup: [game('Chelsea', 'Arsenal', '2024-08-18', CUP), late] });
  expect(problemsIn(data)).toHaveLength(1);
  const american = soccerData(
    { Cup: [game('Chelsea', 'Arsenal', '2024-08-18', CUP), late] },
    { timeZone: 'America/New_York' },
  );
  expect(problemsIn(american)).toEqual([]);
});

describe('two games are possible', () => {
  test('as a doubleheader', () => {
    const data = soccerData({
      Cup: [
        game('Mets', 'Cubs', '2024-08-17T17:00:00Z', CUP),
        game('Mets', 'Cubs', '2024-08-17T21:00:00Z', { ...CUP, name: 'Mets vs Cubs (Game 2)' }),
      ],
    });
    expect(problemsIn(data)).toEqual([]);
  });

  test('but not at another ground', () => {
    const data = soccerData({
      Cup: [
        game('Mets', 'Cubs', '2024-08-17T17:00:00Z', CUP),
        game('Cubs', 'Mets', '2024-08-17T21:00:00Z', { ...CUP, name: 'Cubs vs Mets (Game 2)' }),
      ],
    });
    expect(problemsIn(data)).toHaveLength(1);
  });

  test('if one of them is called off', () => {
    const data = soccerData({
      Cup: [
        game('Arsenal', 'Wolves', '2024-08-17', { ...CUP, details: 'Postponed' }),
        game('Arsenal', 'Chelsea', '2024-08-17', CUP),
      ],
    });
    expect(problemsIn(data)).toEqual([]);
  });

  test('if one of them has only the default day of its matchday', () => {
    const league: EventsByCategory = { 'Matchday 1': [game('Arsenal', 'Wolves', '2024-08-17')] };
    const cup: EventsByCategory = { Final: [game('Chelsea', 'Arsenal', '2024-08-17T15:00:00Z', CUP)] };
    const both = (content: Partial<LeagueFile>) =>
      makeData(makeLeague('premierleague', '2024-25', league, content), makeLeague('facup', '2024-25', cup));
    expect(problemsIn(both({ daysProvisionalUntilTimed: true }))).toEqual([]);
    expect(problemsIn(both({}))).toHaveLength(1);
  });
});
