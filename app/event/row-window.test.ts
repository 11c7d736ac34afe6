import { expect, test } from 'vitest';
import { rowWindow } from './event-list.tsx';

const nothingAsked = { earlier: 0, later: 0 };

test('a short list is shown whole, from its beginning', () => {
  expect(rowWindow(14, 1, nothingAsked)).toEqual({ from: 0, to: 14 });
});

test('a long list begins with today and shows at most 30 rows', () => {
  expect(rowWindow(400, 150, nothingAsked)).toEqual({ from: 150, to: 180 });
});

test('more is shown on either side on request, up to the ends', () => {
  expect(rowWindow(400, 150, { earlier: 1, later: 1 })).toEqual({ from: 100, to: 230 });
  expect(rowWindow(400, 150, { earlier: 3, later: 9 })).toEqual({ from: 0, to: 400 });
});

test('a list that grows shows its new rows', () => {
  expect(rowWindow(17, 0, nothingAsked).to).toBe(17);
  expect(rowWindow(18, 0, nothingAsked).to).toBe(18);
});
