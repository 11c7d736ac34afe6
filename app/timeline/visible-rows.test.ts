import { expect, test } from 'vitest';
import type { TimelineMark, TimelineRow } from './marks.ts';
import { withNote, withoutFragments } from './visible-rows.ts';

function mark(at: number, size: number, more: Partial<TimelineMark> = {}): TimelineMark {
  return {
    key: String(at),
    at,
    size,
    shape: 'bar',
    tone: 'event',
    milestone: 'event',
    href: '/',
    title: `Mark ${at}`,
    words: () => `Mark ${at}`,
    ...more,
  };
}

const row = (...marks: TimelineMark[]): TimelineRow => ({ key: 'row', label: 'Row', sport: '', marks });

test('a row with nothing in view says what comes next, else what was last', () => {
  const notes = (from: number) =>
    withNote(row(mark(10, 5), mark(50, 5)), { from, days: 20 })
      .marks.filter(({ shape }) => shape === 'note')
      .map(({ words }) => words());
  expect(notes(0)).toEqual([]);
  expect(notes(20)).toEqual(['Next: Mark 50']);
  expect(notes(60)).toEqual(['Last: Mark 50']);
});

const name = (side: 'inside' | 'after', width: number) => ({ text: 'A name', side, width });
const isNamed = (each: TimelineMark) =>
  withoutFragments(row(each), { from: 100, days: 50 }, 10).marks[0]?.name !== null;

test.each([
  ['a name behind a mark that is out of view', mark(90, 8, { name: name('after', 60) }), false],
  ['one that ends before the edge', mark(80, 8, { name: name('after', 60) }), true],
  ['one behind a mark in view', mark(98, 8, { name: name('after', 60) }), true],
  ['one in a bar with room for it', mark(50, 80, { name: name('inside', 800) }), true],
  ['one in a bar of which little is left', mark(50, 52, { name: name('inside', 520) }), false],
])('%s', (_, each, expected) => {
  expect(isNamed(each)).toBe(expected);
});
