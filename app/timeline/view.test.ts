import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { leagues } from '../data/site-map.ts';
import {
  clampView,
  daysInView,
  defaultView,
  drawnLength,
  drawnRange,
  isWithin,
  timelineAxis,
  viewOf,
  viewWith,
  wholeView,
  zoomView,
} from './view.ts';

const axis = { from: '2023-01-01', length: 2192 };

test('the axis runs from the first season to the last year with dates of several leagues', () => {
  expect(timelineAxis(leagues)).toEqual(axis);
});

test('the default view is the year that began three months ago', () => {
  expect(daysInView(axis, defaultView(axis, '2026-11-15'))).toEqual({
    first: '2026-08-01',
    last: '2027-07-31',
  });
  expect(daysInView(axis, defaultView(axis, '2026-11-15', 1))).toEqual({
    first: '2026-11-01',
    last: '2026-11-30',
  });
});

test('a view can begin on any day', () => {
  expect(daysInView(axis, viewOf(axis, '2026-08-15', 2))).toEqual({
    first: '2026-08-15',
    last: '2026-10-14',
  });
});

test('a visitor from another decade sees the nearest end', () => {
  expect(defaultView(axis, '2019-05-05').from).toBe(0);
  const late = defaultView(axis, '2040-05-05');
  expect(late.from + late.days).toBe(axis.length);
});

describe('however it is moved, a view', () => {
  const view = fc.record({ from: fc.double({ noNaN: true }), days: fc.double({ min: 0, noNaN: true }) });
  const movement = fc.oneof(
    fc.record({ pan: fc.double({ min: -5000, max: 5000, noNaN: true }) }),
    fc.record({
      zoom: fc.double({ min: 0.01, max: 100, noNaN: true }),
      place: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    fc.record({ to: fc.integer({ min: -500, max: 3000 }), size: fc.integer({ min: 1, max: 400 }) }),
  );

  test('stays on the axis and is never shorter than a month', () => {
    fc.assert(
      fc.property(view, fc.array(movement, { maxLength: 8 }), (start, movements) => {
        let now = clampView(axis, start);
        for (const each of movements) {
          if ('pan' in each) now = clampView(axis, { ...now, from: now.from + each.pan });
          else if ('zoom' in each) now = zoomView(axis, now, each.zoom, each.place);
          else now = viewWith(axis, now, each.to, each.to + each.size);
          expect(now.from).toBeGreaterThanOrEqual(0);
          expect(now.from + now.days).toBeLessThanOrEqual(axis.length + 1e-6);
          // A month.
          expect(now.days).toBeGreaterThan(30);
        }
      }),
    );
  });
});

test('zooming keeps what is at the place', () => {
  const near = zoomView(axis, { from: 1000, days: 400 }, 0.5, 0.25);
  expect(near).toEqual({ from: 1050, days: 200 });
});

test('a view moves to what is outside, and not for what is in it', () => {
  const view = { from: 1000, days: 365 };
  expect(viewWith(axis, view, 1100, 1104)).toBe(view);
  expect(viewWith(axis, view, 900, 1100)).toBe(view);
  for (const [from, to] of [
    [500, 504],
    [1500, 1504],
    [1350, 1700],
  ] as const) {
    const moved = viewWith(axis, view, from, to);
    expect(from).toBeGreaterThanOrEqual(moved.from);
    expect(from).toBeLessThan(moved.from + moved.days);
  }
});

test('a year is drawn as a year, and nearly the same lengths are drawn alike', () => {
  expect(drawnLength(365)).toBeCloseTo(366);
  expect(drawnLength(366)).toBeCloseTo(366);
  expect(drawnLength(300)).toBeCloseTo(366);
  expect(drawnLength(30)).toBeLessThan(50);
  expect(drawnLength(wholeView(axis).days)).toBeGreaterThanOrEqual(axis.length);
});

test('more than the view is drawn, and a small movement needs nothing else', () => {
  const drawn = drawnRange({ from: 1000, days: 365 });
  expect(isWithin(axis, { from: 1000, days: 365 }, drawn)).toBe(true);
  expect(isWithin(axis, { from: 1050, days: 365 }, drawn)).toBe(true);
  expect(isWithin(axis, { from: 1200, days: 365 }, drawn)).toBe(false);
  // At the ends of the axis nothing more can be drawn.
  expect(isWithin(axis, wholeView(axis), { from: 0, to: axis.length, length: axis.length })).toBe(true);
});
