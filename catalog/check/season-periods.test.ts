import { describe, expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

const regularSeason = (start: string, end: string) => ({
  'Regular Season': [{ start, end, name: 'Regular Season', type: 'Regular Season' }],
});

const MATCHES = {
  'Matchday 1': [game('Manchester United', 'Fulham', '2024-08-16T19:00:00Z')],
  'Matchday 38': [game('Arsenal', 'Wolves', '2025-05-25T15:00:00Z', { type: 'Matchday 38' })],
};

describe('the regular season covers its matches', () => {
  test('from the first to the last day of play it is accepted', () => {
    expect(problemsIn(soccerData({ ...regularSeason('2024-08-16', '2025-05-25'), ...MATCHES }))).toEqual([]);
  });

  test('August 2023 to May 2024 is rejected for the matches of 2024-25', () => {
    expect(
      problemsIn(soccerData({ ...regularSeason('2023-08-11', '2024-05-19'), ...MATCHES })),
    ).toContainEqual({
      field: 'start',
      reason:
        'the period 2023-08-11 to 2024-05-19 does not cover 2 of its games, e.g. "Manchester United vs Fulham" on 2024-08-16T19:00:00Z',
    });
  });

  test('a season that ends a day early is rejected', () => {
    expect(problemsIn(soccerData({ ...regularSeason('2024-08-16', '2025-05-24'), ...MATCHES }))).toEqual([
      {
        field: 'start',
        reason:
          'the period 2024-08-16 to 2025-05-24 does not cover 1 of its games, e.g. "Arsenal vs Wolves" on 2025-05-25T15:00:00Z',
      },
    ]);
  });

  test('games of other categories may fall outside', () => {
    const playoff = game('Arsenal', 'Wolves', '2025-05-29T19:00:00Z', { type: 'Playoffs' });
    expect(
      problemsIn(soccerData({ ...regularSeason('2024-08-16', '2025-05-25'), Playoffs: [playoff] })),
    ).toEqual([]);
  });
});

describe('days are those of the home zone', () => {
  // Ten in the evening of the last day on the east coast, and already the next day in London.
  const lateGame = {
    'Regular Season': [
      { start: '2024-08-17', end: '2024-10-19', name: 'Regular Season', type: 'Regular Season' },
      game('LA Galaxy', 'Houston Dynamo', '2024-10-20T02:00:00Z', { type: 'Regular Season' }),
    ],
  };

  test('a west coast game at 02:00 UTC belongs to the evening before', () => {
    expect(problemsIn(soccerData(lateGame, { timeZone: 'America/New_York' }))).toEqual([]);
  });

  test('the same instant is outside in a league of London', () => {
    expect(problemsIn(soccerData(lateGame))).toMatchObject([{ field: 'start' }]);
  });

  test('a season may have a zone of its own', () => {
    const seasonOverrides = { '2024-25': { timeZone: 'America/New_York' } };
    expect(problemsIn(soccerData(lateGame, { seasonOverrides }))).toEqual([]);
  });
});
