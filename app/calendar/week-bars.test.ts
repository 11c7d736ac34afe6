import { expect, test } from 'vitest';
import { testEvent, testGame } from '../event/test-event.ts';
import { eventsByDay } from './events-by-day.ts';
import { weekBars } from './week-bars.ts';

const barsOf = (...events: ReturnType<typeof testEvent>[]) => {
  const stretch = { from: '2026-11-17', days: 7, timeZone: 'UTC', repeat: 'daily' } as const;
  return weekBars(eventsByDay(events, stretch), 'UTC');
};

test('what lasts several days is a bar over those on the board, and in no day', () => {
  const { bars, days } = barsOf(
    testEvent({ name: 'Masters', start: '2026-11-19', end: '2026-11-22' }),
    testEvent({ name: 'Finals', start: '2026-11-15', end: '2026-11-18' }),
    testEvent({ name: 'Cup', start: '2026-11-22', end: '2026-11-29', sure: 'estimated' }),
    testGame('A', 'B', { start: '2026-11-18T18:00:00Z', type: 'Week 11' }),
  );
  expect(bars.map(({ events, first, last, isOpen }) => [events[0]?.name, first, last, isOpen])).toEqual([
    ['Finals', 0, 1, false],
    ['Masters', 2, 5, false],
    ['Cup', 5, 6, true],
  ]);
  expect(days.flatMap(({ events }) => events.map(({ name }) => name))).toEqual(['A vs B']);
});

test('games of a weekend without their days are one bar from Friday to Monday', () => {
  const provisional = { provisional: true } as const;
  const { bars, days } = barsOf(
    testGame('A', 'B', { start: '2026-11-21', ...provisional }),
    testGame('C', 'D', { start: '2026-11-22', league: 'laliga', ...provisional }),
    testGame('E', 'F', { start: '2026-11-18', ...provisional }),
  );
  expect(bars.map(({ events, first, last, isOpen }) => [events.length, first, last, isOpen])).toEqual([
    [1, 0, 2, true],
    [2, 3, 6, true],
  ]);
  expect(days.every(({ events }) => events.length === 0)).toBe(true);
});

test('a weekend that two weeks share is a bar in both', () => {
  const game = testGame('A', 'B', { start: '2026-11-22', provisional: true });
  const barIn = (from: string) =>
    weekBars(eventsByDay([game], { from, days: 7, timeZone: 'UTC', repeat: 'daily' }), 'UTC').bars.map(
      ({ first, last }) => [first, last],
    );
  expect(barIn('2026-11-15')).toEqual([[5, 6]]);
  expect(barIn('2026-11-22')).toEqual([[0, 1]]);
});
