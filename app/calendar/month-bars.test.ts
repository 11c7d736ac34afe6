import { expect, test } from 'vitest';
import { testEvent, testGame } from '../event/test-event.ts';
import type { Visitor } from '../time/visitor.tsx';
import { longSpans, monthBars } from './month-bars.ts';

const VISITOR: Visitor = {
  now: Date.parse('2026-11-15T14:45:00Z'),
  today: '2026-11-15',
  timeZone: 'America/New_York',
  hour12: true,
  weekStart: 'monday',
  dateOrder: 'day',
};

const WEEK = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);

const tournament = (name: string, start: string, end: string, more = {}) =>
  testEvent({ name, start, end, league: 'pgatour', ...more });

const bars = (...events: Parameters<typeof longSpans>[0][]) =>
  monthBars(
    longSpans(
      events.flatMap((each) => [...each]),
      VISITOR,
    ),
    WEEK,
  ).map(({ span, lane, day, days }) => [span.name, lane, day, days]);

test('a bar covers the days of its week and says where it goes on', () => {
  const [bar] = monthBars(longSpans([tournament('Open', '2026-11-14', '2026-11-18')], VISITOR), WEEK);
  expect(bar).toMatchObject({ day: '2026-11-16', days: 3, continuesBefore: true, continuesAfter: false });
});

test('the most important is at the top, and what does not overlap shares a lane', () => {
  const open = tournament('Open', '2026-11-16', '2026-11-18');
  const later = tournament('Later', '2026-11-19', '2026-11-22');
  const final = tournament('Finals', '2026-11-17', '2026-11-20', { section: 'Championship' });
  expect(bars([open, later, final])).toEqual([
    ['Finals', 0, '2026-11-17', 4],
    ['Open', 1, '2026-11-16', 3],
    ['Later', 1, '2026-11-19', 4],
  ]);
});

test('a week has no more lanes than there is room for', () => {
  const many = Array.from({ length: 6 }, (_, index) =>
    tournament(`Open ${index}`, '2026-11-16', '2026-11-19'),
  );
  expect(bars(many)).toHaveLength(4);
});

test('one day, and a tournament in the list of a second tour, have no bar', () => {
  const open = tournament('Open', '2026-11-16', '2026-11-18');
  expect(
    bars([open, { ...open, id: 'lpga/2026/open', league: 'lpga' }, testEvent({ start: '2026-11-17' })]),
  ).toHaveLength(1);
});

test('games whose day is open are one dashed bar from Friday to Monday', () => {
  const round = ['Ajax', 'Inter'].map((home) =>
    testGame(home, 'Porto', { league: 'premierleague', start: '2026-11-21', provisional: true }),
  );
  const [span, ...others] = longSpans(round, VISITOR);
  expect(others).toEqual([]);
  expect(span).toMatchObject({
    name: 'Premier League',
    from: '2026-11-20',
    to: '2026-11-23',
    openText: 'TBC',
  });
  expect(span?.title).toBe('Premier League: 2 games, Weekend of 21 Nov, dates to be confirmed');
});

test('estimated dates are said to be', () => {
  const [span] = longSpans([tournament('Open', '2026-11-16', '2026-11-18', { sure: 'estimated' })], VISITOR);
  expect(span?.openText).toBe('dates estimated');
  expect(span?.title).toContain('dates estimated');
});
