import { describe, expect, test } from 'vitest';
import { currentTeamYear, type TeamSeason, teamYears } from './team-seasons.ts';

const SPANS: Record<string, [from: string, playFrom: string, to: string]> = {
  'premierleague/2025-26': ['2025-06-15', '2025-08-15', '2026-05-24'],
  'premierleague/2026-27': ['2026-06-15', '2026-08-22', '2027-05-30'],
  'eflcup/2026-27': ['2026-08-01', '2026-08-01', '2027-02-28'],
  'facup/2024-25': ['2024-11-01', '2024-11-01', '2025-05-17'],
  'euros/2024': ['2024-06-14', '2024-06-14', '2024-07-14'],
};
const spanOf = ({ league, season }: TeamSeason) => {
  const span = SPANS[`${league}/${season}`];
  return span && { from: span[0], playFrom: span[1], to: span[2], playTo: span[2] };
};
const years = (...keys: string[]) =>
  teamYears(
    keys.map((key) => {
      const [league = '', season = ''] = key.split('/');
      return { league, season };
    }),
    spanOf,
  );

describe('the years of a team', () => {
  test('hold the seasons of all competitions that begin in them, oldest first', () => {
    const found = years('premierleague/2025-26', 'premierleague/2026-27', 'eflcup/2026-27');
    expect(
      found.map(({ year, label, seasons }) => [year, label, seasons.map(({ league }) => league)]),
    ).toEqual([
      ['2025', '2025-26', ['premierleague']],
      ['2026', '2026-27', ['premierleague', 'eflcup']],
    ]);
  });

  test('reach from the first to the last day of any of them', () => {
    expect(years('premierleague/2026-27', 'eflcup/2026-27')).toMatchObject([
      { from: '2026-06-15', playFrom: '2026-08-01', to: '2027-05-30', playTo: '2027-05-30' },
    ]);
  });

  test('name every label where competitions differ', () => {
    expect(years('facup/2024-25', 'euros/2024').map(({ year, label }) => [year, label])).toEqual([
      ['2024', '2024 / 2024-25'],
    ]);
  });

  test('leave out a season that is not known', () => {
    expect(years('premierleague/1999-00')).toEqual([]);
  });
});

describe('the current year of a team', () => {
  const arsenal = years('premierleague/2025-26', 'premierleague/2026-27', 'eflcup/2026-27', 'facup/2024-25');

  test.each([
    ['2020-01-01', '2024', 'the first, before all'],
    ['2026-05-01', '2025', 'the one in play'],
    ['2026-07-01', '2026', 'the one under way in summer'],
    ['2026-08-05', '2026', 'in play as soon as one competition is'],
    ['2026-11-15', '2026', 'the newest in play'],
    ['2030-01-01', '2026', 'the last, after all'],
  ])('on %s is %s: %s', (today, year) => {
    expect(currentTeamYear(arsenal, today).year).toBe(year);
  });
});
