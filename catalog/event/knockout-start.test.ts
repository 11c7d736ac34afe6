import { expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import type { SportsEvent } from './event.ts';
import { knockoutStart } from './knockout-start.ts';

const event = (category: string, name: string, start: string, type = category) =>
  makeEvent({ category, name, start, type });

const NBA = [
  event('Regular Season', 'Regular Season', '2026-10-20'),
  event('Playoffs', 'Play-In Tournament', '2027-04-13', 'Play In'),
  event('Playoffs', 'Conference Finals', '2027-05-18', 'Conference Championships'),
  event('Playoffs', 'Playoffs Begin', '2027-04-17'),
];
const startOn = (events: readonly SportsEvent[], today: string) =>
  knockoutStart(events, today, 'America/New_York');

test('the play-offs begin with their first day, not with what leads to them', () => {
  expect(startOn(NBA, '2026-11-15')).toEqual({ stage: 'Playoffs', day: '2027-04-17' });
  const college = [
    event('Playoffs', 'Selection Sunday', '2027-03-14'),
    event('Playoffs', 'First Round', '2027-03-18'),
  ];
  expect(startOn(college, '2026-11-15')?.day).toBe('2027-03-18');
});

test('the day is the one at the visitor’s place', () => {
  const late = [event('Knockout Stage', 'Round of 16', '2027-02-17T01:00:00Z')];
  expect(startOn(late, '2026-11-15')).toEqual({ stage: 'Knockout Stage', day: '2027-02-16' });
});

test('nothing is said once they have begun, nor of a season without', () => {
  expect(startOn(NBA, '2027-04-17')).toBeUndefined();
  expect(startOn(NBA.slice(0, 1), '2026-11-15')).toBeUndefined();
});
