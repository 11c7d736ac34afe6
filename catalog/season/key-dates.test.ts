import { describe, expect, test } from 'vitest';
import { type EventsByCategory, fixtureCatalog, game, makeLeague } from '../check/test-data.ts';
import { addDays, daysBetween } from '../day/day.ts';
import type { SportsEvent } from '../event/event.ts';
import { nextEvent } from '../event/next-event.ts';
import { statusOf } from '../event/status.ts';
import { withoutCrowds } from '../ranking/crowds.ts';
import { isNear } from '../ranking/near-days.ts';
import { buildLeague } from '../read/build-catalog.ts';
import { keyDatesOf } from './key-dates.ts';
import { allLeagues } from './league.ts';

const namesOf = (events: EventsByCategory) =>
  keyDatesOf(buildLeague(makeLeague('premierleague', '2026-27', events))).map(({ name }) => name);

describe('the key dates of a league', () => {
  test('has every period, in chronological order', () => {
    const windows = [
      { start: '2027-01-01', end: '2027-02-01', name: 'Winter Transfer Window' },
      { start: '2026-06-15', end: '2026-09-01', name: 'Transfer Window' },
    ];
    expect(namesOf({ '': windows })).toEqual(['Transfer Window', 'Winter Transfer Window']);
  });

  test('has the first event and every one after a pause of more than a week, and no more', () => {
    const matches = [
      game('A', 'B', '2026-08-01'),
      game('C', 'D', '2026-08-01T18:00:00Z'),
      game('B', 'A', '2026-08-07T18:00:00Z'),
      game('C', 'A', '2026-08-15'),
      game('D', 'B', '2026-08-20'),
    ];
    expect(namesOf({ 'Matchday 1': matches })).toEqual(['A vs B', 'C vs A']);
  });

  test('has what decides the status of an event', () => {
    const races = buildLeague(
      makeLeague('formula1', '2026', {
        Race: [
          { start: '2026-04-12', name: 'Bahrain', details: 'Cancelled, Bahrain International Circuit' },
          { start: '2026-05-03', name: 'Miami', details: 'Replaces a cancelled race' },
        ],
      }),
    );
    const now = Date.parse('2026-04-01T12:00:00Z');
    const statuses = keyDatesOf(races).map((race) => statusOf(race, 'motorsport', now));
    expect(statuses).toEqual(['cancelled', 'upcoming']);
  });

  // Found by these tests: on 1 August the game of the 12th is what comes next, and the weeks loaded end on the 9th.
  // So it was for Monaco after the cancelled Grand Prix of Emilia Romagna in 2023.
  test('has the event after a pause that only a cancelled one interrupts', () => {
    const matches = [
      game('A', 'B', '2026-07-31'),
      game('C', 'D', '2026-08-06', { details: 'Cancelled' }),
      game('C', 'A', '2026-08-12'),
    ];
    expect(namesOf({ 'Matchday 1': matches })).toContain('C vs A');
  });
});

test('the key dates and the coming days name the next event of every league on the day after any other', () => {
  let pauses = 0;
  for (const league of allLeagues(fixtureCatalog())) {
    const events = league.seasons.flatMap((season) => season.events);
    const keyDates = keyDatesOf(league);
    const attended = events.filter((event) => !event.isPeriod);
    const days = [...new Set(attended.map(({ start }) => start.slice(0, 10)))].sort();
    days.forEach((day, index) => {
      const until = days[index + 1] ?? '9999-01-01';
      // Shorter pauses lie within the coming week.
      if (daysBetween(day, until) < 6) return;
      pauses += 1;
      const now = Date.parse(`${addDays(day, 1)}T12:00:00Z`);
      const soon = withoutCrowds(
        events.filter((event) => isNear(event, addDays(day, 1))),
        [],
      );
      const next = (list: SportsEvent[]) => {
        const candidates = list.filter(
          ({ start, end }) => (end ?? start) >= day && start.slice(0, 10) <= until,
        );
        return nextEvent(candidates, league.sportId, now, league.timeZone)?.start;
      };
      expect(next([...keyDates, ...soon]), `${league.slug} after ${day}`).toBe(next(events));
    });
  }
  expect(pauses).toBeGreaterThan(500);
});
