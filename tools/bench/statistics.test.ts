import { expect, test } from 'vitest';
import { isSteady, median, percentile, spread } from './statistics.ts';

test('a percentile is a value that was measured', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => 20 - index);
  expect(percentile(twenty, 0.95)).toBe(19);
  expect(percentile(twenty, 0)).toBe(1);
  expect(median([30, 10, 20])).toBe(20);
  expect(() => median([])).toThrow('Nothing was measured');
});

test('one slow visit of five widens no spread, two do', () => {
  expect(spread([1000, 1010, 1020, 1030, 5000])).toEqual({ from: 1010, to: 1030 });
  expect(isSteady([1000, 1010, 1020, 1030, 5000])).toBe(true);
  expect(isSteady([1000, 1010, 1020, 5000, 5000])).toBe(false);
});

test('a spread of 50 ms, or of a tenth, is steady', () => {
  expect(isSteady([10, 10, 30, 60, 60])).toBe(true);
  expect(isSteady([10, 10, 30, 61, 61])).toBe(false);
  expect(isSteady([2000, 2000, 2100, 2210, 2210])).toBe(true);
});
