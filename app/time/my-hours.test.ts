import { expect, test } from 'vitest';
import { hoursNamed, isEventHidden, isEventOutside } from './my-hours.ts';

const isOutsideAt = (start: string, timeZone: string, hours: string) =>
  isEventOutside({ start }, { timeZone, hours });

test.each([
  ['2026-11-15T12:59:00Z', '08:00-23:30', true],
  ['2026-11-15T13:00:00Z', '08:00-23:30', false],
  ['2026-11-16T04:29:00Z', '08:00-23:30', false],
  ['2026-11-16T04:30:00Z', '08:00-23:30', true],
  // Over midnight, until midnight, around the clock.
  ['2026-11-16T02:59:00Z', '22:00-06:00', true],
  ['2026-11-16T03:00:00Z', '22:00-06:00', false],
  ['2026-11-16T10:59:00Z', '22:00-06:00', false],
  ['2026-11-16T11:00:00Z', '22:00-06:00', true],
  ['2026-11-16T04:59:00Z', '08:00-00:00', false],
  ['2026-11-16T05:00:00Z', '08:00-00:00', true],
  ['2026-11-16T05:00:00Z', '08:00-08:00', false],
])('%s in New York, awake %s', (start, hours, isOutside) => {
  expect(isOutsideAt(start, 'America/New_York', hours)).toBe(isOutside);
});

test.each([
  // The clocks of New York go back on 1 November and forward on 14 March.
  ['America/New_York', '2026-10-31T12:00:00Z', '2026-11-01T12:30:00Z'],
  ['America/New_York', '2027-03-14T12:00:00Z', '2027-03-13T12:30:00Z'],
  ['Asia/Kolkata', '2026-11-15T02:30:00Z', '2026-11-15T02:29:00Z'],
  ['Pacific/Kiritimati', '2026-11-14T18:00:00Z', '2026-11-14T17:59:00Z'],
  ['Pacific/Niue', '2026-11-15T19:00:00Z', '2026-11-15T18:59:00Z'],
])('the day begins at eight by the clock of %s', (timeZone, awake, asleep) => {
  expect(isOutsideAt(awake, timeZone, '08:00-23:30')).toBe(false);
  expect(isOutsideAt(asleep, timeZone, '08:00-23:30')).toBe(true);
});

test('what has only a day, lasts for days or whose day is open is never outside', () => {
  const visitor = { timeZone: 'UTC', hours: '08:00-09:00', outside: 'hide' } as const;
  const isHidden = (event: Parameters<typeof isEventHidden>[0]) => isEventHidden(event, visitor);
  expect(isHidden({ start: '2026-11-15' })).toBe(false);
  expect(isHidden({ start: '2026-11-21', provisional: true })).toBe(false);
  expect(isHidden({ start: '2026-11-15T02:00:00Z', end: '2026-11-18T20:00:00Z' })).toBe(false);
  expect(isHidden({ start: '2026-11-15T02:00:00Z', end: '2026-11-15T05:00:00Z' })).toBe(true);
});

test('nothing is outside where no hours are set, or hidden where that is not wanted', () => {
  const game = { start: '2026-11-15T02:00:00Z' };
  expect(isEventOutside(game, { timeZone: 'UTC', outside: 'hide' })).toBe(false);
  expect(isEventHidden(game, { timeZone: 'UTC', hours: '08:00-23:30', outside: 'dim' })).toBe(false);
});

test.each([
  '',
  '8:00-23:30',
  '08:00-24:00',
  '08:00',
  '08:00-23:60',
  ' 08:00-23:30',
  '08:00-23:30-',
  800,
  null,
])('%j are no hours', (text) => expect(hoursNamed(text)).toBeUndefined());
