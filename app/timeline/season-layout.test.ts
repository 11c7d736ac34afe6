import { expect, test } from 'vitest';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { testDays, testEvent } from '../event/test-event.ts';
import { axisOf, joinSeries, markName, seasonRows, toneOf } from './season-layout.ts';

const visitor = { timeZone: 'UTC', today: '2026-11-15', hour12: true, dateOrder: 'day' } as const;

function rowsOf(events: readonly SportsEvent[]) {
  const axis = axisOf(events, 'UTC');
  return seasonRows(events, { axis, axisWidth: 900, visitor, hrefOf: ({ id }) => `#${id}` });
}

test('the axis runs over whole months', () => {
  const events = [testEvent({ start: '2026-02-09', end: '2026-08-05' }), testEvent({ start: '2027-02-14' })];
  expect(axisOf(events, 'UTC')).toEqual({ from: '2026-02-01', length: 393 });
});

test('a timed event at a month’s edge counts in the visitor’s zone, a plain day in every zone alike', () => {
  const timed = [testEvent({ start: '2026-12-01T02:00:00Z' })];
  expect(axisOf(timed, 'America/New_York').from).toBe('2026-11-01');
  expect(axisOf(timed, 'Asia/Tokyo').from).toBe('2026-12-01');
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    expect(axisOf([testEvent({ start: '2026-12-01' })], zone).from).toBe('2026-12-01');
  }
});

test('several days are a bar, one is a marker in its middle, games are counted by day', () => {
  const rows = rowsOf([
    testEvent({ start: '2026-11-01', end: '2026-11-30', name: 'Regular Season' }),
    testEvent({ start: '2026-11-10', name: 'Trade Deadline' }),
    testEvent({ start: '2026-11-03', name: 'A vs B', home: 'A', away: 'B' }),
    testEvent({ start: '2026-11-03T20:00:00Z', name: 'C vs D', home: 'C', away: 'D' }),
    testEvent({ start: '2026-11-05', name: 'B vs A', home: 'B', away: 'A' }),
  ]);
  const [row] = rows;
  expect(rows).toHaveLength(1);
  expect(row?.marks.map(({ shape, tone }) => `${shape} ${tone}`)).toEqual(['bar phase', 'marker event']);
  expect(row?.marks[0]).toMatchObject({ at: 0, size: 30 });
  expect(row?.marks[1]).toMatchObject({ at: 9, size: 1 });
  expect(row?.marks[1]?.words()).toBe('Trade Deadline, Tue 10 Nov');
  expect(row?.detail).toBe('3 games');
  expect(row?.gameDays).toEqual([
    { day: 2, count: 2 },
    { day: 4, count: 1 },
  ]);
  expect(row?.games).toEqual([
    { category: 'Regular Season', count: 3, from: '2026-11-03', to: '2026-11-05' },
  ]);
});

test('rows are in chronological order; of those that begin together the one with a period is first', () => {
  const rows = rowsOf([
    testEvent({ start: '2026-12-20', section: 'Championship' }),
    testEvent({ start: '2026-11-02', section: 'Opening' }),
    testEvent({
      start: '2026-11-02',
      end: '2026-12-19',
      section: 'Regular Season',
      name: 'Regular Season',
    }),
  ]);
  expect(rows.map(({ label }) => label)).toEqual(['Regular Season', 'Opening', 'Championship']);
});

test('numbered categories share a row from three on', () => {
  const labels = (names: string[]) => joinSeries(names.map((label) => ({ label }))).map((row) => row.length);
  expect(labels(['Regular Season', 'Matchday 2', 'Matchday 1', 'Matchday 3'])).toEqual([1, 3]);
  expect(labels(['Round 1', 'Round 2'])).toEqual([1, 1]);
  expect(labels(['250', '500', 'Masters 1000', 'WTA 1000'])).toEqual([1, 1, 1, 1]);
});

test('a joined row names its first and last number and keeps the games of each category apart', () => {
  const games = [1, 2, 3].flatMap((number) =>
    testDays(`2026-11-0${number}`, 2, {
      section: `Matchday ${number}`,
      name: 'A vs B',
      home: 'A',
      away: 'B',
    }),
  );
  const [row] = rowsOf(games);
  expect(row?.label).toBe('Matchday 1–3');
  expect(row?.games.map(({ category, count }) => `${category}: ${count}`)).toEqual([
    'Matchday 1: 2',
    'Matchday 2: 2',
    'Matchday 3: 2',
  ]);
});

test('a row of more than 60 events has one mark for each day', () => {
  const events = [...testDays('2026-11-01', 31), ...testDays('2026-11-01', 31, { name: 'Other' })];
  const marks = rowsOf(events)[0]?.marks ?? [];
  expect(marks).toHaveLength(31);
  expect(marks.map(({ events: members }) => markName(members))[0]).toBe('2 events');
  expect(rowsOf(events.slice(2))[0]?.marks).toHaveLength(60);
});

test('what decides a season is full, a period light', () => {
  expect(toneOf(testEvent({ start: '2027-02-14', section: 'Championship' }))).toBe('final');
  expect(toneOf(testEvent({ start: '2026-11-15', section: 'Tour Finals' }))).toBe('final');
  expect(toneOf(testEvent({ start: '2026-11-15', section: 'Semi-finals' }))).toBe('event');
  expect(toneOf(testEvent({ start: '2026-12-05', section: 'Conference Championships' }))).toBe('event');
  expect(toneOf(testEvent({ start: '2026-09-09', end: '2027-01-10' }))).toBe('phase');
});
