import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay } from '../day/day.ts';
import { readDate } from './read-date.ts';

const SUNDAY = '2026-11-15';
const WEDNESDAY = '2026-11-18';

describe('a day of a month', () => {
  test.each([
    '26 dec',
    '26 Dec.',
    '26 December',
    'December 26',
    'dec 26th',
    '26th of December',
    'the 26th of december',
    '26 December 2026',
    'Dec 26, 2026',
    "26 dec '26",
    'Saturday 26 December 2026',
    'sat 26 dec',
    '26 decmber',
    '2026-12-26',
    '2026/12/26',
    '12/26',
    '26/12',
    '12/26/2026',
    '26/12/26',
    '26.12.',
    '26.12.2026',
    '26-12-2026',
  ])('%s', (text) => {
    expect(readDate(text, SUNDAY)).toEqual(['2026-12-26']);
  });

  test('without a year is the next such day, today included', () => {
    expect(readDate('15 nov', SUNDAY)).toEqual(['2026-11-15']);
    expect(readDate('14 nov', SUNDAY)).toEqual(['2027-11-14']);
    expect(readDate('29 feb', SUNDAY)).toEqual(['2028-02-29']);
    expect(readDate('29 feb', '2097-01-01')).toEqual(['2104-02-29']);
  });

  test('with a year is that one, be it over', () => {
    expect(readDate('11 feb 2024', SUNDAY)).toEqual(['2024-02-11']);
  });

  test('that can be read in two ways is both, as Americans write it first', () => {
    expect(readDate('3/4', SUNDAY)).toEqual(['2027-03-04', '2027-04-03']);
    expect(readDate('4/4', SUNDAY)).toEqual(['2027-04-04']);
  });

  test.each([
    '31 feb',
    '30 February 2028',
    '29 feb 2027',
    '31/11',
    '2026-02-30',
    '2026-13-01',
    '32 dec',
    '0 may',
    '31.4.',
  ])('%s does not exist', (text) => {
    expect(readDate(text, SUNDAY)).toEqual([]);
  });
});

describe('a day seen from today', () => {
  test.each([
    ['today', [SUNDAY]],
    ['tonight', [SUNDAY]],
    ['Tonigth', [SUNDAY]],
    ['tomorrow', ['2026-11-16']],
    ['tommorow', ['2026-11-16']],
    ['tomorrow night', ['2026-11-16']],
    ['yesterday', ['2026-11-14']],
    ['the day after tomorrow', ['2026-11-17']],
    ['in 3 days', ['2026-11-18']],
    ['in three days', ['2026-11-18']],
    ['in 0 days', [SUNDAY]],
    ['in a week', ['2026-11-22']],
    ['in 2 weeks', ['2026-11-29']],
  ])('%s', (text, days) => {
    expect(readDate(text, SUNDAY)).toEqual(days);
  });

  test.each([
    [SUNDAY, 'sunday', [SUNDAY]],
    [SUNDAY, 'this sunday', [SUNDAY]],
    [SUNDAY, 'next sunday', ['2026-11-22']],
    [SUNDAY, 'last sunday', ['2026-11-08']],
    [SUNDAY, 'on monday', ['2026-11-16']],
    [SUNDAY, 'next sat', ['2026-11-21', '2026-11-28']],
    [WEDNESDAY, 'sunday', ['2026-11-22']],
    // To some people it is this week's, to others next week's.
    [WEDNESDAY, 'next sunday', ['2026-11-22', '2026-11-29']],
    [WEDNESDAY, 'last sunday', ['2026-11-15']],
    [WEDNESDAY, 'wensday', [WEDNESDAY]],
  ])('on %s, %s', (today, text, days) => {
    expect(readDate(text, today)).toEqual(days);
  });

  test.each([
    [WEDNESDAY, 'this weekend', ['2026-11-21', '2026-11-22']],
    [WEDNESDAY, 'weekend', ['2026-11-21', '2026-11-22']],
    [WEDNESDAY, 'next weekend', ['2026-11-28', '2026-11-29']],
    [WEDNESDAY, 'last weekend', ['2026-11-14', '2026-11-15']],
    ['2026-11-21', 'this weekend', ['2026-11-21', '2026-11-22']],
    // What is left of it.
    [SUNDAY, 'this weekend', [SUNDAY]],
    [SUNDAY, 'next weekend', ['2026-11-21', '2026-11-22']],
  ])('on %s, %s', (today, text, days) => {
    expect(readDate(text, today)).toEqual(days);
  });
});

describe('no date at all', () => {
  test.each([
    '',
    ' ',
    'arsenal',
    'sun',
    'sat',
    'may',
    'march madness',
    'december',
    '2026',
    '26',
    '24-25',
    '2026-27',
    'week 11',
    'in 3',
    'in many days',
    'in 9999 days',
    'next',
    'next game',
    '26 dec 2026 noon',
    'suns',
    '49ers',
    '1/2/3/4',
  ])('“%s”', (text) => {
    expect(readDate(text, SUNDAY)).toBeUndefined();
  });

  test('whatever is typed: real days or none, and never an error', () => {
    const words = fc.constantFrom(
      'next',
      'in',
      '31',
      'feb',
      '2026',
      'sunday',
      '12/26',
      '99.99.',
      'of',
      'days',
      '-',
      '3',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words, { maxLength: 6 }).map((all) => all.join(' ')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        expect((readDate(text, SUNDAY) ?? []).filter((day) => !isDay(day))).toEqual([]);
      }),
    );
  });
});
