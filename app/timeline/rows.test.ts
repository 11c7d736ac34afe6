import { expect, test } from 'vitest';
import type { MarkKind } from '../../catalog/season-marks.ts';
import {
  type LeagueMark,
  type LeagueRow,
  marksIn,
  mergedRow,
  mergeEvents,
  nearestMark,
  placeMarks,
} from './rows.ts';

const axis = { from: '2026-01-01', length: 365 };

function mark(start: string, end: string | null = null, kind: MarkKind = 'event'): LeagueMark {
  return { season: '2026', kind, name: `On ${start}`, start, end, target: 'on' };
}

test('a mark stands on its days, its last day included', () => {
  const [placed] = placeMarks([mark('2026-01-11', '2026-01-14')], axis, 'UTC');
  expect(placed).toMatchObject({ at: 10, size: 4 });
});

test('a timed mark stands on the visitor’s day, a plain day on the same day for everyone', () => {
  const late = [mark('2026-02-08T23:30:00Z')];
  expect(placeMarks(late, axis, 'America/New_York')[0]?.at).toBe(38);
  expect(placeMarks(late, axis, 'Asia/Tokyo')[0]?.at).toBe(39);
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
    expect(placeMarks([mark('2026-02-08')], axis, zone)[0]?.at).toBe(38);
  }
});

test('what lies off the axis is not there, what reaches into it is', () => {
  const marks = [
    mark('2025-12-01', '2025-12-31', 'season'),
    mark('2025-12-01', '2026-02-01', 'season'),
    mark('2027-01-01'),
  ];
  expect(placeMarks(marks, axis, 'UTC')).toMatchObject([{ at: -31, size: 63 }]);
});

test('events that begin near each other become one, phases and finals do not', () => {
  const placed = placeMarks(
    [
      mark('2026-03-01', '2026-06-01', 'season'),
      mark('2026-03-01'),
      mark('2026-03-03', '2026-03-09'),
      mark('2026-03-04', null, 'final'),
      mark('2026-03-08'),
    ],
    axis,
    'UTC',
  );
  const merged = mergeEvents(placed, 7);
  expect(merged.map(({ kind, marks, size }) => [kind, marks.length, size])).toEqual([
    ['season', 1, 93],
    ['event', 2, 9],
    ['final', 1, 1],
    ['event', 1, 1],
  ]);
  // Those that stay are the same objects, so that nothing is drawn anew.
  expect(merged[0]).toBe(placed[0]);
  expect(mergeEvents(placed, 0)).toEqual(placed);
});

test('a row that is merged again for the same days is the same row', () => {
  const marks = placeMarks([mark('2026-03-01'), mark('2026-03-03')], axis, 'UTC');
  const row: LeagueRow = { league: {} as LeagueRow['league'], marks };
  expect(mergedRow(row, 7).marks).toEqual(mergeEvents(marks, 7));
  expect(mergedRow(row, 1).marks).toEqual(marks);
  expect(mergedRow(row, 7)).toBe(mergedRow(row, 7));
});

test('a stretch has the marks that touch it', () => {
  const placed = placeMarks([mark('2026-01-01', '2026-01-10'), mark('2026-01-20')], axis, 'UTC');
  expect(marksIn(placed, 9, 19)).toHaveLength(1);
  expect(marksIn(placed, 10, 19)).toHaveLength(0);
  expect(marksIn(placed, 0, 365)).toHaveLength(2);
});

test('the nearest mark of a row is the one over the place, else the one beside it', () => {
  const placed = placeMarks([mark('2026-01-01', '2026-01-10'), mark('2026-01-20')], axis, 'UTC');
  expect(nearestMark(placed, 5)).toBe(placed[0]);
  expect(nearestMark(placed, 18)).toBe(placed[1]);
  expect(nearestMark([], 5)).toBeUndefined();
});
