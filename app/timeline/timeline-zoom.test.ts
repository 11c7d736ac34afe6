import { expect, test } from 'vitest';
import { readZoom, withZoom, ZOOMS, zoomParam, zoomsFor } from './timeline-zoom.ts';

const read = (search: string, months = 12) => readZoom(zoomParam(new URLSearchParams(search)), months);

test('the zoom is in the URL, the whole season is nothing in it', () => {
  expect(read('zoom=quarter').zoom.months).toBe(3);
  expect(read('').zoom.months).toBe(Number.POSITIVE_INFINITY);
  for (const zoom of ZOOMS)
    expect(read(withZoom(new URLSearchParams('a=b'), zoom).toString()).zoom).toBe(zoom);
  expect(withZoom(new URLSearchParams('a=b&zoom=month'), ZOOMS[2]).toString()).toBe('a=b');
});

test('an unknown zoom is dropped with a sentence, one that a season is too short for without', () => {
  expect(read('zoom=decade')).toMatchObject({ zoom: ZOOMS[2], warning: 'There is no zoom level “decade”.' });
  expect(read('zoom=').warning).not.toBeNull();
  expect(read('zoom=quarter', 2)).toEqual({ zoom: ZOOMS[2], warning: null });
  expect(zoomsFor(2).map(({ name }) => name)).toEqual(['Month', 'Season']);
});
