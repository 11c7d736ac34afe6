import { expect, test } from 'vitest';
import { type QrPath, qrPath } from './qr-path.ts';

const ADDRESS = 'webcal://sports-calendar.example/feeds/mix.ics?follow=formula1,nfl,teams/arsenal&alarm=60';

/** Draws the rectangles of the path, each row as text. */
function drawn({ size, path }: QrPath): string[] {
  const grid = Array.from({ length: size }, () => Array<string>(size).fill('.'));
  let used = '';
  for (const [rectangle, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    used += rectangle;
    grid[Number(y)]?.fill('#', Number(x), Number(x) + Number(width));
  }
  expect(used).toBe(path);
  return grid.map((row) => row.join(''));
}

const FINDER = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######'];

test('has the three squares by which a camera finds it, and four empty modules around', () => {
  const code = qrPath(ADDRESS);
  const rows = drawn(code);
  const at = (x: number, y: number) => rows.slice(y, y + 7).map((row) => row.slice(x, x + 7));
  const far = code.size - 4 - 7;
  expect([at(4, 4), at(far, 4), at(4, far)]).toEqual([FINDER, FINDER, FINDER]);
  for (const row of [...rows.slice(0, 4), ...rows.slice(-4)]) expect(row).toMatch(/^\.+$/);
  for (const row of rows) expect(row).toMatch(/^\.{4}.+\.{4}$/);
});

test('grows with the text', () => {
  expect(qrPath(ADDRESS.repeat(10)).size).toBeGreaterThan(qrPath(ADDRESS).size);
  expect(drawn(qrPath('a'))).not.toEqual(drawn(qrPath('b')));
});
