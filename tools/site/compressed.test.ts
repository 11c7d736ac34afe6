import { expect, test } from 'vitest';
import { acceptedCoding } from './compressed.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.0, gzip;q=0.5', 'gzip'],
  ['br;q=1.0', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', undefined],
  ['identity', undefined],
  ['broken', undefined],
  ['', undefined],
])('%s', (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});
