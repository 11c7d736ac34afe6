import { expect, test } from 'vitest';
import { groupBy } from './group-by.ts';

test('groups are in the order of their first items, items in the order given', () => {
  const words = ['pear', 'fig', 'plum', 'kiwi', 'nut'];
  expect([...groupBy(words, (word) => word.length)]).toEqual([
    [4, ['pear', 'plum', 'kiwi']],
    [3, ['fig', 'nut']],
  ]);
});

test('keys are compared as a Map compares them', () => {
  const groups = groupBy(['1', 1, '', 0], (value) => value);
  expect(groups.size).toBe(4);
});

test('nothing makes no group', () => {
  expect(groupBy([], String).size).toBe(0);
});
