import { expect, test } from 'vitest';
import type { MarkKind } from '../../catalog/season/season-marks.ts';
import { type LinkedMark, mergeEvents, nameMarks, placeMarks, wordsOf } from './drawn-rows.ts';

const axis = { from: '2026-01-01', length: 365 };

function mark(start: string, end: string | null = null, kind: MarkKind = 'event'): LinkedMark {
  return { season: '2026', kind, name: `On ${start}`, start, end, target: 'on', href: '/' };
}

test('a mark covers its days, its last day included', () => {
  const [placed] = placeMarks([mark('2026-01-11', '2026-01-14')], axis, 'UTC');
  expect(placed).toMatchObject({ at: 10, size: 4 });
});

test('a timed mark is on the visitor’s day, a plain day on the same day for everyone', () => {
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

test('seasons that overlap are in the order of their days', () => {
  const marks = [mark('2026-01-20'), { ...mark('2026-01-11'), season: '2025' }];
  expect(placeMarks(marks, axis, 'UTC').map(({ at }) => at)).toEqual([10, 19]);
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
  expect(mergeEvents(placed, 0)).toEqual(placed);
});

test('events of two seasons do not become one: a mark leads to one season', () => {
  const marks = [mark('2026-03-01'), { ...mark('2026-03-03'), season: '2027' }, mark('2026-03-05')];
  const merged = mergeEvents(placeMarks(marks, axis, 'UTC'), 7);
  expect(merged.map(({ at, marks: members }) => [at, members.length])).toEqual([
    [59, 2],
    [61, 1],
  ]);
});

test('a mark says what it is and when, a merged one how many it is', () => {
  const reader = { timeZone: 'UTC', hour12: true, dateOrder: 'day', today: '2026-11-15' } as const;
  const [final] = placeMarks([mark('2026-03-04', null, 'final')], axis, 'UTC');
  const [merged] = mergeEvents(
    placeMarks([mark('2026-03-01', '2026-03-09'), mark('2026-03-03')], axis, 'UTC'),
    7,
  );
  expect(final && wordsOf(final, reader)).toBe('On 2026-03-04 (final), Wed 4 Mar');
  expect(merged && wordsOf(merged, reader)).toBe('On 2026-03-01 and 1 more, 1–9 Mar');
});

test('names are in bars that have room, and behind what is short and alone', () => {
  const base = { size: 1, tone: 'event' as const, milestone: 'event', href: '/', words: () => '' };
  const titled = (key: string, at: number, size: number, shape: 'bar' | 'tick', more = {}) => ({
    ...base,
    key,
    title: 'Some Open',
    at,
    size,
    shape,
    ...more,
  });
  const named = nameMarks(
    [
      titled('span', 0, 60, 'bar', { milestone: 'span' }),
      titled('long', 0, 10, 'bar'),
      titled('crowded', 11, 1, 'tick'),
      titled('alone', 13, 1, 'tick'),
      titled('final', 40, 10, 'bar', { tone: 'final' }),
      titled('last', 58, 1, 'tick'),
    ],
    { length: 60, dayWidth: 10, end: 61 },
  );
  expect(named.map(({ key, name }) => [key, name?.side])).toEqual([
    ['span', undefined],
    ['long', 'inside'],
    ['crowded', undefined],
    ['alone', 'after'],
    ['final', 'after'],
    ['last', undefined],
  ]);
});
