import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../check/test-data.ts';
import { currentSeason, seasonsAround } from './current-season.ts';
import { type SeasonSummary, summarizeCatalog } from './summary.ts';

describe('the current season', () => {
  const season = (label: string, from: string, playFrom: string, to: string): SeasonSummary => ({
    label,
    eventCount: 1,
    from,
    to,
    playFrom,
    playTo: to,
    timeZone: 'America/New_York',
  });
  // Each begins with its draft, while the one before is still played.
  const seasons = [
    season('2025', '2025-01-20', '2025-03-01', '2025-11-30'),
    season('2026', '2025-10-01', '2026-03-01', '2026-11-30'),
    season('2028', '2028-01-01', '2028-03-01', '2028-11-30'),
  ];

  test.each([
    ['2020-01-01', '2025', 'the first, before all seasons'],
    ['2025-02-01', '2025', 'the one under way before play begins'],
    ['2025-03-01', '2025', 'in play from the first day'],
    ['2025-11-15', '2025', 'the one in play, though the next has had its draft'],
    ['2025-11-30', '2025', 'in play to the last day'],
    ['2025-12-01', '2026', 'the one under way after the other is over'],
    ['2027-06-01', '2028', 'the next one in a year without play'],
    ['2040-01-01', '2028', 'the last, after all seasons'],
  ])('on %s is %s: %s', (today, label) => {
    expect(currentSeason(seasons, today).label).toBe(label);
  });

  test('of two in play is the newer one', () => {
    const overlapping = [
      season('2025', '2025-01-01', '2025-01-01', '2026-02-28'),
      season('2026', '2026-02-01', '2026-02-01', '2026-12-31'),
    ];
    expect(currentSeason(overlapping, '2026-02-14').label).toBe('2026');
  });

  test('needs a season', () => {
    expect(() => currentSeason([], '2026-11-15')).toThrow('at least one season');
  });
});

describe('the current season of a shipped league', () => {
  const leagues = summarizeCatalog(fixtureCatalog()).flatMap((category) => category.leagues);

  test.each([
    ['nba', '2026-05-15', '2025-26'],
    ['nfl', '2026-11-15', '2026'],
    ['mlb', '2026-11-15', '2026'],
    ['premierleague', '2026-11-15', '2026-27'],
    ['worldcup', '2026-11-15', '2027'],
    ['bellator', '2026-11-15', '2024'],
  ])('%s on %s is %s', (slug, today, label) => {
    const seasons = leagues.find((league) => league.slug === slug)?.seasons ?? [];
    expect(currentSeason(seasons, today).label).toBe(label);
  });

  test('is the first long before and the last long after', () => {
    for (const { seasons } of leagues) {
      expect(currentSeason(seasons, '2000-01-01')).toBe(seasons.at(0));
      expect(currentSeason(seasons, '2099-01-01')).toBe(seasons.at(-1));
    }
  });
});

const season = (from: string, to: string) => ({ from, to, playFrom: from, playTo: to });
const SEASONS = [
  season('2024-08-01', '2025-05-30'),
  season('2025-08-01', '2026-05-30'),
  season('2026-08-01', '2027-05-30'),
];

test('in a season: that one, without those that are over', () => {
  expect(seasonsAround(SEASONS, '2026-11-15')).toEqual(SEASONS.slice(2));
});

test('on the last day both the ending and the coming season', () => {
  expect(seasonsAround(SEASONS, '2026-05-30')).toEqual(SEASONS.slice(1));
});

test('after everything the last season', () => {
  expect(seasonsAround(SEASONS, '2028-01-01')).toEqual(SEASONS.slice(2));
});
