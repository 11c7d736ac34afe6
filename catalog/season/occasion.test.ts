import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { fixtureCatalog, makeData, makeLeague } from '../check/test-data.ts';
import type { AuthoredEvent } from '../event/event.ts';
import { isGamesSlug } from '../event/urls.ts';
import { buildCatalog } from '../read/build-catalog.ts';
import { readDataFolder } from '../read/read-data.ts';
import { allLeagues } from './league.ts';
import { occasionsOf, summarizeOccasion } from './occasion.ts';
import { editionsOf, editionYear, occasionOf } from './occasion-summary.ts';

/** A tour of one season. */
function tour(slug: string, ...events: AuthoredEvent[]) {
  return makeLeague(slug, '2026', { 'Regular Season': events }, { teamScope: undefined });
}

function open(name: string, start: string, end: string): AuthoredEvent {
  return { name, start, end, type: 'Major' };
}

/** Two sports with two tours each. */
function slugsOf(golf: ReturnType<typeof tour>[], tennis: ReturnType<typeof tour>[]): string[] {
  const data = makeData(...golf, ...tennis);
  const categories = Object.entries({ golf, tennis }).map(([folder, leagues]) => ({
    name: folder,
    folder,
    leagues: leagues.map(({ slug }) => slug),
  }));
  return occasionsOf(buildCatalog({ ...data, categories })).map(({ slug }) => slug);
}

describe('a tournament has a page', () => {
  test('if two tours list it in the same days under the same name', () => {
    const men = tour('men', open('Wimbledon', '2026-06-29', '2026-07-12'));
    expect(slugsOf([], [men, tour('women', open('Wimbledon', '2026-06-30', '2026-07-11'))])).toEqual([
      'wimbledon',
    ]);
    expect(slugsOf([], [men, tour('women', open('Halle Open', '2026-06-29', '2026-07-12'))])).toEqual([]);
    expect(slugsOf([], [men, tour('women', open('Wimbledon', '2026-07-13', '2026-07-20'))])).toEqual([]);
  });

  test('not if it is a season, or a round of two leagues with teams', () => {
    const season = open('Regular Season', '2026-01-01', '2026-11-01');
    expect(slugsOf([tour('a', season), tour('b', season)], [])).toEqual([]);
    const final = { Final: [open('Final', '2026-05-16', '2026-05-17')] };
    const cups = [makeLeague('cup', '2026', final), makeLeague('shield', '2026', final)];
    expect(occasionsOf(buildCatalog(makeData(...cups)))).toEqual([]);
  });

  test('with its sport in the address only where two sports share a name', () => {
    const golf = open('U.S. Open', '2026-06-18', '2026-06-21');
    const tennis = open('US Open', '2026-08-31', '2026-09-13');
    const masters = open('Masters Tournament', '2026-04-09', '2026-04-12');
    expect(
      slugsOf(
        [tour('pga', masters, golf), tour('dp', masters, golf)],
        [tour('atp', tennis), tour('wta', tennis)],
      ),
    ).toEqual(['masters-tournament', 'us-open-golf', 'us-open-tennis']);
  });
});

test('the fixtures have one tournament of two tours, and two Games', () => {
  const occasions = occasionsOf(fixtureCatalog());
  expect(occasions.map(summarizeOccasion)).toEqual([
    { slug: 'wimbledon', name: 'Wimbledon', sport: 'tennis', tours: ['atptour', 'wtatour'] },
    { slug: 'paris-2024', name: 'Paris 2024', sport: 'olympics', season: 'summerolympics/2024' },
    {
      slug: 'los-angeles-2028',
      name: 'Los Angeles 2028',
      sport: 'olympics',
      season: 'summerolympics/2028',
    },
  ]);
  expect(occasions[0]?.events.map(({ league, season }) => `${league} ${season}`).sort()).toEqual([
    'atptour 2026',
    'atptour 2027',
    'wtatour 2026',
    'wtatour 2027',
  ]);
});

test('an event leads to its occasion, by its name and sport or by its season', () => {
  const occasions = occasionsOf(fixtureCatalog());
  const slugFor = (league: string, season: string, name: string, sport: string) =>
    occasionOf({ league, season, name }, sport, occasions)?.slug;
  expect(slugFor('wtatour', '2027', 'Wimbledon', 'tennis')).toBe('wimbledon');
  expect(slugFor('pgatour', '2027', 'Wimbledon', 'golf')).toBeUndefined();
  expect(slugFor('summerolympics', '2024', 'Judo: Men -60 kg Final', 'olympics')).toBe('paris-2024');
});

test('an edition that begins in December is the next year’s', () => {
  const events = occasionsOf(fixtureCatalog())[0]?.events ?? [];
  expect(events.map(editionYear)).toEqual(['2026', '2026', '2027', '2027']);
  const [event] = events;
  if (!event) throw new Error('No Wimbledon');
  expect(editionYear({ ...event, start: '2025-12-29', end: '2026-01-04' })).toBe('2026');
});

test('in today’s data every page has two leagues or is of Games, and its own address', () => {
  const { data } = readDataFolder(fileURLToPath(new URL('../../data', import.meta.url)));
  const catalog = buildCatalog(data);
  const occasions = occasionsOf(catalog);
  const slugs = occasions.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs).toEqual(expect.arrayContaining(['wimbledon', 'masters-tournament', 'los-angeles-2028']));
  const seasons = allLeagues(catalog).flatMap((league) => league.seasons);
  for (const occasion of occasions) {
    const { slug, season, tours, events } = occasion;
    const ofTours = seasons.flatMap((each) => each.events.filter(({ league }) => tours?.includes(league)));
    if (tours) expect(editionsOf(occasion, ofTours)).toEqual(events);
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    if (season === undefined) expect(new Set(events.map(({ league }) => league)).size).toBeGreaterThan(1);
    // Which page an address is of is known before any list is loaded.
    expect(isGamesSlug(slug), slug).toBe(season !== undefined);
  }
});
