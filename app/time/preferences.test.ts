import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTimeZone, parsePreferences, preferencesIn } from './preferences.ts';

describe('stored preferences', () => {
  test('come back as they were', () => {
    const preferences = { timeZone: 'Asia/Kolkata', hour12: false, weekStart: 'sunday' as const };
    expect(parsePreferences(JSON.stringify(preferences))).toEqual(preferences);
  });

  test('what makes no sense is left out, the rest stays', () => {
    expect(parsePreferences('{"timeZone":"Mars/Olympus","hour12":"yes","weekStart":"sunday"}')).toEqual({
      weekStart: 'sunday',
    });
  });

  test.each([null, '', '{', '[]', 'null', '42', '{"__proto__":{"hour12":true}}'])('%j is nothing', (text) => {
    expect(parsePreferences(text)).toEqual({});
  });

  test('never throws, and never takes a zone that is none', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const { timeZone } = parsePreferences(text);
        expect(timeZone === undefined || isTimeZone(timeZone)).toBe(true);
      }),
    );
  });
});

describe('preferences in an address', () => {
  const read = (text: string) => preferencesIn(new URLSearchParams(text));

  test('are read', () => {
    expect(read('tz=Europe/London&clock=24&week=monday')).toEqual({
      preferences: { timeZone: 'Europe/London', hour12: false, weekStart: 'monday' },
      refused: [],
    });
  });

  test('are refused with a sentence each', () => {
    const { preferences, refused } = read(`tz=${'x'.repeat(1000)}&clock=13&week=friday`);
    expect(preferences).toEqual({});
    expect(refused).toHaveLength(3);
    expect(Math.max(...refused.map((sentence) => sentence.length))).toBeLessThan(120);
  });
});
