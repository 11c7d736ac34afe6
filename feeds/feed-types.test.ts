import { describe, expect, test } from 'vitest';
import { makeEvent } from '../catalog/check/test-data.ts';
import { feedTypesOf } from './feed-types.ts';

const events = (...list: [category: string, type: string, count?: number][]) =>
  list.flatMap(([category, type, count = 1]) =>
    Array.from({ length: count }, () => makeEvent({ category, type })),
  );
const counts = (sport: string, ...list: Parameters<typeof events>) =>
  Object.fromEntries(feedTypesOf(events(...list), sport).map(({ slug, events: own }) => [slug, own.length]));

describe('the calendars by type', () => {
  test('are the categories of a league', () => {
    expect(
      counts(
        'football',
        ['Regular Season', 'Week 1', 2],
        ['Regular Season', 'Week 2', 2],
        ['Draft', 'Draft'],
      ),
    ).toEqual({ 'regular-season': 4, draft: 1 });
  });

  test('sessions of race weekends, with every race among the races', () => {
    expect(
      counts(
        'motorsport',
        ['Race', 'Race', 3],
        ['Playoffs', 'Playoffs'],
        ['Sprint', 'Sprint Race'],
        ['Sprint', 'Sprint Qualifying'],
        ['Practice', 'Practice', 6],
      ),
    ).toEqual({ race: 4, playoffs: 1, 'sprint-race': 1, 'sprint-qualifying': 1, practice: 6 });
  });

  test('matchdays are one type, legs of a tie are one, and what has no name is none', () => {
    expect(
      counts(
        'soccer',
        ['Matchday 1', 'Matchday 1', 2],
        ['Matchday 2', 'Matchday 2', 2],
        ['', '', 2],
        ['', 'Relegation Playoff First Leg'],
        ['', 'Relegation Playoff Second Leg'],
      ),
    ).toEqual({ matches: 4, 'relegation-playoff': 2 });
  });

  test('a tournament within the regular season is in both', () => {
    expect(
      counts(
        'basketball',
        ['Regular Season', 'In-Season Tournament'],
        ['Regular Season', 'Regular Season', 3],
        ['Draft', 'Draft'],
      ),
    ).toEqual({ 'regular-season': 4, 'in-season-tournament': 1, draft: 1 });
  });

  test('what is nearly the whole league has none', () => {
    expect(counts('baseball', ['Regular Season', 'Regular Season', 95], ['Playoffs', 'Playoffs', 5])).toEqual(
      {
        playoffs: 5,
      },
    );
  });
});
