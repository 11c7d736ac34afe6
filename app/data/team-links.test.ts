import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { isGame } from '../../catalog/event/event.ts';
import { teamSlugInPath } from '../../catalog/event/urls.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { teamHref } from './team-links.ts';

describe('the address of a team', () => {
  test('depends on the scope of the season', () => {
    expect(teamHref('Arsenal', { league: 'facup', season: '2026-27' })).toBe('/teams/arsenal');
    expect(teamHref('Duke Blue Devils', { league: 'ncaawbb', season: '2025-26' })).toBe(
      '/teams/duke-blue-devils-womens-basketball',
    );
  });

  test('is undefined in a season without teams', () => {
    expect(teamHref('Lewis Hamilton', { league: 'formula1', season: '2026' })).toBeUndefined();
  });

  test('exists for every side of every game', () => {
    const catalog = fixtureCatalog();
    const missing = new Set<string>();
    for (const event of allLeagues(catalog).flatMap(({ seasons }) =>
      seasons.flatMap(({ events }) => events),
    )) {
      if (!isGame(event)) continue;
      for (const name of [event.home, event.away]) {
        const slug = teamSlugInPath(teamHref(name, event) ?? '');
        if (catalog.teams.get(slug ?? '')?.name !== name) missing.add(`${event.league}: ${name}`);
      }
    }
    expect([...missing]).toEqual([]);
  });
});

test('a team is recognised in an address', () => {
  expect(teamSlugInPath('/teams/arsenal')).toBe('arsenal');
  expect(teamSlugInPath('/teams/arsenal/')).toBe('arsenal');
  expect(['/teams', '/teams/', '/nfl', '/teams/a/b'].map(teamSlugInPath)).toEqual(Array(4).fill(undefined));
});
