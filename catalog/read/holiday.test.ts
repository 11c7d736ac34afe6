import { describe, expect, test } from 'vitest';
import { makeTestLeague } from '../audit/test-season.ts';
import { makeEvent } from '../check/test-data.ts';
import { type HolidayRule, holidayDays } from './holiday.ts';

function daysOf(rule: HolidayRule, year: number) {
  const nfl = makeTestLeague(
    { '2025': [makeEvent({ league: 'nfl', name: 'Super Bowl LX', start: '2026-02-08T23:30:00Z' })] },
    { slug: 'nfl' },
  );
  return holidayDays({ name: 'Test Day', countries: ['us'], rule }, year, [nfl]);
}
const dayOf = (rule: HolidayRule, year: number) => daysOf(rule, year)?.from;

describe('the day of a holiday', () => {
  test('may be fixed', () => {
    expect(daysOf({ type: 'fixed', month: 12, day: 26 }, 2026)).toEqual({
      from: '2026-12-26',
      to: '2026-12-26',
    });
    expect(dayOf({ type: 'fixed', month: 2, day: 29 }, 2026)).toBeUndefined();
  });

  test.each([
    // Thanksgiving, when November begins on a Thursday and when it does not.
    [11, 4, 4, 2029, '2029-11-22'],
    [11, 4, 4, 2026, '2026-11-26'],
    // Memorial Day.
    [5, 1, -1, 2026, '2026-05-25'],
    [5, 1, -1, 2027, '2027-05-31'],
    [12, 1, -1, 2026, '2026-12-28'],
    [5, 1, 5, 2026, undefined],
  ])('may be a weekday of month %i: %i, number %i of %i', (month, weekday, n, year, day) => {
    expect(dayOf({ type: 'nth-weekday', month, weekday, n }, year)).toBe(day);
  });

  test.each([
    [2023, '2023-04-09'],
    [2024, '2024-03-31'],
    [2025, '2025-04-20'],
    [2026, '2026-04-05'],
    [2027, '2027-03-28'],
    [2028, '2028-04-16'],
    [2029, '2029-04-01'],
    [2030, '2030-04-21'],
    [1954, '1954-04-18'],
    [1981, '1981-04-19'],
  ])('may depend on Easter, in %i on %s', (year, day) => {
    expect(dayOf({ type: 'easter' }, year)).toBe(day);
  });

  test.each([
    [2026, '2026-05-18'],
    [2027, '2027-05-24'],
  ])('may be a weekday on or before a day: Victoria Day %i', (year, day) => {
    expect(dayOf({ type: 'weekday-on-or-before', month: 5, day: 24, weekday: 1 }, year)).toBe(day);
  });

  test('may be that of an event, in the zone of its league', () => {
    const rule: HolidayRule = { type: 'event', league: 'nfl', pattern: '^Super Bowl' };
    expect(dayOf(rule, 2026)).toBe('2026-02-08');
    expect(dayOf(rule, 2027)).toBeUndefined();
  });
});

test('a holiday may begin before its day and last several days', () => {
  const memorialWeekend: HolidayRule = {
    type: 'nth-weekday',
    month: 5,
    weekday: 1,
    n: -1,
    offset: -2,
    days: 3,
  };
  expect(daysOf(memorialWeekend, 2026)).toEqual({ from: '2026-05-23', to: '2026-05-25' });
});
