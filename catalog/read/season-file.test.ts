import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { game } from '../check/test-data.ts';
import type { AuthoredEvent } from '../event/event.ts';
import { groupBy } from '../util/group-by.ts';
import { type SeasonFile, seasonFileSchema } from './schema.ts';
import { compareEvents, formatSeasonFile } from './season-file.ts';

const seasonOf = (events: SeasonFile['events']): SeasonFile => ({
  source: 'fixture-list',
  sure: 'source',
  events,
});

const parsed = (text: string) => seasonFileSchema.parse(JSON.parse(text));

describe('the text of a season file', () => {
  test('has one event to a line, categories and events in chronological order', () => {
    const text = formatSeasonFile(
      seasonOf({
        Final: [{ start: '2025-05-17', name: 'Final' }],
        'Matchday 1': [
          game('Chelsea', 'Everton', '2024-08-18'),
          game('Brentford', 'Leeds', '2024-08-17T14:00:00Z'),
          game('Arsenal', 'Wolves', '2024-08-17'),
        ],
        '': [{ start: '2024-06-14', end: '2024-08-30', name: 'Transfer Window' }],
      }),
    );
    expect(text).toBe(`{
  "source": "fixture-list",
  "sure": "source",
  "events": {
    "": [
      { "start": "2024-06-14", "end": "2024-08-30", "name": "Transfer Window" }
    ],
    "Matchday 1": [
      { "start": "2024-08-17", "name": "Arsenal vs Wolves", "home": "Arsenal", "away": "Wolves", "type": "Matchday 1" },
      { "start": "2024-08-17T14:00:00Z", "name": "Brentford vs Leeds", "home": "Brentford", "away": "Leeds", "type": "Matchday 1" },
      { "start": "2024-08-18", "name": "Chelsea vs Everton", "home": "Chelsea", "away": "Everton", "type": "Matchday 1" }
    ],
    "Final": [
      { "start": "2025-05-17", "name": "Final" }
    ]
  }
}
`);
  });

  test('has the keys of an event in one order', () => {
    const event: Required<AuthoredEvent> = {
      updated: '2026-11-20T09:30:00Z',
      sure: 'known',
      source: 'press',
      extras: 'Main event',
      details: 'TV',
      location: 'Arena',
      type: 'Cup',
      publishedAs: 'X Game',
      occurrence: 2,
      away: 'B',
      home: 'A',
      name: 'A vs B',
      end: '2024-08-18',
      start: '2024-08-17',
    };
    const [line = ''] = formatSeasonFile(seasonOf({ Cup: [event] })).match(/\{ "start.*\}/) ?? [];
    expect(Object.keys(JSON.parse(line))).toEqual([
      'start',
      'end',
      'name',
      'home',
      'away',
      'publishedAs',
      'occurrence',
      'type',
      'location',
      'details',
      'extras',
      'source',
      'sure',
      'updated',
    ]);
  });

  test("leaves out the file's own source and sureness, and keeps others", () => {
    const text = formatSeasonFile(
      seasonOf({
        '': [
          { start: '2024-08-17', name: 'A', source: 'fixture-list', sure: 'source' },
          { start: '2024-08-18', name: 'B', source: 'press', sure: 'known' },
        ],
      }),
    );
    expect(parsed(text).events).toEqual({
      '': [
        { start: '2024-08-17', name: 'A' },
        { start: '2024-08-18', name: 'B', source: 'press', sure: 'known' },
      ],
    });
  });

  test('keeps extras that are empty, as combat sports publish them', () => {
    const text = formatSeasonFile(seasonOf({ '': [{ start: '2024-08-17', name: 'UFC 305', extras: '' }] }));
    expect(text).toContain('"extras": ""');
  });

  test('numbers events of one name over all categories', () => {
    const text = formatSeasonFile(
      seasonOf({
        Playoffs: [game('A', 'B', '2025-05-01', { type: 'Playoffs' })],
        'Matchday 1': [game('A', 'B', '2024-08-17')],
      }),
    );
    expect(parsed(text).events.Playoffs).toMatchObject([{ name: 'A vs B', occurrence: 2 }]);
    expect(parsed(text).events['Matchday 1']).toMatchObject([{ name: 'A vs B' }]);
    expect(text.match(/occurrence/g)).toHaveLength(1);
  });
});

describe('the text of the same events is the same text', () => {
  const day = fc.integer({ min: 10, max: 28 }).map((n) => `2024-08-${n}`);
  const placed = fc.record(
    {
      category: fc.constantFrom('', '250', 'Matchday 1', 'Playoffs'),
      start: fc.oneof(
        day,
        day.map((text) => `${text}T18:30:00Z`),
      ),
      name: fc.constantFrom('A vs B', 'A. vs B', 'B vs A', 'Draft'),
      occurrence: fc.integer({ min: 2, max: 9 }),
      details: fc.string({ minLength: 1 }),
      sure: fc.constantFrom('source' as const, 'known' as const),
    },
    { requiredKeys: ['category', 'start', 'name'] },
  );
  // The check rejects an event that is listed twice, so the order of duplicates does not matter.
  const events = fc.uniqueArray(placed, { selector: ({ name, start }) => `${name} ${start}`, minLength: 1 });

  const fileOf = (list: readonly ({ category: string } & AuthoredEvent)[]) =>
    seasonOf(
      Object.fromEntries(
        [...groupBy(list, ({ category }) => category)].map(([category, members]) => [
          category,
          members.map(({ category: _, ...event }) => event),
        ]),
      ),
    );

  test('in whichever order they are written', () => {
    const shuffled = events.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        expect(formatSeasonFile(fileOf(other))).toBe(formatSeasonFile(fileOf(list)));
      }),
    );
  });

  test('however often it is formatted', () => {
    fc.assert(
      fc.property(events, (list) => {
        const once = formatSeasonFile(fileOf(list));
        expect(formatSeasonFile(parsed(once))).toBe(once);
      }),
    );
  });

  test('with as many lines of events as there are events', () => {
    fc.assert(
      fc.property(events, (list) => {
        const lines = formatSeasonFile(fileOf(list)).split('\n');
        expect(lines.filter((line) => line.startsWith('      { "start"'))).toHaveLength(list.length);
      }),
    );
  });
});

describe('chronological order', () => {
  test('puts a plain day before the instants of that day, then goes by name and occurrence', () => {
    const inOrder = [
      { start: '2024-08-16T23:59:59Z', name: 'Z' },
      { start: '2024-08-17', name: 'B' },
      { start: '2024-08-17T00:00:00Z', name: 'A' },
      { start: '2024-08-17T14:00:00Z', name: 'A' },
      { start: '2024-08-17T14:00:00Z', name: 'B' },
      { start: '2024-08-17T14:00:00Z', name: 'B', occurrence: 2 },
      { start: '2024-08-18', name: 'A' },
    ];
    expect([...inOrder].reverse().sort(compareEvents)).toEqual(inOrder);
  });
});
