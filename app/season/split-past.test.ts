import { expect, test } from 'vitest';
import { groupEvents } from '../event/group-events.ts';
import { testDays } from '../event/test-event.ts';
import { splitPast } from './open-groups.ts';

const groups = groupEvents(
  ['A', 'B', 'C'].flatMap((section, index) => testDays(`2026-0${index + 1}-10`, 2, { section })),
  'UTC',
);
const labels = (list: { label: string }[]) => list.map(({ label }) => label);
const split = (today: string, current = '') => {
  const { past, rest } = splitPast(groups, today, (group) => group.label === current);
  return [labels(past), labels(rest)];
};

test('folds what is over while something is ahead', () => {
  expect(split('2026-03-01')).toEqual([['A', 'B'], ['C']]);
});

test('a single group is not worth folding', () => {
  expect(split('2026-02-01')).toEqual([[], ['A', 'B', 'C']]);
});

test('a season that is over stands open to all its groups', () => {
  expect(split('2027-01-01', 'A')).toEqual([[], ['A', 'B', 'C']]);
});
