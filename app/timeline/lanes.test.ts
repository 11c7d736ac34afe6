import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Placeable, placeInLanes } from './lanes.ts';

const AXIS = 1000;

function bar(start: number, width: number, nameWidth = 80, more: Partial<Placeable> = {}): Placeable {
  return { shape: 'bar', isPeriod: false, start, width, nameWidth, isReadable: true, ...more };
}

function marker(start: number, nameWidth = 80): Placeable {
  return { shape: 'marker', isPeriod: false, start, width: 0, nameWidth, isReadable: false };
}

test('a bar that holds its name has it inside; a shorter one has it behind', () => {
  const { count, placed } = placeInLanes([bar(0, 200), bar(300, 20)], AXIS);
  expect(count).toBe(1);
  expect(placed[0]?.name).toEqual({ side: 'inside', width: 200 });
  expect(placed[1]?.name?.side).toBe('after');
});

test('at the right end a name is before its mark', () => {
  const { placed } = placeInLanes([marker(980)], AXIS);
  expect(placed[0]?.name?.side).toBe('before');
});

test('a name on the full accent could not be read, so it is never inside', () => {
  const { placed } = placeInLanes([bar(0, 200, 80, { isReadable: false })], AXIS);
  expect(placed[0]?.name?.side).toBe('after');
});

test('marks whose names would meet get lanes of their own', () => {
  const { count, placed } = placeInLanes([marker(100), marker(130), marker(400)], AXIS);
  expect(count).toBe(2);
  expect(placed.map(({ lane }) => lane)).toEqual([0, 1, 0]);
});

test('bars that follow each other without a day between them share a lane', () => {
  const weeks = [0, 1, 2, 3].map((week) => bar(week * 100, 100));
  expect(placeInLanes(weeks, AXIS).count).toBe(1);
});

test('a period comes first, even if something in it begins before it', () => {
  const { placed } = placeInLanes([marker(95), bar(100, 500, 80, { isPeriod: true })], AXIS);
  expect(placed[1]?.lane).toBe(0);
  expect(placed[0]?.lane).toBe(1);
});

test('many marks close together lose their names rather than fill the page', () => {
  const { count, placed } = placeInLanes(
    Array.from({ length: 40 }, (_, index) => marker(index * 20, 160)),
    AXIS,
  );
  expect(count).toBe(1);
  expect(placed.every(({ name }) => name === null)).toBe(true);
});

test('markers of consecutive days turn into thin lines', () => {
  const days = Array.from({ length: 14 }, (_, index) => marker(300 + index * 2.5));
  const { count, areMarkersThin } = placeInLanes(days, AXIS);
  expect(areMarkersThin).toBe(true);
  expect(count).toBeLessThanOrEqual(4);
});

test('nothing has no lanes', () => {
  expect(placeInLanes([], AXIS)).toEqual({ count: 0, areMarkersThin: false, placed: [] });
});

test('whatever the marks: no mark and no name lies on another of its lane', () => {
  const anyMark = fc.oneof(
    fc
      .record({ start: fc.integer({ min: 0, max: 900 }), width: fc.integer({ min: 6, max: 100 }) })
      .map(({ start, width }) => bar(start, width)),
    fc.integer({ min: 0, max: 1000 }).map((start) => marker(start)),
  );
  fc.assert(
    fc.property(fc.array(anyMark, { maxLength: 30 }), (marks) => {
      const { placed, areMarkersThin } = placeInLanes(marks, AXIS);
      const extents = marks.map((mark, index) => {
        const half = mark.shape === 'bar' ? 0 : areMarkersThin ? 3 : 7;
        const from = mark.start - half;
        const to = mark.start + mark.width + half;
        const name = placed[index]?.name;
        return {
          lane: placed[index]?.lane,
          from: name?.side === 'before' ? from - name.width : from,
          to: name?.side === 'after' ? to + name.width : to,
        };
      });
      for (const [index, a] of extents.entries()) {
        for (const b of extents.slice(index + 1)) {
          if (a.lane === b.lane) expect(a.to <= b.from + 1 || b.to <= a.from + 1).toBe(true);
        }
      }
    }),
  );
});
