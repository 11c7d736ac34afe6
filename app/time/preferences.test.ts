import { describe, expect, test } from 'vitest';
import { parsePreferences, preferencesFromUrl, preferencesText, zoneNamed } from './preferences.ts';

describe('a zone', () => {
  test('is known by its name, in any case, and by its other names', () => {
    expect(['Europe/London', 'europe/london', 'UTC', 'Asia/Kolkata', 'US/Eastern'].map(zoneNamed)).toEqual([
      'Europe/London',
      'Europe/London',
      'UTC',
      'Asia/Kolkata',
      'US/Eastern',
    ]);
  });

  test.each(['', 'Mars/Olympus', '+05:30', ' Europe/London', 'Europe/London\u200b', 'x'.repeat(1_000_000)])(
    '%.20j is none',
    (name) => {
      expect(zoneNamed(name)).toBeUndefined();
    },
  );
});

describe('stored preferences', () => {
  test('come back as they were', () => {
    const preferences = {
      timeZone: 'Asia/Kolkata',
      hour12: false,
      dateOrder: 'day' as const,
      weekStart: 'sunday' as const,
      hours: '22:00-06:00',
      outside: 'hide' as const,
    };
    expect(parsePreferences(JSON.stringify(preferences))).toEqual({ preferences, warnings: [] });
  });

  test('nothing, and nothing chosen, are no trouble', () => {
    expect(parsePreferences(null)).toEqual({ preferences: {}, warnings: [] });
    expect(parsePreferences('{}')).toEqual({ preferences: {}, warnings: [] });
  });

  test('what makes no sense is left out and told, the rest stays', () => {
    const { preferences, warnings } = parsePreferences(
      '{"timeZone":"Mars/Olympus","hour12":"yes","weekStart":"sunday","hours":"8-24","outside":"burn"}',
    );
    expect(preferences).toEqual({ weekStart: 'sunday' });
    expect(warnings).toEqual([expect.stringContaining('Some of your saved settings couldn’t be read')]);
  });

  test.each(['', '{', '[]', 'null', '42', '"UTC"'])('%j is nothing, and told', (text) => {
    expect(parsePreferences(text)).toEqual({ preferences: {}, warnings: [expect.any(String)] });
  });

  test('nothing is inherited', () => {
    expect(parsePreferences('{"__proto__":{"hour12":true}}').preferences).not.toHaveProperty('hour12');
  });
});

describe('preferences in an address', () => {
  const read = (text: string) => preferencesFromUrl(new URLSearchParams(text));

  test('are read', () => {
    expect(read('tz=Europe/London&clock=24&dates=month&week=monday&hours=08:00-23:30&outside=dim')).toEqual({
      preferences: {
        timeZone: 'Europe/London',
        hour12: false,
        dateOrder: 'month',
        weekStart: 'monday',
        hours: '08:00-23:30',
        outside: 'dim',
      },
      warnings: [],
    });
  });

  test('are refused with a sentence each', () => {
    const { preferences, warnings } = read(
      `tz=${'x'.repeat(1000)}&clock=13&dates=us&week=friday&hours=8-24&outside=no`,
    );
    expect(preferences).toEqual({});
    expect(warnings).toHaveLength(6);
    expect(Math.max(...warnings.map((sentence) => sentence.length))).toBeLessThan(120);
  });

  test('are a text that filters and views leave as it is', () => {
    const text = (search: string) => preferencesText(new URLSearchParams(search));
    expect(text('team=arsenal&tz=Europe/London&view=calendar&clock=24')).toBe(
      text('tz=Europe/London&clock=24&q=x'),
    );
    expect(text('tz=Europe/London')).not.toBe(text('tz=Europe/Paris'));
    expect(text('team=arsenal')).toBe('');
  });
});
