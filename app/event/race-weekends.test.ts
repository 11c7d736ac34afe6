import { describe, expect, test } from 'vitest';
import { raceAfter, raceWeekends } from './race-weekends.ts';
import { testEvent } from './test-event.ts';

const session = (name: string, start: string, category: string) => testEvent({ name, start, category });
const weekends = (events: ReturnType<typeof session>[]) =>
  raceWeekends(events).map(({ name, category, events: members }) => [name, category, members.length]);

describe('race weekends', () => {
  test('sessions stand with their race, under its category', () => {
    expect(
      weekends([
        session('Daytona 500 - Practice', '2026-02-14', 'Practice'),
        session('Daytona 500', '2026-02-15', 'Playoffs'),
        session('Monza - Qualifying', '2026-09-05', 'Qualifying'),
        session('Monza - Race', '2026-09-06', 'Race'),
      ]),
    ).toEqual([
      ['Daytona 500', 'Playoffs', 2],
      ['Monza', 'Race', 2],
    ]);
  });

  test('two races of one name are two weekends', () => {
    expect(
      weekends([
        session('Cook Out 400 - Practice', '2026-03-27', 'Practice'),
        session('Cook Out 400', '2026-03-29', 'Race'),
        session('Cook Out 400 - Practice', '2026-08-14', 'Practice'),
        session('Cook Out 400', '2026-08-15', 'Race'),
      ]),
    ).toEqual([
      ['Cook Out 400', 'Race', 2],
      ['Cook Out 400', 'Race', 2],
    ]);
  });

  test('testing belongs to no weekend', () => {
    expect(weekends([session('Preseason Testing - Day 1', '2026-02-11', 'Preseason')])).toEqual([]);
  });
});

test('a session leads up to the race of its own weekend', () => {
  const events = [
    session('Monza - Practice 1', '2026-09-04', 'Practice'),
    session('Monza - Sprint', '2026-09-05', 'Sprint'),
    session('Monza - Race', '2026-09-06', 'Race'),
    session('Baku - Practice 1', '2026-09-24', 'Practice'),
    session('Baku - Race', '2026-09-26', 'Race'),
  ];
  expect(events.map((event) => raceAfter(event, events)?.name)).toEqual([
    'Monza - Race',
    'Monza - Race',
    undefined,
    'Baku - Race',
    undefined,
  ]);
});
