import { expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import type { Visitor } from '../time/visitor.tsx';
import { daysAhead } from './days-ahead.ts';

const VISITOR: Visitor = {
  now: Date.parse('2026-11-18T12:00:00Z'),
  today: '2026-11-18',
  timeZone: 'UTC',
  hour12: false,
  dateOrder: 'day',
  weekStart: 'monday',
};
const morning = testEvent({ name: 'Morning', start: '2026-11-18T01:00:00Z' });
const evening = testEvent({ name: 'Evening', start: '2026-11-18T20:00:00Z' });
const DAYS = Array.from({ length: 14 }, (_, index) => ({
  day: `2026-11-${String(9 + index).padStart(2, '0')}`,
  events: [morning, evening],
}));

test('a week begins today, without what is over', () => {
  const [first, ...later] = daysAhead(DAYS, VISITOR, 1);
  expect(first).toEqual({ day: '2026-11-18', events: [evening] });
  expect(later).toHaveLength(4);
});

test('a month begins with the week of today, whose days before it are empty', () => {
  const days = daysAhead(DAYS, VISITOR, 7);
  expect(days).toHaveLength(7);
  expect(days[0]).toEqual({ day: '2026-11-16', events: [] });
  expect(days[2]).toEqual({ day: '2026-11-18', events: [evening] });
});
