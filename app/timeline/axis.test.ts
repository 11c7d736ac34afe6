import { expect, test } from 'vitest';
import { axisOfMonths, monthAfter, monthsOf, nowOn, stretchOf } from './axis.ts';

const axis = { from: '2026-11-01', length: 61 };

test('months after a day, over the ends of years', () => {
  expect(monthAfter('2026-11-15', -3)).toBe('2026-08-01');
  expect(monthAfter('2026-11-15', 2)).toBe('2027-01-01');
  expect(monthAfter('2026-01-31', -1)).toBe('2025-12-01');
});

test('an axis of whole months, over a year’s end and a leap day', () => {
  const winter = axisOfMonths('2027-12-05', '2028-02-01');
  expect(winter).toEqual({ from: '2027-12-01', length: 31 + 31 + 29 });
  expect(monthsOf(winter)).toEqual(['2027-12-01', '2028-01-01', '2028-02-01']);
});

test('a stretch includes its last day', () => {
  expect(stretchOf(axis, '2026-11-01', '2026-11-30')).toEqual({ at: 0, size: 30 });
});

test('today is a place on the axis, or none', () => {
  expect(nowOn(axis, '2026-11-15')).toBe(14.5);
  expect(nowOn(axis, '2026-12-31')).toBe(60.5);
  expect(nowOn(axis, '2026-10-31')).toBeNull();
  expect(nowOn(axis, '2027-01-01')).toBeNull();
});
