import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureCatalog, makeEvent } from '../check/test-data.ts';
import { CONFIDENCE_LEVELS, isGame, type SportsEvent } from '../event/event.ts';
import { allLeagues } from '../season/league.ts';
import { type TeamLooks, teamLooks } from '../team/team-look.ts';
import { packEvents, unpackEvents } from './packed-events.ts';

/** As the browser gets them: through JSON. */
const sent = (events: readonly SportsEvent[], looks: TeamLooks = new Map()) =>
  unpackEvents(JSON.parse(JSON.stringify(packEvents(events, { looks }))));

const withoutLooks = (events: SportsEvent[]) => events.map(({ looks: _, ...event }) => event);

describe('what is packed comes out the same', () => {
  test('for every season that is shipped', () => {
    for (const league of allLeagues(fixtureCatalog())) {
      for (const season of league.seasons)
        expect(withoutLooks(sent(season.events))).toStrictEqual(season.events);
    }
  });

  test('for a list without events', () => {
    expect(sent([])).toEqual([]);
  });

  test.each<[string, Parameters<typeof makeEvent>[0]]>([
    ['an all-day event', { name: 'Draft', start: '2026-04-23' }],
    ['several days', { name: 'Draft', start: '2026-04-23', end: '2026-04-25' }],
    ['a real midnight', { name: 'UFC 321', start: '2026-11-15T00:00:00Z' }],
    ['a start with seconds', { name: 'Speed Final', start: '2024-08-07T10:54:30Z' }],
    [
      'a start and an end of day',
      { name: 'Window', start: '2026-03-11T16:00:00Z', end: '2026-03-13T20:00:00Z' },
    ],
    ['empty extras', { name: 'UFC 321', extras: '' }],
    ['extras', { name: 'UFC 321', extras: 'Main event' }],
    ['the moment of a change', { updated: '2026-11-20T09:30:00Z' }],
    ['the third of its name', { name: 'Transfer Window', occurrence: 3 }],
    ['a provisional day', { name: 'A vs B', home: 'A', away: 'B', provisional: true }],
    ['a game', { name: 'A vs B', home: 'A', away: 'B' }],
    ['a moved event', { moved: { start: '2026-11-14', end: null, day: '2026-11-10' } }],
    [
      'a moved event of several days',
      { end: '2026-11-18', moved: { start: '2026-11-14', end: '2026-11-17', day: '2026-11-10' } },
    ],
    ['a derby', { name: 'A vs B', home: 'A', away: 'B', rivalry: 'Derby' }],
    ['the second game of a doubleheader', { name: 'A vs B (Game 2)', home: 'A', away: 'B', occurrence: 2 }],
    [
      'a game that was published before its sides were known',
      { name: 'A vs B', home: 'A', away: 'B', publishedAs: 'Final' },
    ],
    ['a fight card', { name: 'UFC 309: Jones vs Miocic', occurrence: 2 }],
  ])('for %s', (_, about) => {
    const event = makeEvent(about);
    expect(withoutLooks(sent([event]))).toStrictEqual([event]);
  });

  const instant = fc
    .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
    .map((date) => `${date.toISOString().slice(0, 19)}Z`);
  const start = fc.oneof(
    instant,
    instant.map((text) => text.slice(0, 10)),
  );
  const text = fc.string({ minLength: 1 });
  const sides = fc
    .record({ home: text, away: text, after: fc.constantFrom('', ' (Game 2)') })
    .map(({ home, away, after }) => ({ name: `${home} vs ${away}${after}`, home, away }));
  const anyEvent = fc
    .tuple(
      fc.oneof(sides, fc.record({ name: text })),
      fc.record({
        league: fc.constantFrom('nfl', 'ufc'),
        season: fc.constantFrom('2026', '2026-27'),
        section: fc.string(),
        type: fc.string(),
        start,
        end: fc.option(start),
        location: fc.string(),
        zone: fc.constantFrom('America/New_York', 'Europe/Rome', 'Asia/Kathmandu'),
        details: fc.string(),
        source: text,
        sure: fc.constantFrom(...CONFIDENCE_LEVELS),
      }),
      fc.record({ extras: fc.string(), occurrence: fc.integer({ min: 2, max: 40 }) }, { requiredKeys: [] }),
    )
    .map(([name, fields, rare]) => makeEvent({ ...name, ...fields, ...rare }));

  test('for any list of events in any order', () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        expect(withoutLooks(sent(events))).toStrictEqual(events);
      }),
    );
  });
});

test('every text is sent once', () => {
  const events = ['2026-11-15', '2026-11-22', '2026-11-29'].map((start) =>
    makeEvent({ name: 'A vs B', home: 'A', away: 'B', location: 'Arena', start }),
  );
  const { texts } = packEvents(events, { looks: new Map() });
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.filter((text) => text === 'Arena')).toHaveLength(1);
});

test('each side is shown as its team is, in whichever game it comes up', () => {
  const catalog = fixtureCatalog();
  const looks = teamLooks(catalog.teams.values());
  for (const { events } of allLeagues(catalog).flatMap(({ seasons }) => seasons)) {
    for (const { home, away, looks: sides } of sent(events, looks).filter(isGame)) {
      expect(sides).toStrictEqual({ home: looks.get(home), away: looks.get(away) });
    }
  }
});

test('sides have the groups that they are filtered by, where they have one', () => {
  const game = makeEvent({ name: 'Lions vs Toros', home: 'Lions', away: 'Toros' });
  const groups = new Map([['Lions', 'NFC/North']]);
  const [unpacked] = unpackEvents(packEvents([game], { looks: new Map(), groups })).filter(isGame);
  expect(unpacked?.looks?.home.group).toBe('NFC/North');
  expect(unpacked?.looks?.away).not.toHaveProperty('group');
});

test('every session of a race has its flag, and nothing else has', () => {
  const names = ['Las Vegas Grand Prix - Practice 1', 'Las Vegas Grand Prix - Race', 'Season Launch'];
  const events = names.map((name) => makeEvent({ league: 'formula1', name }));
  const races = { formula1: { 'Las Vegas Grand Prix': 'us' } };
  const unpacked = unpackEvents(packEvents(events, { looks: new Map(), races }));
  expect(unpacked.map(({ flag }) => flag)).toEqual(['us', 'us', undefined]);
});

test('sides of major conferences are marked as such', () => {
  const game = makeEvent({ name: 'Duke vs Yale', home: 'Duke', away: 'Yale' });
  const packed = packEvents([game], { looks: new Map(), majors: new Set(['Duke']) });
  const games = unpackEvents(packed).filter(isGame);
  expect(games[0]?.looks?.home.isMajor).toBe(true);
  expect(games[0]?.looks?.away.isMajor).toBeUndefined();
});
