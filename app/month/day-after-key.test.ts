import { expect, test } from 'vitest';
import { dayAfterKey } from './day-after-key.ts';

test.each([
  ['ArrowLeft', '2026-11-14'],
  ['ArrowRight', '2026-11-16'],
  ['ArrowUp', '2026-11-08'],
  ['ArrowDown', '2026-11-22'],
  ['Home', '2026-11-09'],
  ['End', '2026-11-15'],
  ['PageUp', '2026-10-15'],
  ['PageDown', '2026-12-15'],
  ['a', undefined],
])('%s from Sunday 15 November', (key, day) => {
  expect(dayAfterKey(key, '2026-11-15', 'monday')).toBe(day);
});

test('the edges of a week that begins on Sunday', () => {
  expect(dayAfterKey('Home', '2026-11-18', 'sunday')).toBe('2026-11-15');
  expect(dayAfterKey('End', '2026-11-18', 'sunday')).toBe('2026-11-21');
});

test('days cross into other months, and the 31st becomes the last day of a shorter one', () => {
  expect(dayAfterKey('ArrowDown', '2026-12-30', 'monday')).toBe('2027-01-06');
  expect(dayAfterKey('PageDown', '2026-01-31', 'monday')).toBe('2026-02-28');
  expect(dayAfterKey('PageUp', '2026-12-31', 'monday')).toBe('2026-11-30');
});
