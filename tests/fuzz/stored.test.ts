/** Everything that the site reads from local storage and from files of the visitor's. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { followsScript } from '../../app/follows/follows-script.ts';
import {
  followsText,
  isEventId,
  isKind,
  isSlug,
  type ReadFollows,
  readFollows,
} from '../../app/follows/follows-text.ts';
import { readCalendarFile } from '../../app/my/read-import.ts';
import { parseOfflineSetting } from '../../app/offline/offline-state.ts';
import { readPositions } from '../../app/router/scroll-positions.ts';
import { colorSchemeScript } from '../../app/settings/color-scheme-script.ts';
import { SCHEMES, schemeNamed } from '../../app/settings/scheme-query.ts';
import { DEFAULT_COLOR_SCHEME } from '../../app/theme.ts';
import { hoursNamed, OUTSIDE_HOURS } from '../../app/time/my-hours.ts';
import { parsePreferences, zoneNamed } from '../../app/time/preferences.ts';
import { areSentences, fuzz, fuzzed } from './fuzz.ts';
import { jsonLike, jsonTextLike, searchLike, valueLike } from './hostile.ts';

const ORDERS = ['day', 'month', 'year'];
const WEEKS = ['monday', 'sunday'];

fuzzed('local storage', () => {
  const preferences = jsonTextLike({
    timeZone: jsonLike(Intl.supportedValuesOf('timeZone')),
    hour12: fc.oneof(fc.constantFrom('true', 'false'), jsonLike(['true', '12'])),
    dateOrder: jsonLike(ORDERS),
    weekStart: jsonLike(WEEKS),
    hours: jsonLike(['08:00-23:30', '22:00-06:00']),
    outside: jsonLike(OUTSIDE_HOURS),
  });
  fuzz('sports-calendar-preferences', preferences, (text) => {
    const { preferences, warnings } = parsePreferences(text);
    const { timeZone, hour12, dateOrder, weekStart, hours, outside, ...others } = preferences;
    areSentences(warnings);
    assert.deepEqual(Reflect.ownKeys(others), []);
    assert.ok(timeZone === undefined || zoneNamed(timeZone) === timeZone);
    assert.ok(hour12 === undefined || typeof hour12 === 'boolean');
    assert.ok(dateOrder === undefined || ORDERS.includes(dateOrder));
    assert.ok(weekStart === undefined || WEEKS.includes(weekStart));
    assert.equal(hoursNamed(hours), hours);
    assert.ok(outside === undefined || OUTSIDE_HOURS.includes(outside));
    const stored = objectIn(text);
    if (!stored) assert.equal(warnings.length, 1);
    else {
      // What was stored is what counts, in every case that a zone's name may be written in.
      const zone = typeof stored.timeZone === 'string' ? stored.timeZone.toLowerCase() : undefined;
      assert.ok(timeZone === undefined || timeZone.toLowerCase() === zone);
      assert.ok(hour12 === undefined || hour12 === stored.hour12);
      assert.ok(dateOrder === undefined || dateOrder === stored.dateOrder);
      assert.ok(weekStart === undefined || weekStart === stored.weekStart);
      assert.ok(hours === undefined || hours === stored.hours);
      assert.ok(outside === undefined || outside === stored.outside);
      const isLeftOut = (['timeZone', 'hour12', 'dateOrder', 'weekStart', 'hours', 'outside'] as const).some(
        (key) => stored[key] !== undefined && preferences[key] === undefined,
      );
      assert.equal(warnings.length, isLeftOut ? 1 : 0);
    }
    assert.deepEqual(parsePreferences(JSON.stringify(preferences)), { preferences, warnings: [] });
  });

  fuzz('sports-calendar-offline', valueLike(['on', 'off']), (text) =>
    assert.equal(parseOfflineSetting(text), text !== 'off'),
  );

  fuzz('sports-calendar-my', followsTexts(), (text) => isSafe(readFollows(text), text));

  fuzz('sports-calendar-my, before the first paint', followsTexts(), (text) => {
    const dataset: Record<string, string> = {};
    runFollowsScript({ getItem: () => text }, { documentElement: { dataset } });
    assert.ok(['', 'follows'].includes(Object.keys(dataset).join()));
  });

  const schemes = fc.tuple(searchLike({ scheme: SCHEMES }), fc.option(valueLike(SCHEMES)), fc.boolean());
  fuzz('sports-calendar-color-scheme, before the first paint', schemes, ([search, stored, isDark]) => {
    const expected = schemeNamed(search.get('scheme')) ?? schemeNamed(stored) ?? DEFAULT_COLOR_SCHEME;
    const shown = expected === 'auto' ? (isDark ? 'dark' : 'light') : expected;
    assert.deepEqual(setByScript(`?${search}`, stored, isDark), [['data-color-scheme', shown]]);
  });
});

fuzzed('storage of the tab', () => {
  const positions = fc.array(fc.oneof(fc.anything(), fc.tuple(fc.string(), fc.anything())));
  const texts = fc.oneof(
    positions.map((each) => JSON.stringify(each) ?? ''),
    fc.string(),
    jsonTextLike({}),
  );
  fuzz('sports-calendar-scroll', texts, (text) => {
    for (const [key, y] of readPositions(text)) {
      assert.equal(typeof key, 'string');
      assert.ok(Number.isFinite(y));
    }
  });
});

fuzzed('an imported file', () => {
  fuzz('of text', followsTexts(), async (text) => {
    const read = await readCalendarFile(new Blob([text]));
    isSafe(read, text);
    assert.ok(read.warnings.every((trouble) => /\bfile\b/.test(trouble)));
  });

  const bytes = fc.uint8Array({ maxLength: 200 });
  fuzz('of bytes, before and after a calendar', fc.tuple(bytes, bytes), async ([before, after]) => {
    const calendar = followsText({ leagues: ['nfl'], teams: [], events: [], hiddenKinds: [] });
    const file = new Blob([before, calendar, after]);
    isSafe(await readCalendarFile(file), await file.text());
  });
});

/** Near to an exported calendar, or far from it. */
function followsTexts(): fc.Arbitrary<string> {
  const slugs = ['nfl', 'formula1', 'arsenal', 'duke-blue-devils-mens-basketball'];
  const right = (value: string) => ({ weight: 9, arbitrary: fc.constant(value) });
  const other = { weight: 1, arbitrary: jsonLike(['sports-calendar', '1']) };
  return jsonTextLike({
    app: fc.oneof(right('"sports-calendar"'), other),
    version: fc.oneof(right('1'), other),
    leagues: jsonLike(slugs),
    teams: jsonLike(slugs),
    events: jsonLike(['nfl/2026/super-bowl-lxi', 'nfl/2026', 'ufc/2026/ufc-335.2']),
    hiddenTypes: jsonLike(['nfl.preseason', 'formula1.practice']),
  });
}

const NAMES: Record<string, (text: string) => boolean> = { events: isEventId, hiddenTypes: isKind };

/** Nothing but names comes out, each of them one that went in; there is a warning about whatever did not. */
function isSafe({ follows, warnings }: ReadFollows, text: string): void {
  areSentences(warnings);
  assert.ok(warnings.length <= 1);
  if (!follows) {
    assert.equal(warnings.length, 1);
    return;
  }
  const { leagues, teams, events, hiddenKinds, ...others } = follows;
  assert.deepEqual(Reflect.ownKeys(others), []);
  const stored = objectIn(text.replace(/^\ufeff/, ''));
  let count = 0;
  for (const [key, list] of Object.entries({ leagues, teams, events, hiddenTypes: hiddenKinds })) {
    // Calendars of before single events could be followed have no list of them.
    const values = stored?.[key] ?? (key === 'events' ? [] : undefined);
    assert.ok(Array.isArray(values));
    const given = new Set<unknown>(values);
    const isName = NAMES[key] ?? isSlug;
    assert.ok(list.every((name) => given.has(name) && isName(name)));
    assert.equal(new Set(list).size, list.length);
    count += given.size - list.length;
  }
  assert.equal(warnings.length, count > 0 ? 1 : 0);
  assert.deepEqual(readFollows(followsText(follows)), { follows, warnings: [] });
}

function objectIn(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

const runScript = new Function('location', 'localStorage', 'matchMedia', 'document', colorSchemeScript);

const runFollowsScript = new Function('localStorage', 'document', followsScript);

/** The attributes that the script in the head sets. */
function setByScript(search: string, stored: string | null, isDark: boolean): [string, string][] {
  const set: [string, string][] = [];
  const documentElement = { setAttribute: (name: string, value: string) => set.push([name, value]) };
  runScript({ search }, { getItem: () => stored }, () => ({ matches: isDark }), { documentElement });
  return set;
}
