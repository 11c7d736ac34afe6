import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../check/test-data.ts';
import { teamIndex, teamIndexKey } from './team-index.ts';

const catalog = fixtureCatalog();
const index = teamIndex(catalog);
const entry = (slug: string) => index.get(teamIndexKey(slug))?.find((team) => team.slug === slug);

describe('the index of teams', () => {
  test('has every team once, under the first character of its slug', () => {
    const slugs = [...index].flatMap(([key, teams]) =>
      teams.map(({ slug }) => {
        expect(slug.startsWith(key)).toBe(true);
        return slug;
      }),
    );
    expect(slugs.sort()).toEqual([...catalog.teams.keys()].sort());
  });

  test('has no team without a season, and the leagues that the catalogue knows', () => {
    for (const { slug, seasons } of [...index.values()].flat()) {
      const leagues = new Set(seasons.map(({ league }) => league));
      expect([...leagues].sort(), slug).toEqual([...(catalog.teams.get(slug)?.leagues ?? [])].sort());
    }
  });

  test('tells scopes apart: the World Cup of 2023 is the women’s', () => {
    const worldCups = (slug: string) =>
      entry(slug)?.seasons.flatMap(({ league, season }) => (league === 'worldcup' ? season : []));
    expect(worldCups('spain')).not.toContain('2023');
    expect(worldCups('spain-women')).toContain('2023');
  });
});
