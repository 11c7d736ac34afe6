import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  addDays,
  dayInZone,
  daysBetween,
  isDay,
  isInstant,
  isTimed,
  listedDay,
  publishedMidnight,
} from './day.ts';

const someDay = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  test.each(['2026-11-15', '2024-02-29', '2000-02-29', '2026-12-31'])('%s exists', (text) => {
    expect(isDay(text)).toBe(true);
  });

  test.each([
    '0000-01-01',
    '9999-12-31',
    '2026-02-29',
    '2026-02-30',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '9/14/24',
    '2026-1-5',
    '20261115',
    '2026-11-15 ',
    '2026-11-15T18:00:00Z',
    '',
  ])('"%s" does not', (text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe('an instant', () => {
  test.each(['2026-11-15T18:00:00Z', '2026-11-15T00:00:00Z', '2024-02-29T23:59:59Z'])('%s exists', (text) => {
    expect(isInstant(text)).toBe(true);
  });

  test.each([
    '2026-02-29T18:00:00Z',
    '2026-11-15T25:00:00Z',
    '2026-11-15T18:60:00Z',
    '2026-11-15T23:59:60Z',
    '2026-11-15T18:00Z',
    '2026-11-15T18:00:00.000Z',
    '2026-11-15T18:00:00+01:00',
    '2026-11-15T18:00:00',
    '2026-11-15 18:00:00Z',
    '2026-11-15',
  ])('"%s" does not', (text) => {
    expect(isInstant(text)).toBe(false);
  });

  // Found by these tests: Date.parse takes 24:00:00 for the next midnight, and packed events then lose a day.
  test('"2026-11-15T24:00:00Z" does not: it is the midnight of the 16th', () => {
    expect(isInstant('2026-11-15T24:00:00Z')).toBe(false);
  });
});

describe('a start has a time of day', () => {
  test('if it is written with one, midnight UTC included', () => {
    expect(isTimed('2024-11-03T00:00:00Z')).toBe(true);
    expect(isTimed('2024-11-03')).toBe(false);
  });
});

describe('counting days', () => {
  test.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-07', 2, '2026-03-09'],
  ])('%s and %i days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
    expect(daysBetween(from, to)).toBe(days);
  });

  test('there and back again', () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: -20_000, max: 20_000 }), (day, days) => {
        const other = addDays(day, days);
        expect(daysBetween(day, other)).toBe(days);
        expect(addDays(other, -days)).toBe(day);
      }),
    );
  });
});

describe('the day of an instant is the day in the zone', () => {
  // The last second of a day and the first of the next one, in the zones where calendars go wrong.
  test.each([
    ['Pacific/Kiritimati', 'UTC+14', '2026-01-01T10:00:00Z', '2026-01-02'],
    ['Pacific/Pago_Pago', 'UTC-11', '2026-01-02T11:00:00Z', '2026-01-02'],
    ['America/Adak', 'UTC-10 in winter', '2026-01-15T10:00:00Z', '2026-01-15'],
    ['America/Adak', 'UTC-9 in summer', '2026-07-15T09:00:00Z', '2026-07-15'],
    ['Asia/Kathmandu', 'UTC+5:45', '2026-07-14T18:15:00Z', '2026-07-15'],
    ['Australia/Lord_Howe', 'UTC+10:30 in winter', '2026-06-30T13:30:00Z', '2026-07-01'],
    ['Australia/Lord_Howe', 'UTC+11 in summer: half an hour of saving', '2025-12-31T13:00:00Z', '2026-01-01'],
    ['America/St_Johns', 'UTC-3:30 in winter', '2026-01-15T03:30:00Z', '2026-01-15'],
    ['America/St_Johns', 'UTC-2:30 in summer', '2026-07-15T02:30:00Z', '2026-07-15'],
    ['America/New_York', 'the 25 hours of 1 November 2026 begin', '2026-11-01T04:00:00Z', '2026-11-01'],
    ['America/New_York', 'and end', '2026-11-02T05:00:00Z', '2026-11-02'],
    ['Europe/London', 'the 23 hours of 28 March 2027 begin', '2027-03-28T00:00:00Z', '2027-03-28'],
    ['Europe/London', 'and end', '2027-03-28T23:00:00Z', '2027-03-29'],
  ])('%s, %s: midnight is at %s', (zone, _, midnight, day) => {
    expect(dayInZone(midnight, zone)).toBe(day);
    expect(dayInZone(Date.parse(midnight) - 1000, zone)).toBe(addDays(day, -1));
  });

  test('an event is listed under it', () => {
    expect(listedDay('2024-11-03T00:00:00Z', 'America/New_York')).toBe('2024-11-02');
    expect(listedDay('2024-11-03T00:00:00Z', 'Europe/London')).toBe('2024-11-03');
    // The day on which London's clocks go forward has ended an hour before that of UTC.
    expect(listedDay('2026-03-29T22:59:00Z', 'Europe/London')).toBe('2026-03-29');
    expect(listedDay('2026-03-29T23:00:00Z', 'Europe/London')).toBe('2026-03-30');
  });

  test('is that of the zone’s calendar, also where clocks change, by half hours, or a day is left out', () => {
    const zones = [
      'America/New_York',
      'Europe/London',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
      'Pacific/Apia',
      'Pacific/Kiritimati',
      'UTC',
    ];
    const instant = fc
      .oneof(
        fc.date({ min: new Date('2010-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
        // Around changes of the clock in those zones, and around the day that Samoa left out.
        fc
          .constantFrom('2024-11-03', '2026-03-29', '2026-04-04', '2026-10-03', '2011-12-30')
          .chain((day) => fc.nat(2 * 86_400_000).map((ms) => new Date(Date.parse(day) + ms))),
      )
      .map((date) => `${date.toISOString().slice(0, 19)}Z`);
    fc.assert(
      fc.property(instant, fc.constantFrom(...zones), (start, zone) => {
        expect(listedDay(start, zone)).toBe(dayInZone(start, zone));
      }),
      { numRuns: 2000 },
    );
  });

  test('a plain day is listed under itself in every zone on earth', () => {
    for (const zone of Intl.supportedValuesOf('timeZone'))
      expect(listedDay('2026-03-29', zone)).toBe('2026-03-29');
  });
});

describe('a browser that writes dates in another order', () => {
  afterEach(() => vi.unstubAllGlobals());

  test('finds the same days', () => {
    // With CLDR 42 even the locale en-CA begins with the month: Chromium 111, WebKitGTK with ICU 72.
    class MonthFirst extends Intl.DateTimeFormat {
      override format() {
        return '11/17/2026, 19:30:00';
      }
      override formatToParts(date: Date) {
        return super.formatToParts(date).reverse();
      }
    }
    vi.stubGlobal('Intl', Object.create(Intl, { DateTimeFormat: { value: MonthFirst } }));
    expect(dayInZone('2026-11-17T12:00:00Z', 'Pacific/Chatham')).toBe('2026-11-18');
    expect(listedDay('2026-11-17T10:14:00Z', 'Pacific/Chatham')).toBe('2026-11-17');
    expect(listedDay('2026-11-17T10:15:00Z', 'Pacific/Chatham')).toBe('2026-11-18');
  });
});

describe('the published midnight is that of Chicago', () => {
  test.each([
    ['2026-01-15', '2026-01-15T06:00:00Z'],
    ['2026-07-15', '2026-07-15T05:00:00Z'],
    ['2026-03-08', '2026-03-08T06:00:00Z'],
    ['2026-03-09', '2026-03-09T05:00:00Z'],
    ['2026-11-01', '2026-11-01T05:00:00Z'],
    ['2026-11-02', '2026-11-02T06:00:00Z'],
  ])('%s is published as %s', (day, instant) => {
    expect(publishedMidnight(day)).toBe(instant);
  });

  test('of any day, at the first second of that day', () => {
    fc.assert(
      fc.property(someDay, (day) => {
        const midnight = publishedMidnight(day);
        expect(dayInZone(midnight, 'America/Chicago')).toBe(day);
        expect(dayInZone(Date.parse(midnight) - 1000, 'America/Chicago')).toBe(addDays(day, -1));
      }),
    );
  });
});
