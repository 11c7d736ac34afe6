import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDay } from '../day/day.ts';
import { readWeekOrMonth } from './read-week-or-month.ts';

const TODAY = '2026-11-15';

describe('a week or a month', () => {
  test.each([
    ['this week', 'week', '2026-11-15'],
    ['next week', 'week', '2026-11-22'],
    ['last week of december', 'week', '2026-12-31'],
    ['the last week in December 2027', 'week', '2027-12-31'],
    ['first week of january', 'week', '2027-01-01'],
    ['third week of feb', 'week', '2027-02-15'],
    ['third week of february', 'week', '2027-02-15'],
    ['last week of february 2028', 'week', '2028-02-29'],
    ['week of 28 december', 'week', '2026-12-28'],
    ['december', 'month', '2026-12-01'],
    ['november', 'month', '2026-11-01'],
    ['october', 'month', '2027-10-01'],
    ['dec 2027', 'month', '2027-12-01'],
    ['decmber', 'month', '2026-12-01'],
    ['may', 'month', '2027-05-01'],
    ['next month', 'month', '2026-12-01'],
    ['last month', 'month', '2026-10-01'],
  ])('%s', (text, view, day) => {
    expect(readWeekOrMonth(text, TODAY)).toEqual({ view, day });
  });

  test.each([
    '',
    'mar',
    'dec',
    'week',
    'last week of december 9999',
    'fifth week of may',
    'december 26',
    'march madness',
    'nfl week 10',
  ])('is not “%s”', (text) => expect(readWeekOrMonth(text, TODAY)).toBeUndefined());

  test('is always of a real day, whatever is typed and when', () => {
    const words = fc.constantFrom(
      'last',
      'next',
      'first',
      'week',
      'month',
      'of',
      'december',
      'february',
      '2028',
      '9999',
      '31',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(words, { maxLength: 5 }).map((all) => all.join(' ')),
    );
    const day = fc.date({ min: new Date('2023-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(text, day, (typed, today) => {
        const read = readWeekOrMonth(typed, today.toISOString().slice(0, 10));
        return read === undefined || isDay(read.day);
      }),
    );
  });
});
