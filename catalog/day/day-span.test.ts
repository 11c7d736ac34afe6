import { describe, expect, test } from 'vitest';
import { daySpan, nightEnd } from './day-span.ts';

const span = (day: string, zone: string) =>
  daySpan(day, zone).map((instant) => new Date(instant).toISOString());

describe('a day in a zone', () => {
  test.each([
    ['UTC', '2026-11-15T00:00:00.000Z', '2026-11-16T00:00:00.000Z'],
    ['America/New_York', '2026-11-15T05:00:00.000Z', '2026-11-16T05:00:00.000Z'],
    ['Asia/Kathmandu', '2026-11-14T18:15:00.000Z', '2026-11-15T18:15:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-14T10:00:00.000Z', '2026-11-15T10:00:00.000Z'],
    ['Pacific/Pago_Pago', '2026-11-15T11:00:00.000Z', '2026-11-16T11:00:00.000Z'],
  ])('%s', (zone, from, to) => {
    expect(span('2026-11-15', zone)).toEqual([from, to]);
  });

  test('has 25 hours where summer time ends, 23 where it begins', () => {
    const hours = (day: string) => {
      const [from, to] = daySpan(day, 'America/New_York');
      return (to - from) / 3_600_000;
    };
    expect(hours('2026-11-01')).toBe(25);
    expect(hours('2026-03-08')).toBe(23);
  });
});

test.each([
  ['Europe/Berlin', '2026-11-18', '2026-11-19T05:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-18', '2026-11-19T14:00:00.000Z'],
  ['Asia/Kathmandu', '2026-11-18', '2026-11-19T00:15:00.000Z'],
  ['Pacific/Chatham', '2026-11-18', '2026-11-18T16:15:00.000Z'],
  // Clocks go back, and forward, in this night.
  ['Europe/Berlin', '2026-10-24', '2026-10-25T05:00:00.000Z'],
  ['Europe/Berlin', '2026-03-28', '2026-03-29T04:00:00.000Z'],
  ['Australia/Adelaide', '2026-10-03', '2026-10-03T19:30:00.000Z'],
])('a night in %s goes on until six', (zone, day, end) => {
  expect(new Date(nightEnd(day, zone)).toISOString()).toBe(end);
});
