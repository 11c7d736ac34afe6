import { expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { eventsByDay } from './events-by-day.ts';

const tournament = testEvent({ name: 'Tournament', start: '2026-11-12', end: '2026-11-16' });
const night = testEvent({ name: 'Night', start: '2026-11-17T01:20:00Z' });
const before = testEvent({ name: 'Before', start: '2026-11-14' });
const after = testEvent({ name: 'After', start: '2026-11-18' });

const layOut = (timeZone = 'UTC') =>
  eventsByDay([tournament, before, night, after], { from: '2026-11-15', days: 3, timeZone }).map(
    ({ day, events }) => [day, ...events.map(({ name }) => name)],
  );

test('a tournament under way stands under each of its days', () => {
  expect(layOut()).toEqual([
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
  });
  expect(first?.events).toEqual([game, tournament]);
});

test('an instant stands on the day of the zone, a plain day on its own', () => {
  expect(layOut('America/New_York')[1]).toEqual(['2026-11-16', 'Night', 'Tournament']);
  expect(layOut('Pacific/Kiritimati')[2]).toEqual(['2026-11-17', 'Night']);
});

test('games of an open round are once on one of its days', () => {
  const games = ['2026-11-21', '2026-11-22'].map((start) => testEvent({ start, provisional: true }));
  const counts = (from: string, days: number) =>
    eventsByDay(games, { from, days, timeZone: 'UTC' }).map(({ events }) => events.length);
  // The day that the round is named after.
  expect(counts('2026-11-19', 5)).toEqual([0, 0, 2, 0, 0]);
  // Weeks that begin on Sunday or Saturday divide it.
  expect(counts('2026-11-15', 7)).toEqual([0, 0, 0, 0, 0, 0, 2]);
  expect(counts('2026-11-22', 7)).toEqual([2, 0, 0, 0, 0, 0, 0]);
  expect(counts('2026-11-23', 1)).toEqual([2]);
  expect(counts('2026-11-24', 7)).toEqual([0, 0, 0, 0, 0, 0, 0]);
});
