import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { followsText, isEventId, isKind, isSlug, quoted, readFollows } from './follows-text.ts';

const FOLLOWS = {
  leagues: ['nfl', 'formula1'],
  teams: ['arsenal', 'duke-blue-devils-womens-basketball'],
  events: ['nfl/2026/super-bowl-lxi', 'laliga/2026-27/real-madrid-vs-barcelona'],
  hiddenKinds: ['formula1.practice', 'nfl.preseason'],
};
const file = (changes: object) =>
  JSON.stringify({
    app: 'sports-calendar',
    version: 1,
    leagues: [],
    teams: [],
    hiddenTypes: [],
    ...changes,
  });

describe('follows as text', () => {
  test('come back as they were written', () => {
    expect(readFollows(followsText(FOLLOWS))).toEqual({ follows: FOLLOWS, warnings: [] });
  });

  test.each([
    ['', 'This file is not JSON.'],
    ['{"app":', 'This file is not JSON.'],
    ['null', 'This is not a Sports Calendar file.'],
    ['[]', 'This is not a Sports Calendar file.'],
    ['"sports-calendar"', 'This is not a Sports Calendar file.'],
    ['{"__proto__":{"app":"sports-calendar"}}', 'This is not a Sports Calendar file.'],
    [file({ app: 'another' }), 'This is not a Sports Calendar file.'],
    [file({ version: 2 }), 'This file is from another version of Sports Calendar.'],
    [file({ version: '1' }), 'This file is from another version of Sports Calendar.'],
    [file({ teams: { length: 1, 0: 'arsenal' } }), '“teams” is not a list in this file.'],
    [file({ hiddenTypes: undefined }), '“hiddenTypes” is not a list in this file.'],
    [file({ leagues: ['x'.repeat(100_000)] }), 'This file is too large to be a Sports Calendar file.'],
  ])('%.60j is rejected with the reason', (text, warning) => {
    expect(readFollows(text)).toEqual({ warnings: [warning] });
  });

  test('invalid entries are skipped and quoted, duplicates are dropped', () => {
    const { follows, warnings } = readFollows(
      file({
        leagues: ['nfl', '__proto__', 7, 'nfl', 'NFL', '<b>', null],
        teams: ['arsenal', `a${'b'.repeat(200)}`, '\u202elanesra'],
        events: ['ufc/2026/ufc-335', 'ufc-335', 'ufc/../ufc-335', 'ufc/2026/'],
        hiddenTypes: ['nfl.preseason', 'preseason', '../x'],
      }),
    );
    expect(follows).toEqual({
      leagues: ['nfl'],
      teams: ['arsenal'],
      events: ['ufc/2026/ufc-335'],
      hiddenKinds: ['nfl.preseason'],
    });
    expect(warnings).toEqual([
      'Skipped invalid entries in this file: “__proto__”, “7”, “NFL”, “<b>”, “null” and 7 more.',
    ]);
  });

  test('the calendar of a time without single events has none', () => {
    expect(readFollows(file({ leagues: ['nfl'] })).follows?.events).toEqual([]);
  });

  test('every event of the catalogue can be followed', () => {
    const ids = allLeagues(fixtureCatalog()).flatMap(({ seasons }) =>
      seasons.flatMap(({ events }) => events.map(({ id }) => id)),
    );
    expect(ids.length).toBeGreaterThan(1000);
    expect(ids.filter((id) => !isEventId(id))).toEqual([]);
  });

  test('deeply nested lists are rejected like any other value', () => {
    const nest = `${'['.repeat(40_000)}${']'.repeat(40_000)}`;
    const { follows } = readFollows(file({}).replace('"leagues":[]', `"leagues":[${nest}]`));
    expect(follows?.leagues ?? []).toEqual([]);
  });

  test('quotes show invisible characters', () => {
    expect(quoted(['\u202elanesra', '\ud800'])).toBe('“\ufffdlanesra”, “\ufffd”');
  });

  test('whatever the text, only slugs come out of it', () => {
    const hostile = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('__proto__', 'constructor', 'x'.repeat(5000), '\ud800', '\u202e', 'nfl', '<img src=x>'),
      fc.jsonValue({ maxDepth: 2 }),
    );
    const list = fc.oneof(fc.array(hostile, { maxLength: 8 }), hostile);
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.json(),
      fc.record({ leagues: list, teams: list, events: list, hiddenTypes: list }).map(file),
    );
    fc.assert(
      fc.property(text, (input) => {
        const { follows, warnings } = readFollows(input);
        for (const warning of warnings) expect(warning).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
        if (!follows) {
          expect(warnings).toHaveLength(1);
          return;
        }
        expect([...follows.leagues, ...follows.teams].every(isSlug)).toBe(true);
        expect(follows.events.every(isEventId)).toBe(true);
        expect(follows.hiddenKinds.every(isKind)).toBe(true);
        expect(readFollows(followsText(follows))).toEqual({ follows, warnings: [] });
      }),
    );
    expect(Object.getPrototypeOf({})).toBe(Object.prototype);
  });
});
