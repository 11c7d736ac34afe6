import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { addDays, dayInZone, daysBetween, listedDay } from '../day/day.ts';
import { compareAcrossLeagues, eventsByWeek, weekOf, weeksFrom } from './weeks.ts';

const moment = fc
  .date({ min: new Date('2015-01-01'), max: new Date('2045-12-31'), noInvalidDate: true })
  .map((date) => date.getTime());

describe('a week is named after its Monday', () => {
  test.each([
    ['2026-12-27', '2026-12-21'],
    ['2026-12-28', '2026-12-28'],
    ['2026-12-31', '2026-12-28'],
    ['2027-01-01', '2026-12-28'],
    ['2027-01-03', '2026-12-28'],
    ['2027-01-04', '2027-01-04'],
    ['2024-02-29', '2024-02-26'],
    ['2019-12-31', '2019-12-30'],
    ['2020-01-05', '2019-12-30'],
  ])('%s is in the week of %s', (day, monday) => {
    expect(weekOf(day)).toBe(monday);
  });

  test('which is the Monday at or before the day', () => {
    fc.assert(
      fc.property(moment, (time) => {
        const day = dayInZone(time, 'UTC');
        const monday = weekOf(day);
        expect(new Date(monday).getUTCDay()).toBe(1);
        expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
        expect(daysBetween(monday, day)).toBeLessThan(7);
      }),
    );
  });
});

describe('the weeks from a moment on', () => {
  test('are in order, without gaps', () => {
    const now = Date.parse('2026-12-30T12:00:00Z');
    expect(weeksFrom(now, 7, 'UTC')).toEqual(['2026-12-28', '2027-01-04']);
    expect(weeksFrom(now, 14, 'UTC')).toEqual(['2026-12-28', '2027-01-04', '2027-01-11']);
  });

  test('hold the week that is over in UTC while it is still Sunday in the west', () => {
    const now = Date.parse('2026-11-16T05:00:00Z');
    expect(weeksFrom(now, 1, 'Pacific/Pago_Pago')).toEqual(['2026-11-09', '2026-11-16']);
  });

  test('hold the week that is not over in UTC when it is Monday in the east', () => {
    const now = Date.parse('2026-11-15T12:00:00Z');
    expect(weeksFrom(now, 1, 'Pacific/Kiritimati')).toEqual(['2026-11-09', '2026-11-16']);
  });

  const zone = fc.constantFrom(
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'UTC',
    'Asia/Kathmandu',
    'Europe/London',
    'America/New_York',
    'America/St_Johns',
    'Australia/Lord_Howe',
  );
  const days = fc.integer({ min: 1, max: 30 });

  test('hold every whole day of the span, whatever the zone', () => {
    fc.assert(
      fc.property(moment, days, zone, (now, span, timeZone) => {
        const weeks = weeksFrom(now, span, timeZone);
        const today = dayInZone(now, timeZone);
        const last = weekOf(addDays(today, span - 1));
        for (let week = weekOf(today); week <= last; week = addDays(week, 7)) expect(weeks).toContain(week);
      }),
    );
  });

  test('hold every instant that the zone lists under a day of the span', () => {
    const minutes = fc.integer({ min: -24 * 60, max: 31 * 24 * 60 });
    fc.assert(
      fc.property(moment, days, zone, minutes, (now, span, timeZone, offset) => {
        const event = makeEvent({ start: `${new Date(now + offset * 60_000).toISOString().slice(0, 19)}Z` });
        const position = daysBetween(dayInZone(now, timeZone), listedDay(event.start, timeZone));
        fc.pre(position >= 0 && position < span);
        const lists = eventsByWeek([event]);
        expect(weeksFrom(now, span, timeZone).flatMap((week) => lists.get(week) ?? [])).toEqual([event]);
      }),
      { numRuns: 300 },
    );
  });
});

describe('events by week', () => {
  test('a tournament that spans several weeks is in each of them', () => {
    const wimbledon = makeEvent({ name: 'Wimbledon', start: '2026-06-29', end: '2026-07-12' });
    const cup = makeEvent({ name: 'World Cup', start: '2026-06-11', end: '2026-07-19' });
    expect([...eventsByWeek([cup, wimbledon])]).toEqual([
      ['2026-06-08', [cup]],
      ['2026-06-15', [cup]],
      ['2026-06-22', [cup]],
      ['2026-06-29', [cup, wimbledon]],
      ['2026-07-06', [cup, wimbledon]],
      ['2026-07-13', [cup]],
    ]);
  });

  test('a game is in one week, that of its day in UTC', () => {
    const match = makeEvent({ start: '2026-11-16T01:20:00Z' });
    expect([...eventsByWeek([match])]).toEqual([['2026-11-16', [match]]]);
  });

  test('a timed event with an end is in all weeks that it touches', () => {
    const window = makeEvent({ start: '2026-03-13T16:00:00Z', end: '2026-03-16T00:00:00Z' });
    expect([...eventsByWeek([window]).keys()]).toEqual(['2026-03-09', '2026-03-16']);
  });
});

test('events of several leagues are sorted by start, a plain day first, then by league and name', () => {
  const inOrder = [
    makeEvent({ league: 'nfl', start: '2026-11-14T23:00:00Z' }),
    makeEvent({ league: 'nhl', start: '2026-11-15' }),
    makeEvent({ league: 'mlb', start: '2026-11-15T18:00:00Z', name: 'B' }),
    makeEvent({ league: 'nfl', start: '2026-11-15T18:00:00Z', name: 'A' }),
    makeEvent({ league: 'nfl', start: '2026-11-15T18:00:00Z', name: 'B' }),
  ];
  expect([...inOrder].reverse().sort(compareAcrossLeagues)).toEqual(inOrder);
});
