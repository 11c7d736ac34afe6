import { expect, test } from 'vitest';
import { daysBetween } from '../../catalog/day.ts';
import { MARKS_EPOCH, type MarkedSeason } from '../../catalog/packed-marks.ts';
import type { MarkKind } from '../../catalog/season-marks.ts';
import {
  type LeagueMark,
  type LeagueRow,
  marksIn,
  marksOf,
  mergedRow,
  mergeEvents,
  nearestMark,
  placeMarks,
  placeSeasons,
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

const fromEpoch = (day: string) => daysBetween(MARKS_EPOCH, day);

/** A row with a season for each of the lists. */
function rowOf(...seasons: LeagueMark[][]): LeagueRow {
  const marked = seasons.map((marks): MarkedSeason => {
    const days = marks
      .flatMap(({ start, end }) => [start, end ?? start])
      .map((moment) => moment.slice(0, 10));
    return {
      from: fromEpoch(days.toSorted()[0] ?? ''),
      to: fromEpoch(days.toSorted().at(-1) ?? ''),
      kinds: marks.map(({ kind }) => kind),
      marks: () => marks,
    };
  });
  return { league: {} as LeagueRow['league'], seasons: placeSeasons(marked, axis, 'Pacific/Kiritimati') };
}

test('a row that is merged again for the same days is the same row', () => {
  const row = rowOf([mark('2026-03-01'), mark('2026-03-03')]);
  expect(marksOf(mergedRow(row, 7))).toEqual(mergeEvents(marksOf(row), 7));
  expect(marksOf(mergedRow(row, 1))).toEqual(marksOf(row));
  expect(mergedRow(row, 7)).toBe(mergedRow(row, 7));
  expect(marksOf(mergedRow(row, 7))[0]).toBe(marksOf(mergedRow(row, 7))[0]);
});

test('events of two seasons do not become one: a mark leads to one season', () => {
  const row = mergedRow(rowOf([mark('2026-03-01')], [mark('2026-03-03')]), 7);
  expect(marksOf(row).map(({ at }) => at)).toEqual([59, 61]);
});

test('a stretch has the marks that touch it, of seasons that overlap in the order of their days', () => {
  const row = rowOf(
    [mark('2026-01-01', '2026-01-10'), mark('2026-01-20'), mark('2026-05-01')],
    [mark('2026-01-11')],
  );
  expect(marksIn(row, 9, 10)).toHaveLength(1);
  expect(marksIn(row, 11, 19)).toHaveLength(0);
  expect(marksIn(row, 0, 100).map(({ at }) => at)).toEqual([0, 10, 19]);
});

test('only the seasons of a stretch are placed', () => {
  const asked: string[] = [];
  const season = (label: string): MarkedSeason => ({
    from: fromEpoch(`${label}-01`),
    to: fromEpoch(`${label}-20`),
    kinds: ['event'],
    marks: () => {
      asked.push(label);
      return [mark(`${label}-01`), mark(`${label}-20`)];
    },
  });
  const seasons = ['2025-12', '2026-02', '2026-04'].map(season);
  const row = { league: {} as LeagueRow['league'], seasons: placeSeasons(seasons, axis, 'UTC') };
  expect(row.seasons).toHaveLength(2);
  expect(marksIn(mergedRow(row, 0), 40, 60)).toHaveLength(1);
  expect(marksIn(row, 40, 60)).toHaveLength(1);
  expect(asked).toEqual(['2026-02']);
});

test('a mark at the edge of its season is found in every zone', () => {
  const season: MarkedSeason = {
    from: fromEpoch('2026-02-08'),
    to: fromEpoch('2026-02-08'),
    kinds: ['event'],
    marks: () => [mark('2026-02-08T00:30:00Z'), mark('2026-02-08T23:30:00Z')],
  };
  for (const zone of ['Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC', 'Pacific/Pago_Pago']) {
    const row = { league: {} as LeagueRow['league'], seasons: placeSeasons([season], axis, zone) };
    for (const { at } of marksOf(row)) expect(marksIn(row, at, at + 1).map((each) => each.at)).toContain(at);
  }
});

test('the nearest mark of a row is the one over the place, else the one beside it', () => {
  const placed = placeMarks([mark('2026-01-01', '2026-01-10'), mark('2026-01-20')], axis, 'UTC');
  expect(nearestMark(placed, 5)).toBe(placed[0]);
  expect(nearestMark(placed, 18)).toBe(placed[1]);
  expect(nearestMark([], 5)).toBeUndefined();
});
