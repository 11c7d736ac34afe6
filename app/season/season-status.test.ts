import { expect, test } from 'vitest';
import { testEvent } from '../event/test-event.ts';
import { progressOf, seasonStatusOf } from './season-status.ts';

const EVENTS = [
  testEvent({
    start: '2026-11-10T18:00:00Z',
    name: 'Lions vs Bears',
    type: 'Week 9',
    section: 'Regular Season',
  }),
  testEvent({
    start: '2026-11-20T18:00:00Z',
    name: 'Bears vs Packers',
    type: 'Week 10',
    section: 'Regular Season',
  }),
  testEvent({ start: '2026-12-20T18:00:00Z', name: 'Final', type: 'Final', section: 'Playoffs' }),
];
const at = (time: string) => seasonStatusOf(EVENTS, [], 'football', Date.parse(time), 'UTC');

test('after the season, its status is about the opening of the next', () => {
  const opening = testEvent({
    start: '2027-09-09T18:00:00Z',
    season: '2027',
    name: 'Lions vs Rams',
    home: 'Lions',
    away: 'Rams',
  });
  const summer = seasonStatusOf(EVENTS, [opening], 'football', Date.parse('2027-09-08T12:00:00Z'), 'UTC');
  expect(summer).toMatchObject({ next: opening, phase: 'Season begins tomorrow' });
});

test('a season’s status changes as time goes on', () => {
  const november = at('2026-11-15T12:00:00Z');
  expect(november.next?.name).toBe('Bears vs Packers');
  expect(november.phase).toBe('Week 10 of 10');
  expect(november.knockout).toEqual({ stage: 'Playoffs', day: '2026-12-20' });

  const january = at('2027-01-02T12:00:00Z');
  expect(january).toMatchObject({ next: undefined, phase: 'Season over', knockout: undefined });
});

test('progress is by what the phase counts, else by days, and only while the season is played', () => {
  const season = { playFrom: '2026-09-01', playTo: '2026-09-10' };
  expect(progressOf('Week 9 of 18', season, '2026-09-02')).toBe(0.5);
  expect(progressOf('Regular Season', season, '2026-09-04')).toBe(0.4);
  expect(progressOf('Season begins in 2 days', season, '2026-08-30')).toBeUndefined();
  expect(progressOf('Season over', season, '2026-09-11')).toBeUndefined();
});
