import { describe, expect, test } from 'vitest';
import { fixtureCatalog, makeEvent } from '../check/test-data.ts';
import { teamsOf } from '../read/teams-of-leagues.ts';
import { allLeagues } from '../season/league.ts';
import { teamSlug } from './team.ts';

const catalog = fixtureCatalog();
const teamsNamed = (name: string) => [...catalog.teams.values()].filter((team) => team.name === name);

describe('one name is one team within its scope', () => {
  test('Arsenal is one team over its competitions', () => {
    expect(teamsNamed('Arsenal')).toMatchObject([
      {
        slug: 'arsenal',
        name: 'Arsenal',
        scope: 'soccer-clubs',
        leagues: ['uefachampionsleague', 'premierleague', 'eflcup'],
      },
    ]);
  });
});

describe('one name is another team in another scope', () => {
  test("Duke's men and women are two teams", () => {
    const duke = teamsNamed('Duke Blue Devils').map(({ slug, leagues }) => [slug, leagues]);
    expect(duke).toContainEqual(['duke-blue-devils-mens-basketball', ['ncaambb']]);
    expect(duke).toContainEqual(['duke-blue-devils-womens-basketball', ['ncaawbb']]);
  });

  test('Spain of the women’s World Cup 2023 is not Spain of the men’s', () => {
    expect(teamsNamed('Spain').map(({ slug, scope }) => [slug, scope])).toEqual([
      ['spain', 'soccer-nations'],
      ['spain-women', 'soccer-nations-women'],
    ]);
  });
});

describe('the teams of a catalogue', () => {
  test('have an address each: the map by slug has lost none', () => {
    const names = new Set<string>();
    for (const { teamScope, events } of allLeagues(catalog).flatMap(({ seasons }) => seasons)) {
      if (teamScope === undefined) continue;
      for (const { home, away } of events) {
        for (const side of [home, away]) if (side !== undefined) names.add(`${teamScope} ${side}`);
      }
    }
    const teams = [...catalog.teams.values()].map(({ scope, name }) => `${scope} ${name}`);
    expect(teams.sort()).toEqual([...names].sort());
    expect([...catalog.teams.keys()].filter((slug) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });
});

describe('the slug of a team', () => {
  test('is its name, then the suffix of its scope', () => {
    expect(teamSlug('Bodø/Glimt', undefined)).toBe('bodo-glimt');
    expect(teamSlug('Spain', {})).toBe('spain');
    expect(teamSlug('Spain', { suffix: 'women' })).toBe('spain-women');
  });

  test('is its own if the scope gives it one', () => {
    const scope = { suffix: 'hockey', slugs: { Canada: 'canada-ice-hockey' } };
    expect(teamSlug('Canada', scope)).toBe('canada-ice-hockey');
    expect(teamSlug('Sweden', scope)).toBe('sweden-hockey');
  });
});

test('teams come from games only, sorted by slug, with each league once', () => {
  const events = [
    makeEvent({ name: 'Wolves vs Arsenal', home: 'Wolves', away: 'Arsenal' }),
    makeEvent({ name: 'Arsenal vs Wolves', home: 'Arsenal', away: 'Wolves' }),
    makeEvent({ name: 'Transfer Window' }),
  ];
  expect(teamsOf([{ slug: 'facup', seasons: [{ teamScope: 'clubs', events }] }], {})).toEqual([
    { slug: 'arsenal', name: 'Arsenal', scope: 'clubs', leagues: ['facup'] },
    { slug: 'wolves', name: 'Wolves', scope: 'clubs', leagues: ['facup'] },
  ]);
});
