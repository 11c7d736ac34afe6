import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixtureCatalog } from '../../catalog/check/test-data.ts';
import { addDays, daysBetween } from '../../catalog/day/day.ts';
import { allLeagues } from '../../catalog/season/league.ts';
import { FIRST_DAY, isInCalendar, LAST_DAY } from '../data/known-days.ts';
import { NEUTRAL } from '../time/format.ts';
import { readQuery, searchText, writeQuery } from '../util/query.ts';
import {
  adjacentDay,
  CALENDAR_VIEWS,
  calendarParameters,
  calendarTitle,
  shownDays,
} from './calendar-query.ts';

const TODAY = '2026-11-15';
const read = (search: string) => readQuery(calendarParameters, new URLSearchParams(search));

describe('the URL', () => {
  test('is empty for today', () => {
    expect(read('')).toEqual({ query: { view: 'day', day: undefined, span: 1 }, warnings: [] });
  });

  test('names a day and a view', () => {
    expect(read('date=2026-12-26&view=month').query).toMatchObject({ view: 'month', day: '2026-12-26' });
  });

  test.each([
    '0000-01-01',
    '9999-12-31',
    '2026-02-31',
    '2026-13-01',
    'tomorrow',
    '',
    '26/12/2026',
    '2026-12',
    '<b>',
  ])('with “%s” as the date shows today, with a warning', (date) => {
    const { query, warnings } = read(`date=${encodeURIComponent(date)}`);
    expect(query.day).toBeUndefined();
    expect(warnings).toEqual([`“${date}” is not a valid date. Showing today.`]);
  });

  test('with an unknown view shows the day, with a warning', () => {
    expect(read('view=year')).toMatchObject({
      query: { view: 'day' },
      warnings: ['There is no “year” view. Showing the day.'],
    });
  });

  test('keeps other parameters', () => {
    const search = new URLSearchParams('sport=hockey,soccer&view=week&tz=UTC&date=2026-01-01');
    expect(searchText(writeQuery(calendarParameters, search, { view: 'day', day: '2026-12-26' }))).toBe(
      '?sport=hockey,soccer&tz=UTC&date=2026-12-26',
    );
    expect(searchText(writeQuery(calendarParameters, search, { view: 'month', day: undefined }))).toBe(
      '?sport=hockey,soccer&view=month&tz=UTC',
    );
  });
});

describe('the shown days', () => {
  test('of a week start with the visitor’s first day of the week', () => {
    expect(shownDays({ view: 'week', day: TODAY }, 'monday')).toEqual({ from: '2026-11-09', days: 7 });
    expect(shownDays({ view: 'week', day: TODAY }, 'sunday')).toEqual({ from: '2026-11-15', days: 7 });
  });

  test('of a month are its whole weeks', () => {
    expect(shownDays({ view: 'month', day: '2026-02-10' }, 'sunday')).toEqual({
      from: '2026-02-01',
      days: 28,
    });
    expect(shownDays({ view: 'month', day: TODAY }, 'monday')).toEqual({ from: '2026-10-26', days: 42 });
  });

  const day = fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2023-06-01', days));
  const view = fc.constantFrom(...CALENDAR_VIEWS);
  const weekStart = fc.constantFrom('monday' as const, 'sunday' as const);

  test('always include the day, and the arrows lead just past them', () => {
    fc.assert(
      fc.property(view, day, weekStart, (chosen, at, first) => {
        const { from, days } = shownDays({ view: chosen, day: at }, first);
        expect(daysBetween(from, at)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(from, at)).toBeLessThan(days);
        const next = adjacentDay({ view: chosen, day: at }, 1);
        expect(adjacentDay({ view: chosen, day: next }, -1).slice(0, 7)).toBe(at.slice(0, 7));
        if (chosen !== 'month') expect(daysBetween(at, next)).toBe(days);
      }),
    );
  });

  test('the 31st leads to the end of a shorter month', () => {
    expect(adjacentDay({ view: 'month', day: '2026-01-31' }, 1)).toBe('2026-02-28');
  });

  test('the arrows stay within the calendar, and lead back into it', () => {
    expect(adjacentDay({ view: 'month', day: '2028-12-26' }, 1)).toBe(LAST_DAY);
    expect(adjacentDay({ view: 'day', day: LAST_DAY }, 1)).toBe(LAST_DAY);
    expect(adjacentDay({ view: 'week', day: '2023-01-03' }, -1)).toBe(FIRST_DAY);
    expect(adjacentDay({ view: 'day', day: '1976-07-04' }, 1)).toBe(FIRST_DAY);
  });
});

test('the calendar covers the years of the catalogue', () => {
  const days = allLeagues(fixtureCatalog())
    .flatMap(({ seasons }) => seasons.flatMap(({ events }) => events))
    .filter((event) => !event.isPeriod)
    .map((event) => (event.end ?? event.start).slice(0, 10));
  expect(days.filter((day) => day > LAST_DAY)).toEqual([]);
  expect(new Set(days.map((day) => day.slice(0, 4)))).toContain(LAST_DAY.slice(0, 4));
  expect(days.filter((day) => day < FIRST_DAY).length / days.length).toBeLessThan(0.001);
  expect([isInCalendar('2022-12-31'), isInCalendar('2023-01-01'), isInCalendar('2029-01-01')]).toEqual([
    false,
    true,
    false,
  ]);
});

test.each([
  ['day', '2026-12-26', 'Saturday 26 December'],
  ['day', '2027-01-01', 'Friday 1 January 2027'],
  ['week', '2026-12-26', '21–27 Dec 2026'],
  ['week', '2027-01-01', '28 Dec 2026 – 3 Jan 2027'],
  ['month', '2026-12-26', 'December 2026'],
] as const)('the %s of %s is headed %s', (view, day, title) => {
  const query = { view, day };
  expect(calendarTitle(query, shownDays(query, 'monday'), { ...NEUTRAL, today: '2026-11-15' })).toBe(title);
});
