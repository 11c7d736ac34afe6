import { expect, test } from 'vitest';
import { lastUpdate, sequenceOf, updatedAt } from './updated.ts';

test('what says nothing has not changed since the first publication', () => {
  expect(updatedAt({})).toBe('2026-11-15T00:00:00Z');
  expect(sequenceOf({})).toBe(0);
});

test('the number in the feeds grows with every change', () => {
  const numbers = ['2026-11-15T00:01:00Z', '2026-11-16T00:00:00Z', '2027-03-01T09:30:00Z'].map((updated) =>
    sequenceOf({ updated }),
  );
  expect(numbers).toEqual([1, 1440, 153_210]);
});

test('the last update of a list is its newest', () => {
  expect(lastUpdate([])).toBe('2026-11-15T00:00:00Z');
  expect(lastUpdate([{ updated: '2027-01-02T00:00:00Z' }, {}, { updated: '2027-01-01T00:00:00Z' }])).toBe(
    '2027-01-02T00:00:00Z',
  );
});
