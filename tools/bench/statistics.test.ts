import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test('the median is the middle value, or between the two in the middle', () => {
  expect(median([30, 10, 20])).toBe(20);
  expect(median([40, 10, 20, 30])).toBe(25);
  expect(median([7])).toBe(7);
});

test('a percentile is a value that was measured', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(twenty, 0.95)).toBe(19);
  expect(percentile(twenty, 1)).toBe(20);
  expect(percentile(twenty, 0)).toBe(1);
  expect(percentile([3, 1, 2, 5, 4], 0.95)).toBe(5);
});

test('nothing has no median', () => {
  expect(() => median([])).toThrow('Nothing was measured');
});
