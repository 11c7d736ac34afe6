import { expect, test } from 'vitest';
import { testDays, testEvent } from '../event/test-event.ts';
import { monthTicks, nowOn, stretchOf, weekTicks } from './timeline-axis.ts';
import { axisOf, joinSeries, layOutTimeline, markName, toneOf } from './timeline-layout.ts';

const viewer = { timeZone: 'UTC', today: '2026-11-15', weekStart: 'monday' } as const;
const axis = { from: '2026-11-01', length: 61 };

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

test('months follow each other without a gap, over a year’s end and a leap day', () => {
  const ticks = monthTicks({ from: '2027-12-01', length: 31 + 31 + 29 });
  expect(ticks.map(({ day }) => day)).toEqual(['2027-12-01', '2028-01-01', '2028-02-01']);
  expect(ticks.at(-1)?.size).toBeCloseTo(29 / 91);
  expect((ticks.at(-1)?.at ?? 0) + (ticks.at(-1)?.size ?? 0)).toBeCloseTo(1);
});

test('a stretch of the axis has the ticks of which some is in it', () => {
  const axis = { from: '2026-01-01', length: 365 };
  const days = (ticks: readonly { day: string }[]) => ticks.map(({ day }) => day);
  // 31 January to 2 March; a view that moves has fractions, and may reach beyond the axis.
  expect(days(monthTicks(axis, 30.5, 60.5))).toEqual(['2026-01-01', '2026-02-01', '2026-03-01']);
  expect(days(monthTicks(axis, 31, 59))).toEqual(['2026-02-01']);
  expect(monthTicks(axis, -40, 500)).toEqual(monthTicks(axis));
  expect(days(weekTicks(axis, 'monday', 10.5, 18.5))).toEqual(['2026-01-05', '2026-01-12', '2026-01-19']);
  expect(days(weekTicks(axis, 'monday', 11, 18))).toEqual(['2026-01-12']);
  expect(weekTicks(axis, 'sunday', -40, 500)).toEqual(weekTicks(axis, 'sunday'));
  // The same places on the axis as without a stretch.
  expect(monthTicks(axis)).toEqual(expect.arrayContaining(monthTicks(axis, 100, 200)));
});

test('weeks begin on the visitor’s day', () => {
  expect(weekTicks(axis, 'monday')[0]?.day).toBe('2026-11-02');
  expect(weekTicks(axis, 'sunday')[0]?.day).toBe('2026-11-01');
  const last = weekTicks(axis, 'monday').at(-1);
  expect((last?.at ?? 0) + (last?.size ?? 0)).toBeCloseTo(1);
});

test('a stretch includes its last day', () => {
  expect(stretchOf(axis, '2026-11-01', '2026-11-30')).toEqual({ at: 0, size: 30 / 61 });
});

test('today is a place on the axis, or none', () => {
  expect(nowOn(axis, '2026-11-15')).toBeCloseTo(14.5 / 61);
  expect(nowOn(axis, '2026-12-31')).toBeCloseTo(60.5 / 61);
  expect(nowOn(axis, '2026-10-31')).toBeNull();
  expect(nowOn(axis, '2027-01-01')).toBeNull();
});

test('nothing has no timeline', () => {
  expect(layOutTimeline([], viewer, 900)).toBeNull();
});

test('several days are a bar, one is a marker in its middle, games are counted by day', () => {
  const timeline = layOutTimeline(
    [
      testEvent({ start: '2026-11-01', end: '2026-11-30', name: 'Regular Season' }),
      testEvent({ start: '2026-11-10', name: 'Trade Deadline' }),
      testEvent({ start: '2026-11-03', name: 'A vs B', home: 'A', away: 'B' }),
      testEvent({ start: '2026-11-03T20:00:00Z', name: 'C vs D', home: 'C', away: 'D' }),
      testEvent({ start: '2026-11-05', name: 'B vs A', home: 'B', away: 'A' }),
    ],
    viewer,
    900,
  );
  const row = timeline?.rows[0];
  expect(timeline?.rows).toHaveLength(1);
  expect(row?.isFramed).toBe(true);
  expect(row?.marks.map(({ shape, tone }) => `${shape} ${tone}`)).toEqual(['bar frame', 'marker event']);
  expect(row?.marks[0]).toMatchObject({ at: 0, size: 1 });
  expect(row?.marks[1]?.at).toBeCloseTo(9.5 / 30);
  expect(row?.gameDays).toEqual([
    { day: 2, count: 2 },
    { day: 4, count: 1 },
  ]);
  expect(row?.games).toEqual([
    { category: 'Regular Season', count: 3, from: '2026-11-03', to: '2026-11-05' },
  ]);
});

test('rows are in chronological order; of those that begin together the frame is first', () => {
  const timeline = layOutTimeline(
    [
      testEvent({ start: '2026-12-20', category: 'Championship' }),
      testEvent({ start: '2026-11-02', category: 'Opening' }),
      testEvent({
        start: '2026-11-02',
        end: '2026-12-19',
        category: 'Regular Season',
        name: 'Regular Season',
      }),
    ],
    viewer,
    900,
  );
  expect(timeline?.rows.map(({ label }) => label)).toEqual(['Regular Season', 'Opening', 'Championship']);
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
      category: `Matchday ${number}`,
      name: 'A vs B',
      home: 'A',
      away: 'B',
    }),
  );
  const row = layOutTimeline(games, viewer, 900)?.rows[0];
  expect(row?.label).toBe('Matchday 1–3');
  expect(row?.games.map(({ category, count }) => `${category}: ${count}`)).toEqual([
    'Matchday 1: 2',
    'Matchday 2: 2',
    'Matchday 3: 2',
  ]);
});

test('a row of more than 60 events has one mark for each day', () => {
  const events = [...testDays('2026-11-01', 31), ...testDays('2026-11-01', 31, { name: 'Other' })];
  const marks = layOutTimeline(events, viewer, 900)?.rows[0]?.marks ?? [];
  expect(marks).toHaveLength(31);
  expect(marks.map(({ events: members }) => markName(members))[0]).toBe('2 events');
  expect(layOutTimeline(events.slice(2), viewer, 900)?.rows[0]?.marks).toHaveLength(60);
});

test('what decides a season is full, what frames it light', () => {
  expect(toneOf(testEvent({ start: '2027-02-14', category: 'Championship' }))).toBe('final');
  expect(toneOf(testEvent({ start: '2026-11-15', category: 'Tour Finals' }))).toBe('final');
  expect(toneOf(testEvent({ start: '2026-11-15', category: 'Semi-finals' }))).toBe('event');
  expect(toneOf(testEvent({ start: '2026-12-05', category: 'Conference Championships' }))).toBe('event');
  expect(toneOf(testEvent({ start: '2026-09-09', end: '2027-01-10' }))).toBe('frame');
});
