import { expect, test } from 'vitest';
import { type EventsByCategory, game, makeData, makeLeague } from '../../catalog/check/test-data.ts';
import { buildCatalog } from '../../catalog/read/build-catalog.ts';
import { eventsOnDays } from './days.ts';

/** The newest data is of 15 November 2026. */
function daysOf(events: EventsByCategory) {
  return eventsOnDays(buildCatalog(makeData(makeLeague('premierleague', '2026-27', events))));
}

/** Names by day, of the days with events. */
function namesByDay(events: EventsByCategory) {
  const days = [...daysOf(events)].filter(([, list]) => list.length > 0);
  return days.map(([day, list]) => [day, ...list.map(({ event }) => event.name)]);
}

test('an event of several days is on each of them, in order with those of one day', () => {
  expect(
    namesByDay({
      A: [
        { start: '2026-12-02', name: 'Draw' },
        { start: '2026-12-01', end: '2026-12-03', name: 'Tournament' },
      ],
    }),
  ).toEqual([
    ['2026-12-01', 'Tournament'],
    ['2026-12-02', 'Tournament', 'Draw'],
    ['2026-12-03', 'Tournament'],
  ]);
});

test('a time counts on its day in the league’s zone', () => {
  const games = namesByDay({ A: [game('Arsenal', 'Wolves', '2026-08-21T23:30:00Z')] });
  expect(games).toEqual([['2026-08-22', 'Arsenal vs Wolves']]);
});

test('periods are on no day', () => {
  expect(namesByDay({ '': [{ start: '2026-06-14', end: '2026-08-30', name: 'Transfer Window' }] })).toEqual(
    [],
  );
});

test('every day from a year before the newest data to a year after it is there, and no other', () => {
  const days = daysOf({
    A: [
      { start: '2025-11-14', end: '2025-11-16', name: 'Cup' },
      { start: '2027-11-16', name: 'Draw' },
    ],
  });
  expect([days.size, [...days.keys()].at(0), [...days.keys()].at(-1)]).toEqual([
    731,
    '2025-11-15',
    '2027-11-15',
  ]);
  expect(days.get('2025-11-15')).toHaveLength(1);
});
