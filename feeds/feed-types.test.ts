import { describe, expect, test } from 'vitest';
import { fixtureCatalog, makeEvent } from '../catalog/check/test-data.ts';
import type { SportsEvent } from '../catalog/event/event.ts';
import { allLeagues } from '../catalog/season/league.ts';
import { eventsOfKinds, feedKindsOf, feedTypesOf } from './feed-types.ts';

const events = (...list: [section: string, type: string, count?: number][]) =>
  list.flatMap(([section, type, count = 1]) =>
    Array.from({ length: count }, () => makeEvent({ section, type })),
  );
const counts = (sport: string, ...list: Parameters<typeof events>) =>
  Object.fromEntries(feedTypesOf(events(...list), sport).map(({ slug, events: own }) => [slug, own.length]));

describe('the calendars by type', () => {
  test('are the categories of a league', () => {
    expect(
      counts(
        'football',
        ['Regular Season', 'Week 1', 2],
        ['Regular Season', 'Week 2', 2],
        ['Draft', 'Draft'],
      ),
    ).toEqual({ 'regular-season': 4, draft: 1 });
  });

  test('sessions of race weekends, with every race among the races', () => {
    expect(
      counts(
        'motorsport',
        ['Race', 'Race', 3],
        ['Playoffs', 'Playoffs'],
        ['Sprint', 'Sprint Race'],
        ['Sprint', 'Sprint Qualifying'],
        ['Practice', 'Practice', 6],
      ),
    ).toEqual({ race: 4, playoffs: 1, 'sprint-race': 1, 'sprint-qualifying': 1, practice: 6 });
  });

  test('matchdays are one type, legs of a tie are one, and what has no name is none', () => {
    expect(
      counts(
        'soccer',
        ['Matchday 1', 'Matchday 1', 2],
        ['Matchday 2', 'Matchday 2', 2],
        ['', '', 2],
        ['', 'Relegation Playoff First Leg'],
        ['', 'Relegation Playoff Second Leg'],
      ),
    ).toEqual({ matches: 4, 'relegation-playoff': 2 });
  });

  test('a tournament within the regular season is in both', () => {
    expect(
      counts(
        'basketball',
        ['Regular Season', 'In-Season Tournament'],
        ['Regular Season', 'Regular Season', 3],
        ['Draft', 'Draft'],
      ),
    ).toEqual({ 'regular-season': 4, 'in-season-tournament': 1, draft: 1 });
  });

  test('an event of a section and type of one name is in it once', () => {
    expect(counts('soccer', ['Cup', 'Cup', 2], ['Regular Season', 'Regular Season', 3])).toEqual({
      cup: 2,
      'regular-season': 3,
    });
  });

  test('a type has its calendar however much of the league it is', () => {
    expect(counts('baseball', ['Regular Season', 'Regular Season', 99], ['Draft', 'Draft'])).toEqual({
      'regular-season': 99,
      draft: 1,
    });
  });

  test('in golf and tennis are the levels, wherever the data has them', () => {
    expect(
      counts('golf', ['Regular Season', '', 3], ['Regular Season', 'Major'], ['Regular Season', 'Cup']),
    ).toEqual(counts('golf', ['Regular Season', '', 3], ['Major', 'Major'], ['', 'Cup']));
    expect(
      counts(
        'tennis',
        ['Regular Season', 'ATP 250', 3],
        ['Regular Season', 'ATP 500', 2],
        ['Regular Season', 'WTA 1000'],
        ['Regular Season', 'Grand Slam'],
        ['Championship', 'Tour Finals'],
      ),
    ).toEqual({ 250: 3, 500: 2, 'wta-1000': 1, 'grand-slam': 1, 'tour-finals': 1 });
  });

  test.each(['pgatour', 'atptour', 'ufc'])(
    'keep their addresses when the level of %s becomes the type',
    (slug) => {
      const league = allLeagues(fixtureCatalog()).find((each) => each.slug === slug);
      const old = league?.seasons.flatMap((season) => season.events) ?? [];
      const feeds = (list: typeof old) =>
        feedTypesOf(list, league?.sport ?? '').map((type) => [type.slug, type.events.map(({ id }) => id)]);
      const renewed = old.map((event) => ({ ...event, ...phaseAndLevel(event, slug) }));
      expect(renewed).not.toEqual(old);
      expect(feeds(renewed)).toEqual(feeds(old));
    },
  );
});

/** As the data says it since November 2026. */
function phaseAndLevel({ section, type }: SportsEvent, league: string) {
  const phase = league === 'ufc' ? '' : 'Regular Season';
  if (section === 'Tour Finals') return { section: 'Championship', type: 'Tour Finals' };
  if (section === '' && type === 'Cup') return { section: phase, type };
  if (['250', '500'].includes(section)) return { section: phase, type: `ATP ${section}` };
  const isLevel = ['Major', 'Grand Slam', 'Masters 1000'].includes(section) || league === 'ufc';
  return isLevel ? { section: phase, type: section } : {};
}

describe('the kinds to tick', () => {
  const kinds = (list: SportsEvent[], sport: string) =>
    feedKindsOf({ events: list, gamesSeparate: false }, sport);
  const season = events(
    ['Race', 'Race', 3],
    ['Playoffs', 'Playoffs'],
    ['Practice', 'Practice', 4],
    ['Draft', 'Draft'],
  );

  test('say which are part of another', () => {
    expect(kinds(season, 'motorsport')).toEqual([
      { slug: 'race', name: 'Race', hasFeed: true },
      { slug: 'playoffs', name: 'Playoffs', hasFeed: true, within: 'race' },
      { slug: 'practice', name: 'Practice', hasFeed: true },
      { slug: 'draft', name: 'Draft', hasFeed: true, within: 'race' },
    ]);
  });

  test('include what has no name, which has no calendar', () => {
    const list = events(['Matchday 1', 'Matchday 1', 30], ['', ''], ['Regular Season', 'Regular Season']);
    expect(kinds(list, 'soccer')).toEqual([
      { slug: 'matches', name: 'Matches', hasFeed: true },
      { slug: 'else', name: 'Everything else', hasFeed: false },
      { slug: 'regular-season', name: 'Regular Season', hasFeed: true },
    ]);
    expect(eventsOfKinds(list, 'soccer', new Set(['else']))).toEqual([list[30]]);
  });

  test('say which the whole calendar leaves out', () => {
    const games = [1, 2].map(() => makeEvent({ section: 'Regular Season', home: 'A', away: 'B' }));
    const list = [...games, ...events(['Playoffs', ''])];
    expect(feedKindsOf({ events: list, gamesSeparate: true }, 'basketball')).toEqual([
      { slug: 'regular-season', name: 'Regular Season', hasFeed: true, separate: true },
      { slug: 'playoffs', name: 'Playoffs', hasFeed: true },
    ]);
  });

  test('choose exactly their events', () => {
    const typesOf = (...slugs: string[]) =>
      eventsOfKinds(season, 'motorsport', new Set(slugs)).map(({ type }) => type);
    expect(typesOf('practice')).toEqual(Array(4).fill('Practice'));
    expect(typesOf('playoffs', 'practice')).toEqual(['Playoffs', ...Array(4).fill('Practice')]);
    expect(typesOf()).toEqual([]);
  });

  test('together have every event, in every league', () => {
    for (const { sport, seasons } of allLeagues(fixtureCatalog())) {
      const all = seasons.flatMap((each) => each.events);
      const slugs = new Set(kinds(all, sport).map(({ slug }) => slug));
      expect(eventsOfKinds(all, sport, slugs)).toHaveLength(all.length);
    }
  });
});
