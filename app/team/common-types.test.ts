import { expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { commonTypes } from './common-types.ts';

const typed = (...types: string[]) => types.map((type) => testEvent({ start: '2026-11-15', type }));

test('a type of more than half of the games is common', () => {
  expect(commonTypes(typed('Regular Season', 'Regular Season', 'Playoffs'))).toEqual(['Regular Season']);
  expect(commonTypes(typed('Week 1', 'Week 2'))).toEqual([]);
  expect(commonTypes(typed('', ''))).toEqual([]);
  expect(commonTypes([])).toEqual([]);
});
