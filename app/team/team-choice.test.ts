import { describe, expect, test } from 'vitest';
import { teamYears } from '../../catalog/team-seasons.ts';
import { teamChoice } from './team-choice.ts';

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
const choice = (search: string) => teamChoice(new URLSearchParams(search), YEARS, '2026-11-15', 'Arsenal');

describe('what an address asks of a team’s page', () => {
  test('without parameters: the current year, everything', () => {
    expect(choice('')).toMatchObject({
      year: { year: '2026' },
      defaultYear: { year: '2026' },
      where: undefined,
      competition: undefined,
      warnings: [],
    });
  });

  test('all three', () => {
    expect(choice('season=2025&where=away&competition=facup')).toMatchObject({
      year: { year: '2025' },
      defaultYear: { year: '2026' },
      where: 'away',
      competition: 'facup',
      warnings: [],
    });
  });

  test('nonsense is dropped with a sentence for each', () => {
    const { year, where, competition, warnings } = choice('season=1999&where=moon&competition=nfl');
    expect([year.year, where, competition]).toEqual(['2026', undefined, undefined]);
    expect(warnings).toEqual([
      'There are no games of Arsenal in a season “1999”. This is 2026-27.',
      'Games are at home or away, not “moon”. These are both.',
      'Arsenal has no games in a competition “nfl” in 2026-27. These are all.',
    ]);
  });

  test('a competition of another year is dropped too', () => {
    expect(choice('competition=facup').warnings).toHaveLength(1);
  });

  test('quotes no more than a few words', () => {
    expect(choice(`where=${'x'.repeat(500)}`).warnings[0]?.length).toBeLessThan(100);
  });

  test('shows what is hidden in a quoted text', () => {
    expect(choice('where=a%E2%80%AEb').warnings).toEqual([
      'Games are at home or away, not “a\ufffdb”. These are both.',
    ]);
  });
});
