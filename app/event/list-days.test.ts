import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '../../catalog/day/day.ts';
import { gutterDate, listOfDays, openingRow, rowWindow } from './list-days.ts';
import { testEvent, testGame } from './test-event.ts';

const NEW_YORK = 'America/New_York';
const nothingRequested = { earlier: 0, later: 0 };

/** A list with so many games on consecutive days. */
function gamesOnDays(...counts: number[]) {
  return listOfDays(
    counts.flatMap((count, day) =>
      Array.from({ length: count }, (_, game) =>
        testGame(`Home ${day}-${game}`, 'Away', { start: addDays('2026-11-15', day) }),
      ),
    ),
    NEW_YORK,
  );
}

const visitorAt = (now: string) => ({ now: Date.parse(now), today: now.slice(0, 10), timeZone: NEW_YORK });

test('a game of Friday evening in New York is under Friday, although it is Saturday in UTC', () => {
  const friday = testGame('UCLA', 'USC', { start: '2026-11-21T03:30:00Z' });
  const saturday = testGame('Army', 'Navy', { start: '2026-11-21' });
  const { days } = listOfDays([saturday, friday], NEW_YORK);
  expect(days.map(({ day, events }) => [day, events])).toEqual([
    ['2026-11-20', [friday]],
    ['2026-11-21', [saturday]],
  ]);
});

test('days never go back, and no event of a day is under another heading, from UTC−11 to UTC+14', () => {
  const instant = fc
    .date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true })
    .map((date) => `${date.toISOString().slice(0, 19)}Z`);
  const start = fc.oneof(
    instant,
    instant.map((text) => text.slice(0, 10)),
  );
  const zones = [
    'Pacific/Pago_Pago',
    'America/New_York',
    'Asia/Kathmandu',
    'Pacific/Chatham',
    'Pacific/Kiritimati',
  ];
  fc.assert(
    fc.property(fc.array(start, { maxLength: 40 }), fc.constantFrom(...zones), (starts, timeZone) => {
      // Year, month, day: as the browser itself tells the date.
      const clock = new Intl.DateTimeFormat('en-CA', { timeZone });
      const { days } = listOfDays(
        starts.map((each) => testGame('Home', 'Away', { start: each })),
        timeZone,
      );
      expect(days.map(({ day }) => day)).toEqual([...new Set(days.map(({ day }) => day))].sort());
      expect(days.flatMap(({ events }) => events)).toHaveLength(starts.length);
      for (const { day, events } of days) {
        for (const event of events) {
          expect(event.start.length === 10 ? event.start : clock.format(new Date(event.start))).toBe(day);
        }
      }
    }),
  );
});

test('a round whose days are open is before the games of its first day', () => {
  const open = testGame('Arsenal', 'Chelsea', { start: '2026-11-22', provisional: true });
  const firm = testGame('Leeds', 'Everton', { start: '2026-11-21T12:30:00Z' });
  const friday = testGame('Fulham', 'Spurs', { start: '2026-11-20T20:00:00Z' });
  const { days } = listOfDays([firm, open, friday], NEW_YORK);
  expect(days.map(({ day, events }) => [day, ...events.map(({ name }) => name)])).toEqual([
    ['2026-11-20', 'Arsenal vs Chelsea'],
    ['2026-11-20', 'Fulham vs Spurs'],
    ['2026-11-21', 'Leeds vs Everton'],
  ]);
});

test('what lasts for days has a date of its own, before that of its first day; on a single day it comes last', () => {
  const tour = testEvent({ start: '2026-11-12', end: '2026-11-20', name: 'Finals' });
  const game = testGame('Leeds', 'Everton', { start: '2026-11-12T12:30:00Z' });
  expect(listOfDays([game, tour], NEW_YORK).days.map(({ events }) => events)).toEqual([[tour], [game]]);
  expect(listOfDays([tour, game], NEW_YORK, true).events).toEqual([game, tour]);
  expect(gutterDate(tour, NEW_YORK)).not.toBe(gutterDate(game, NEW_YORK));
});

test('a list opens at today, or at the next day with events', () => {
  const list = gamesOnDays(20, 20, 0, 20);
  expect(openingRow(list, undefined, visitorAt('2026-11-16T15:00:00Z'))).toBe(20);
  expect(openingRow(list, undefined, visitorAt('2026-11-17T15:00:00Z'))).toBe(40);
  expect(openingRow(list, undefined, visitorAt('2026-12-24T15:00:00Z'))).toBe(0);
});

test('a period does not decide where it opens', () => {
  const period = testEvent({ start: '2026-11-01', end: '2027-03-07', name: 'Regular Season' });
  const past = testGame('Duke', 'Yale', { start: '2026-11-15' });
  const next = testGame('Duke', 'Iona', { start: '2026-11-19' });
  const list = listOfDays([period, past, next], NEW_YORK);
  expect(openingRow(list, undefined, visitorAt('2026-11-17T15:00:00Z'))).toBe(2);
  expect(openingRow(listOfDays([period], NEW_YORK), undefined, visitorAt('2026-11-17T15:00:00Z'))).toBe(0);
});

test('after midnight it opens at the game that is still on, not at the evening that is over', () => {
  const over = testGame('Bears', 'Lions', { start: '2026-11-15T18:00:00Z' });
  const on = testGame('Rams', 'Jets', { start: '2026-11-16T03:30:00Z' });
  const list = listOfDays([over, on], NEW_YORK);
  const visitor = { ...visitorAt('2026-11-16T05:30:00Z'), today: '2026-11-16' };
  expect(openingRow(list, undefined, visitor)).toBe(1);
});

test('a short list is shown whole, and so are few rows before today', () => {
  expect(rowWindow(gamesOnDays(1, 13).days, 1, 1, nothingRequested)).toEqual({ from: 0, to: 14 });
});

test('a long list begins with today and ends with a whole day', () => {
  expect(rowWindow(gamesOnDays(20, 20, 16, 20).days, 20, 20, nothingRequested)).toEqual({ from: 20, to: 56 });
});

test('a day that alone is too long is cut', () => {
  expect(rowWindow(gamesOnDays(20, 67).days, 20, 20, nothingRequested)).toEqual({ from: 20, to: 50 });
});

test('a page of last week begins where it was sent, and goes on from what is next by now', () => {
  const { days } = gamesOnDays(...Array.from({ length: 12 }, () => 10));
  expect(rowWindow(days, 10, 70, nothingRequested)).toEqual({ from: 10, to: 100 });
});

test('more is shown on either side on request, in whole days, up to the ends', () => {
  const { days } = gamesOnDays(...Array.from({ length: 40 }, () => 10));
  expect(rowWindow(days, 150, 150, { earlier: 1, later: 1 })).toEqual({ from: 100, to: 230 });
  expect(rowWindow(days, 155, 155, { earlier: 1, later: 0 })).toEqual({ from: 100, to: 190 });
  expect(rowWindow(days, 150, 150, { earlier: 3, later: 9 })).toEqual({ from: 0, to: 400 });
});
