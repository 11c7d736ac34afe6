import { expect, test } from 'vitest';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { testEvent, testGame } from '../event/test-event.ts';
import { byesIn, keyDatesAhead, teamsByGroup, teamsIn } from './season-side-facts.ts';

const names = (list: { name: string }[]) => list.map(({ name }) => name);
const datesOf = (...events: SportsEvent[]) => names(keyDatesAhead(events, '2026-11-15', 'UTC'));

test('key dates are rounds, all-star games, drafts and deadlines to come, each once', () => {
  expect(
    datesOf(
      testEvent({ name: 'Combine', category: 'Draft', start: '2026-02-01' }),
      testGame('A', 'B', { start: '2026-11-20' }),
      testEvent({ name: 'Trade Deadline', start: '2026-12-01' }),
      testEvent({ name: 'Playoffs', category: 'Playoffs', start: '2027-01-16', end: '2027-01-31' }),
      testEvent({ name: 'Wild Card Round', category: 'Playoffs', start: '2027-01-16' }),
      testGame('A', 'B', { category: 'Playoffs', start: '2027-01-16' }),
      testEvent({ name: 'Rising Stars', category: 'All Star', start: '2027-02-08' }),
      testEvent({ name: 'All-Star Game', category: 'All Star', start: '2027-02-09' }),
      testGame('A', 'C', { category: 'Championship', start: '2027-02-14' }),
      testGame('A', 'C', { category: 'Championship', start: '2027-02-15' }),
    ),
  ).toEqual(['Trade Deadline', 'Wild Card Round', 'All-Star Game', 'A vs C']);
});

test('the majors of a tour', () => {
  expect(datesOf(testEvent({ name: 'Masters', type: 'Major', start: '2027-04-08' }))).toEqual(['Masters']);
});

test('the final is among them, however many rounds come before it', () => {
  const rounds = [1, 2, 3, 4, 5, 6, 7].map((round) =>
    testEvent({ name: `Round ${round}`, category: 'Playoffs', start: `2027-01-0${round}` }),
  );
  const dates = datesOf(
    ...rounds,
    testEvent({ name: 'Final', category: 'Championship', start: '2027-02-01' }),
  );
  expect(dates).toHaveLength(6);
  expect(dates.at(-1)).toBe('Final');
});

test('who has the current week off', () => {
  const week = (number: number, home: string, away: string) =>
    testGame(home, away, { type: `Week ${number}`, start: `2026-11-${10 + number}` });
  const season = [week(1, 'A', 'B'), week(1, 'C', 'D'), week(6, 'A', 'D'), week(7, 'B', 'C')];
  const byes = byesIn(season, '2026-11-15', 'UTC');
  expect(byes?.week).toBe('Week 6');
  expect(names(byes?.teams ?? [])).toEqual(['B', 'C']);
  expect(byesIn(season, '2026-12-15', 'UTC')).toBeUndefined();
});

test('teams without the guests of the preseason, in the order of their conferences', () => {
  const look = (group?: string) => ({ shortName: '', abbreviation: '', ...(group ? { group } : {}) });
  const teams = teamsIn([
    testGame('Real Madrid', 'Bulls', { category: 'Preseason', start: '2026-10-01' }),
    testGame('Bulls', 'Lakers', {
      start: '2026-11-01',
      looks: { home: look('Eastern Conference/Central Division'), away: look('Western Conference/Atlantic') },
    }),
    testGame('Bulls', 'Guests', {
      start: '2026-11-02',
      looks: { home: look('Eastern Conference/Central Division'), away: look() },
    }),
  ]);
  expect(names(teams)).toEqual(['Bulls', 'Guests', 'Lakers']);
  expect(teamsByGroup(teams).map(({ name, teams: [first] }) => [name, first?.name])).toEqual([
    ['Central', 'Bulls'],
    ['Atlantic', 'Lakers'],
    ['Others', 'Guests'],
  ]);
});
