import { describe, expect, test } from 'vitest';
import { shippedCatalog } from '../../catalog/check/test-data.ts';
import { isGame } from '../../catalog/event.ts';
import { allLeagues } from '../../catalog/league.ts';
import { teamHref, teamPath, teamSlugAt } from './team-links.ts';

describe('the address of a team', () => {
  test('depends on the scope of the season', () => {
    expect(teamPath('Arsenal', { teamScope: 'soccer-clubs' })).toBe('/teams/arsenal');
    expect(teamPath('Canada', { teamScope: 'nhl' })).toBe('/teams/canada-ice-hockey');
    expect(teamPath('Duke Blue Devils', { teamScope: 'college-basketball-women' })).toBe(
      '/teams/duke-blue-devils-womens-basketball',
    );
  });

  test('is none where nobody plays anybody', () => {
    expect(teamPath('Lewis Hamilton', {})).toBeUndefined();
  });

  test('of every side of every game is that of a team', () => {
    const catalog = shippedCatalog();
    const missing = new Set<string>();
    for (const event of allLeagues(catalog).flatMap(({ seasons }) =>
      seasons.flatMap(({ events }) => events),
    )) {
      if (!isGame(event)) continue;
      for (const name of [event.home, event.away]) {
        const slug = teamSlugAt(teamHref(name, event) ?? '');
        if (catalog.teams.get(slug ?? '')?.name !== name) missing.add(`${event.league}: ${name}`);
      }
    }
    expect([...missing]).toEqual([]);
  });
});

test('a team is recognised in an address', () => {
  expect(teamSlugAt('/teams/arsenal')).toBe('arsenal');
  expect(teamSlugAt('/teams/arsenal/')).toBe('arsenal');
  expect(['/teams', '/teams/', '/nfl', '/teams/a/b'].map(teamSlugAt)).toEqual(Array(4).fill(undefined));
});
