import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from './check/test-data.ts';
import { gamesByTeam } from './games-by-team.ts';
import { currentTeamGames } from './team-games.ts';
import { teamGamesKey } from './team-index.ts';

const catalog = fixtureCatalog();
const lists = currentTeamGames(catalog, '2026-11-15');
const gamesOf = gamesByTeam(catalog);
const inList = (slug: string, name: string) =>
  lists.get(teamGamesKey(slug))?.filter(({ home, away }) => home === name || away === name) ?? [];

describe('the current games of teams', () => {
  test('are those of all competitions under way, in order', () => {
    const games = inList('arsenal', 'Arsenal');
    const known = ['premierleague', 'facup', 'eflcup', 'uefachampionsleague'].flatMap((league) =>
      gamesOf('Arsenal', { league, season: '2026-27' }),
    );
    expect(new Set(games.map(({ id }) => id))).toEqual(new Set(known.map(({ id }) => id)));
    expect(games.length).toBeGreaterThan(38);
    expect(games.map(({ start }) => start)).toEqual(games.map(({ start }) => start).sort());
  });

  test('are those of the last season where all are over', () => {
    const seasons = new Set(
      inList('spain-women', 'Spain').map(({ league, season }) => `${league}/${season}`),
    );
    expect(seasons).toContain('worldcup/2023');
  });

  test('have no game twice, although two teams of a list may meet', () => {
    for (const games of lists.values()) expect(new Set(games).size).toBe(games.length);
  });
});
