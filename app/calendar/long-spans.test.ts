import { expect, test } from 'vitest';
import { testEvent, testGame } from '../event/test-event.ts';
import { barsOf } from '../month/month-layout.ts';
import { isLong, longSpans } from './long-spans.ts';

const WEEK = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);

const tournament = (name: string, start: string, end: string, more = {}) =>
  testEvent({ name, start, end, league: 'pgatour', ...more });

const bars = (...events: ReturnType<typeof testEvent>[]) =>
  barsOf(longSpans(events, 'UTC'), WEEK).map(({ span, line, day, days }) => [
    span.event.name,
    line,
    day,
    days,
  ]);

test('a bar covers the days of its week and says where it goes on', () => {
  const [bar] = barsOf(longSpans([tournament('Open', '2026-11-14', '2026-11-18')], 'UTC'), WEEK);
  expect(bar).toMatchObject({ day: '2026-11-16', days: 3, continuesBefore: true, continuesAfter: false });
});

test('the most important is at the top, and what does not overlap shares a line', () => {
  const open = tournament('Open', '2026-11-16', '2026-11-18');
  const later = tournament('Later', '2026-11-19', '2026-11-22');
  const final = tournament('Finals', '2026-11-17', '2026-11-20', { section: 'Championship' });
  expect(bars(open, later, final)).toEqual([
    ['Finals', 0, '2026-11-17', 4],
    ['Open', 1, '2026-11-16', 3],
    ['Later', 1, '2026-11-19', 4],
  ]);
});

test('one day, and a tournament in the list of a second tour, have no bar', () => {
  const open = tournament('Open', '2026-11-16', '2026-11-18');
  const single = testEvent({ start: '2026-11-17' });
  expect(bars(open, { ...open, id: 'lpga/2026/open', league: 'lpga' }, single)).toHaveLength(1);
  expect([open, single].map((event) => isLong(event, 'UTC'))).toEqual([true, false]);
});

test('games of a weekend without their days are one bar from Friday to Monday, in every week of it', () => {
  const provisional = { provisional: true } as const;
  const games = [
    testGame('A', 'B', { start: '2026-11-21', league: 'premierleague', ...provisional }),
    testGame('C', 'D', { start: '2026-11-22', league: 'laliga', ...provisional }),
    testGame('E', 'F', { start: '2026-11-18', ...provisional }),
  ];
  const spans = longSpans(games, 'UTC');
  expect(spans.map(({ event, others, from, to }) => [event.name, others?.length, from, to]).sort()).toEqual([
    ['A vs B', 1, '2026-11-20', '2026-11-23'],
    ['E vs F', 0, '2026-11-17', '2026-11-19'],
  ]);
  expect(games.every((game) => isLong(game, 'UTC'))).toBe(true);
  const [round] = barsOf(spans, ['2026-11-23', '2026-11-24']);
  expect(round).toMatchObject({ day: '2026-11-23', days: 1, continuesBefore: true });
});
