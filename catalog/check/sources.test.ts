import { describe, expect, test } from 'vitest';
import { game, problemsIn, soccerData } from './test-data.ts';

const match = game('Arsenal', 'Wolves', '2024-08-17');

describe('every event says where it is from', () => {
  test('a source that sources.json does not have is rejected', () => {
    const data = soccerData({
      'Matchday 1': [match, game('Chelsea', 'Everton', '2024-08-18', { source: 'hearsay' })],
    });
    expect(problemsIn(data)).toEqual([
      { field: 'source', reason: 'the source "hearsay" is not in sources.json' },
    ]);
  });

  test('a source that lists a league which does not use it is rejected', () => {
    const data = soccerData({ 'Matchday 1': [match] });
    for (const source of Object.values(data.sources)) source.leagues = ['facup', 'premierleague'];
    expect(problemsIn(data)).toEqual([
      {
        field: 'leagues',
        reason: 'lists the leagues facup, premierleague, but is used by events of premierleague',
      },
    ]);
  });

  test('a source that does not list a league which uses it is rejected', () => {
    const data = soccerData({ 'Matchday 1': [match] });
    for (const source of Object.values(data.sources)) source.leagues = [];
    expect(problemsIn(data)).toEqual([
      { field: 'leagues', reason: 'lists the leagues none, but is used by events of premierleague' },
    ]);
  });
});

test('a source is not checked in the future', () => {
  const data = soccerData({ 'Matchday 1': [match] });
  for (const source of Object.values(data.sources)) source.checked = '2124-01-01';
  expect(problemsIn(data)).toEqual([{ field: 'checked', reason: '"2124-01-01" is in the future' }]);
});

describe('an estimate says so', () => {
  const estimate = (details?: string) =>
    soccerData({
      '': [
        { start: '2024-07-01', name: 'Transfer Window', sure: 'estimated', ...(details ? { details } : {}) },
      ],
    });

  test('"Estimated dates" is accepted', () => {
    expect(problemsIn(estimate('Estimated dates; closes at 23:00'))).toEqual([]);
  });

  test.each([undefined, 'Closes at 23:00'])('the details %j are rejected', (details) => {
    expect(problemsIn(estimate(details))).toEqual([
      { field: 'details', reason: '"Transfer Window" is estimated and must say "Estimated dates"' },
    ]);
  });
});

describe('a correction points at an event that is shipped', () => {
  const corrected = (event: string) => {
    const data = soccerData({ 'Matchday 1': [match] });
    data.corrections = [
      { id: 'missing-vs', leagues: ['premierleague'], event, was: 'A B', now: 'A vs B', why: 'missing' },
    ];
    return data;
  };

  test('one that exists is accepted', () => {
    expect(problemsIn(corrected('premierleague/2024-25/arsenal-vs-wolves'))).toEqual([]);
  });

  test('one that does not exist is rejected', () => {
    expect(problemsIn(corrected('premierleague/2024-25/arsenal-vs-wolfs'))).toEqual([
      { field: 'event', reason: 'there is no event "premierleague/2024-25/arsenal-vs-wolfs"' },
    ]);
  });
});
