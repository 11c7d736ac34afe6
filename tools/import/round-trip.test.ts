import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, listedDay } from '../../catalog/day/day.ts';
import type { AuthoredEvent } from '../../catalog/event/event.ts';
import { numberOccurrences } from '../../catalog/event/identity.ts';
import type { DataFolder } from '../../catalog/read/read-data.ts';
import { formatSeasonFile } from '../../catalog/read/season-file.ts';
import { fileAfter, importText, makeSetting, rows } from './test-import.ts';
import { asCalendar, asCsv, CSV_COLUMNS } from './test-writers.ts';

type Written = AuthoredEvent & { category: string };

/** Of the league of the setting. */
const ZONE = 'Europe/London';
const TEAMS = ['Arsenal', 'Chelsea', 'Everton'];
const day = fc.integer({ min: 0, max: 250 }).map((days) => addDays('2026-08-01', days));
const some = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const details = fc.constantFrom(
  'Cancelled',
  'ESPN; "Live", they say',
  'Semi; colon, comma\\ and so on',
  'Cancelled; Snow',
);
const location = fc.constantFrom('Emirates Stadium (London)', 'Goodison Park, Liverpool');

const FIXTURES = TEAMS.flatMap((home) => TEAMS.filter((away) => away !== home).map((away) => [home, away]));
/** Every fixture has days of its own, so no team plays twice on a day, even when two seasons are merged. */
const fixtureAndStart = fc
  .tuple(
    fc.nat({ max: FIXTURES.length - 1 }),
    fc.nat({ max: 40 }),
    // No later than 22:30, which is the same day in London in summer.
    some(fc.tuple(fc.integer({ min: 0, max: 22 }), fc.constantFrom('00', '30'))),
  )
  .map(([fixture, turn, time]) => ({
    sides: FIXTURES[fixture] ?? [],
    start: `${addDays('2026-08-01', turn * FIXTURES.length + fixture)}${
      time === undefined ? '' : `T${String(time[0]).padStart(2, '0')}:${time[1]}:00Z`
    }`,
  }));

const game = fc
  .record({
    when: fixtureAndStart,
    location: some(location),
    details: some(details),
    round: fc.integer({ min: 1, max: 3 }),
  })
  .map(
    ({
      when: {
        start,
        sides: [home = '', away = ''],
      },
      round,
      ...rest
    }) => ({
      start,
      name: `${home} vs ${away}`,
      home,
      away,
      type: `Group ${round}`,
      category: 'Conference Tournaments',
      ...rest,
    }),
  );

const other = fc
  .record({
    start: day,
    days: fc.integer({ min: 0, max: 5 }),
    name: fc.constantFrom('Transfer Window', 'Season Opening Gala', 'Draw, first round'),
    location: some(location),
    details: some(details),
  })
  .map(({ start, days, ...rest }) => ({
    start,
    ...(days > 0 && { end: addDays(start, days) }),
    category: 'Offseason',
    ...rest,
  }));

/** No event twice on a day of the league's, and numbers in an order of their own, as after many moves. */
const season = fc
  .uniqueArray(fc.oneof(game, other), {
    selector: (event) => `${event.name}${listedDay(event.start, ZONE)}`,
    minLength: 1,
    maxLength: 12,
  })
  .map((events): Written[] => numberOccurrences(events.map(withoutGaps)));

function withoutGaps<T extends object>(event: T): T {
  return Object.fromEntries(Object.entries(event).filter(([, value]) => value !== undefined)) as T;
}

/** Teams are known from the season before, so that a new season may be imported. */
function setting(events: readonly Written[]): DataFolder {
  const byCategory: Record<string, AuthoredEvent[]> = {};
  for (const { category, ...event } of events) {
    byCategory[category] = [...(byCategory[category] ?? []), event];
  }
  return makeSetting({
    events: byCategory,
    before: {
      label: '2025-26',
      events: {
        'Conference Tournaments': TEAMS.map((home, index) => {
          const away = TEAMS[(index + 1) % TEAMS.length] ?? '';
          return { start: `2025-08-1${index}`, name: `${home} vs ${away}`, home, away, type: 'Group 1' };
        }),
      },
    },
  });
}

function textOf(events: readonly Written[]): string {
  const content = setting(events).leagues[0]?.seasons.at(-1)?.content;
  return content ? formatSeasonFile(content) : '';
}

/** When a line came is all that an import adds. */
function withoutMoments(text: string): string {
  return text.replace(/, "updated": "[^"]+"/g, '').replace(/^ *"updated": "[^"]+",\n/m, '');
}

test('CSV: an import after an export is the identity, into an empty season and into the same one', () => {
  fc.assert(
    fc.property(season, (events) => {
      const request = { format: 'csv', columns: CSV_COLUMNS } as const;
      const text = asCsv(events);
      expect(withoutMoments(fileAfter(importText(setting([]), text, request)))).toBe(textOf(events));
      const again = importText(setting(events), text, request);
      expect(rows(again)).toEqual([]);
      expect(again.report.unchanged).toBe(events.length);
    }),
    { numRuns: 150 },
  );
});

test('iCalendar: an import after an export is the identity for all that the format carries', () => {
  fc.assert(
    fc.property(season, (events) => {
      // Types and headings are ours alone, so all stand under one heading and have none.
      const plain = events.map(({ type: _, ...event }) => ({ ...event, category: 'Offseason' }));
      const text = asCalendar('premierleague', '2026-27', plain);
      const request = { format: 'icalendar', category: 'Offseason' } as const;
      expect(withoutMoments(fileAfter(importText(setting([]), text, request)))).toBe(textOf(plain));
      expect(rows(importText(setting(plain), text, request))).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('any order of the same input gives the same file', () => {
  const shuffled = season.chain((events) =>
    fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })),
  );
  fc.assert(
    fc.property(season, shuffled, (before, [events, otherOrder]) => {
      // Without numbers, so that the merge has to find out which game is which.
      const fields = ['start', 'end', 'name', 'home', 'away', 'category', 'type', 'details'] as const;
      const columns = new Map(fields.map((field) => [field, field]));
      const [one, two] = [events, otherOrder].map((list) =>
        importText(setting(before), asCsv(list, fields), { format: 'csv', columns }),
      );
      if (!one || !two) throw new Error('two imports were made');
      expect(fileAfter(two)).toBe(fileAfter(one));
      expect(rows(two)).toEqual(rows(one));
      // And the file then agrees with its source.
      expect(
        rows(importText(one.data, asCsv(events, fields), { format: 'csv', columns })).filter(isOfTheSource),
      ).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

/** What the file has more than the source stays missing, and what it calls otherwise stays renamed. */
function isOfTheSource(row: string): boolean {
  return !/^(missing|renamed) /.test(row);
}

test('an import never drops an event and never changes an identity', () => {
  const identities = (text: string) =>
    [
      ...text.matchAll(/"name": "([^"]+)"(?:, "home": "[^"]+", "away": "[^"]+")?(?:, "occurrence": (\d+))?/g),
    ].map(([, name, number = '1']) => `${name}.${number}`);
  fc.assert(
    fc.property(season, season, (before, events) => {
      const fields = ['start', 'name', 'home', 'away', 'category', 'type'] as const;
      const columns = new Map(fields.map((field) => [field, field]));
      const after = importText(setting(before), asCsv(events, fields), { format: 'csv', columns });
      expect(identities(fileAfter(after))).toEqual(expect.arrayContaining(identities(textOf(before))));
    }),
    { numRuns: 150 },
  );
});
