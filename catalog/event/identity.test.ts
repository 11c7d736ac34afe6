import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureCatalog, game, makeLeague } from '../check/test-data.ts';
import { buildLeague } from '../read/build-catalog.ts';
import { type SeasonFile, seasonFileSchema } from '../read/schema.ts';
import { formatSeasonFile } from '../read/season-file.ts';
import { allLeagues } from '../season/league.ts';
import type { AuthoredEvent } from './event.ts';
import { eventId, numberOccurrences } from './identity.ts';

describe('the identity of an event', () => {
  test('is its league, its season and its name', () => {
    expect(eventId('nfl', '2026', { name: 'Detroit Lions vs Green Bay Packers' })).toBe(
      'nfl/2026/detroit-lions-vs-green-bay-packers',
    );
  });

  test('stays when an event gets another name', () => {
    const game = { name: 'Cleveland Guardians vs Seattle Mariners', publishedAs: 'ALCS Game 1' };
    expect(eventId('mlb', '2026', game)).toBe(eventId('mlb', '2026', { name: 'ALCS Game 1' }));
  });

  test('has no date in it', () => {
    const match = { name: 'Boston Celtics vs Miami Heat', start: '2024-11-12T01:00:00Z' };
    const moved = { ...match, start: '2025-03-02' };
    expect(eventId('nba', '2024-25', moved)).toBe(eventId('nba', '2024-25', match));
  });

  test('tells the second game of a doubleheader from the first, and from the next meeting', () => {
    const name = 'Detroit Tigers vs St. Louis Cardinals';
    expect(eventId('mlb', '2024', { name })).toBe('mlb/2024/detroit-tigers-vs-st-louis-cardinals');
    expect(eventId('mlb', '2024', { name: `${name} (Game 2)` })).toBe(
      'mlb/2024/detroit-tigers-vs-st-louis-cardinals-game-2',
    );
    expect(eventId('mlb', '2024', { name, occurrence: 2 })).toBe(
      'mlb/2024/detroit-tigers-vs-st-louis-cardinals.2',
    );
  });

  test('tells an event called "X 2" from the second "X"', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 2, max: 99 }), (name, n) => {
        expect(eventId('ufc', '2024', { name: `${name} ${n}` })).not.toBe(
          eventId('ufc', '2024', { name, occurrence: n }),
        );
      }),
    );
  });

  test('is unique in the shipped catalogue, and never empty', () => {
    const events = allLeagues(fixtureCatalog()).flatMap((league) =>
      league.seasons.flatMap((season) => season.events),
    );
    const ids = events.map((event) => event.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(
      ids.filter((id) => !/^[a-z0-9]+\/\d{4}(-\d\d)?\/[a-z0-9]+(-[a-z0-9]+)*(\.\d+)?$/.test(id)),
    ).toEqual([]);
  });
});

describe('numbering events that share a name', () => {
  test('leaves the first alone and numbers the others in order', () => {
    const names = ['A vs B', 'C vs D', 'A vs B', 'A vs B'].map((name) => ({ name }));
    expect(numberOccurrences(names)).toEqual([
      { name: 'A vs B' },
      { name: 'C vs D' },
      { name: 'A vs B', occurrence: 2 },
      { name: 'A vs B', occurrence: 3 },
    ]);
  });

  test('takes names that make one address for one name', () => {
    expect(numberOccurrences([{ name: 'St. Louis Open' }, { name: 'St Louis Open' }])).toEqual([
      { name: 'St. Louis Open' },
      { name: 'St Louis Open', occurrence: 2 },
    ]);
  });

  test('gives a new meeting the next free number, wherever it is put', () => {
    const numbered = [{ name: 'A vs B' }, { name: 'A vs B', occurrence: 3 }];
    expect(numberOccurrences([...numbered, { name: 'A vs B' }])).toEqual([
      ...numbered,
      { name: 'A vs B', occurrence: 2 },
    ]);
  });

  const someEvents = fc.uniqueArray(
    fc.record(
      { name: fc.constantFrom('A vs B', 'A. vs B', 'C vs D'), occurrence: fc.integer({ min: 2, max: 9 }) },
      { requiredKeys: ['name'] },
    ),
    // The check rejects two events with one number.
    {
      comparator: (a, b) =>
        a.occurrence !== undefined && eventId('nfl', '2026', a) === eventId('nfl', '2026', b),
    },
  );

  test('never changes a number that is there', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const after = numberOccurrences(events);
        events.forEach((event, index) => {
          if (event.occurrence) expect(after[index]).toEqual(event);
        });
      }),
    );
  });

  test('makes every identity unique, and doing it again changes nothing', () => {
    fc.assert(
      fc.property(someEvents, (events) => {
        const once = numberOccurrences(events);
        expect(new Set(once.map((event) => eventId('nfl', '2026', event))).size).toBe(events.length);
        expect(numberOccurrences(once)).toEqual(once);
      }),
    );
  });
});

describe('a moved match keeps its identity', () => {
  const meeting = (start: string, location: string) =>
    game('Tigers', 'Cardinals', start, { type: 'Regular Season', location });

  const season: SeasonFile = {
    source: 'fixture-list',
    sure: 'source',
    events: {
      'Regular Season': [
        meeting('2026-04-10', 'first'),
        meeting('2026-06-20', 'second'),
        meeting('2026-08-30', 'third'),
        game('Tigers', 'Mets', '2026-07-04', { type: 'Regular Season', location: 'other' }),
      ],
    },
  };

  const formatted = (file: SeasonFile) => seasonFileSchema.parse(JSON.parse(formatSeasonFile(file)));

  /** Identities by location, which identifies the match itself. */
  const idsOf = (file: SeasonFile) =>
    Object.fromEntries(
      buildLeague(makeLeague('mlb', '2026', file.events)).seasons.flatMap(({ events }) =>
        events.map((event) => [event.location, event.id]),
      ),
    );

  const moved = (file: SeasonFile, location: string, start: string): SeasonFile => {
    const move = (event: AuthoredEvent) => (event.location === location ? { ...event, start } : event);
    return {
      ...file,
      events: Object.fromEntries(Object.entries(file.events).map(([key, list]) => [key, list.map(move)])),
    };
  };

  const ids = {
    first: 'mlb/2026/tigers-vs-cardinals',
    second: 'mlb/2026/tigers-vs-cardinals.2',
    third: 'mlb/2026/tigers-vs-cardinals.3',
    other: 'mlb/2026/tigers-vs-mets',
  };

  test('three meetings are numbered as they are first written down', () => {
    expect(idsOf(formatted(season))).toEqual(ids);
  });

  test.each([
    ['second', '2026-09-15', 'after the third'],
    ['third', '2026-04-01', 'before the first'],
    ['first', '2026-09-28', 'after all others'],
    ['other', '2026-04-10', 'to the day of another match'],
  ])('the %s moves to %s, %s', (location, start) => {
    expect(idsOf(formatted(moved(formatted(season), location, start)))).toEqual(ids);
  });
});
