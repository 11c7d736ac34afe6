import { expect, test } from 'vitest';
import { marksIn, nearestMark } from './marks.ts';

const marks = [
  { at: 0, size: 10 },
  { at: 19, size: 1 },
];

test('a stretch has the marks that touch it', () => {
  expect(marksIn(marks, 9, 10)).toEqual([marks[0]]);
  expect(marksIn(marks, 10, 19)).toEqual([]);
  expect(marksIn(marks, -5, 100)).toEqual(marks);
});

test('the nearest mark is the one over the place, else the one beside it', () => {
  expect(nearestMark(marks, 5)).toBe(marks[0]);
  expect(nearestMark(marks, 18)).toBe(marks[1]);
  expect(nearestMark([], 5)).toBeUndefined();
});
