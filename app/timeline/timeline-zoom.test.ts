import { expect, test } from 'vitest';
import { readZoom, withZoom, zoomParam } from './timeline-zoom.ts';

const read = (search: string) => readZoom(zoomParam(new URLSearchParams(search)));
const write = (search: string, days: number) => withZoom(new URLSearchParams(search), days).toString();

test('the zoom is in the URL, the whole season is nothing in it', () => {
  expect(read('zoom=quarter').months).toBe(3);
  expect(read('').months).toBe(Number.POSITIVE_INFINITY);
  for (const [name, days] of [
    ['month', 31],
    ['quarter', 92],
    ['year', 365],
  ] as const) {
    expect(write('a=b', days)).toBe(`a=b&zoom=${name}`);
  }
  expect(write('a=b&zoom=month', Number.POSITIVE_INFINITY)).toBe('a=b');
  expect(write('a=b&zoom=month', 45)).toBe('a=b');
});

test('an unknown zoom is dropped with a sentence', () => {
  const unknown = { months: Number.POSITIVE_INFINITY, warning: 'There is no zoom level “decade”.' };
  expect(read('zoom=decade')).toEqual(unknown);
  expect(read('zoom=').warning).not.toBeNull();
});
