import { describe, expect, test } from 'vitest';
import { currentTeamYear, teamYears } from '../../catalog/season/team-seasons.ts';
import { readQuery } from '../util/query.ts';
import { gameParameters, yearParameters } from './team-query.ts';

const YEARS = teamYears(
  [
    { league: 'premierleague', season: '2025-26' },
    { league: 'facup', season: '2025-26' },
    { league: 'premierleague', season: '2026-27' },
  ],
  ({ season }) => {
    const year = Number(season.slice(0, 4));
    const [from, to] = [`${year}-08-01`, `${year + 1}-05-30`];
    return { from, to, playFrom: from, playTo: to };
  },
);

/** As the page reads it. */
function read(search: string) {
  const params = new URLSearchParams(search);
  const ofYears = yearParameters('Arsenal', YEARS, currentTeamYear(YEARS, '2026-11-15'));
  const { year } = readQuery(ofYears, params).query;
  const competitions = year.seasons.map(({ league }) => league);
  const { query, warnings } = readQuery(
    { ...ofYears, ...gameParameters('Arsenal', year, competitions) },
    params,
  );
  return { ...query, warnings };
}

describe('the URL of a team’s page', () => {
  test('without parameters: the current year, everything', () => {
    expect(read('')).toMatchObject({
      year: { year: '2026' },
      where: undefined,
      competition: undefined,
      warnings: [],
    });
  });

  test('all three', () => {
    expect(read('season=2025&where=away&competition=facup')).toMatchObject({
      year: { year: '2025' },
      where: 'away',
      competition: 'facup',
      warnings: [],
    });
  });

  test('games at neutral sites', () => {
    expect(read('where=neutral')).toMatchObject({ where: 'neutral', warnings: [] });
  });

  test('invalid values are ignored with a warning for each', () => {
    const { year, where, competition, warnings } = read('season=1999&where=moon&competition=nfl');
    expect([year.year, where, competition]).toEqual(['2026', undefined, undefined]);
    expect(warnings).toEqual([
      'Arsenal has no “1999” season. Showing 2026-27.',
      'Games can be home, away or neutral, not “moon”. Showing all.',
      'Arsenal has no games in “nfl” in 2026-27. Showing all competitions.',
    ]);
  });

  test('a competition of another year is ignored too', () => {
    expect(read('competition=facup').warnings).toHaveLength(1);
  });

  test('quotes only the start of a long value', () => {
    expect(read(`where=${'x'.repeat(500)}`).warnings[0]?.length).toBeLessThan(100);
  });

  test('shows invisible characters of a quoted value', () => {
    expect(read('where=a%E2%80%AEb').warnings).toEqual([
      'Games can be home, away or neutral, not “a\ufffdb”. Showing all.',
    ]);
  });
});
