import { expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import type { Visitor } from '../time/visitor.tsx';
import { daysAhead, eventsByDay } from './events-by-day.ts';

const tournament = testEvent({ name: 'Tournament', start: '2026-11-12', end: '2026-11-16' });
const night = testEvent({ name: 'Night', start: '2026-11-17T01:20:00Z' });
const before = testEvent({ name: 'Before', start: '2026-11-14' });
const after = testEvent({ name: 'After', start: '2026-11-18' });

const layOut = (repeat: 'once' | 'daily', timeZone = 'UTC') =>
  eventsByDay([tournament, before, night, after], { from: '2026-11-15', days: 3, timeZone, repeat }).map(
    ({ day, events }) => [day, ...events.map(({ name }) => name)],
  );

test('a tournament under way stands once under the first day, or under each', () => {
  expect(layOut('once')).toEqual([['2026-11-15', 'Tournament'], ['2026-11-16'], ['2026-11-17', 'Night']]);
  expect(layOut('daily')).toEqual([
    ['2026-11-15', 'Tournament'],
    ['2026-11-16', 'Tournament'],
    ['2026-11-17', 'Night'],
  ]);
});

test('on a day what has a time is before a tournament that began earlier', () => {
  const game = testEvent({ name: 'Game', start: '2026-11-15T18:00:00Z' });
  const [first] = eventsByDay([tournament, game], {
    from: '2026-11-15',
    days: 1,
    timeZone: 'UTC',
    repeat: 'once',
  });
  expect(first?.events).toEqual([game, tournament]);
});

test('an instant stands on the day of the zone, a plain day on its own', () => {
  expect(layOut('daily', 'America/New_York')[1]).toEqual(['2026-11-16', 'Night', 'Tournament']);
  expect(layOut('daily', 'Pacific/Kiritimati')[2]).toEqual(['2026-11-17', 'Night']);
});

test.each(['once', 'daily'] as const)(
  'listed %s, games of an open round are once on one of its days',
  (repeat) => {
    const games = ['2026-11-21', '2026-11-22'].map((start) => testEvent({ start, provisional: true }));
    const counts = (from: string, days: number) =>
      eventsByDay(games, { from, days, timeZone: 'UTC', repeat }).map(({ events }) => events.length);
    // The day that the round is named after.
    expect(counts('2026-11-19', 5)).toEqual([0, 0, 2, 0, 0]);
    // Weeks that begin on Sunday or Saturday divide it.
    expect(counts('2026-11-15', 7)).toEqual([0, 0, 0, 0, 0, 0, 2]);
    expect(counts('2026-11-22', 7)).toEqual([2, 0, 0, 0, 0, 0, 0]);
    expect(counts('2026-11-23', 1)).toEqual([2]);
    expect(counts('2026-11-24', 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
  },
);

const MOMENT = { now: Date.parse('2026-11-18T12:00:00Z'), today: '2026-11-18', timeZone: 'UTC' };
const VISITOR: Visitor = {
  ...MOMENT,
  sent: MOMENT,
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

test('what is ahead begins today, without what is over', () => {
  const [first, ...later] = daysAhead(DAYS, VISITOR);
  expect(first).toEqual({ day: '2026-11-18', events: [evening] });
  expect(later).toHaveLength(4);
});
