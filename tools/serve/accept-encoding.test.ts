import { expect, test } from 'vitest';
import { acceptedVariants } from './accept-encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br gzip'],
  ['gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br ; q=0.0, gzip;q=0.5', 'gzip'],
  ['br;q=1.0', 'br'],
  ['*', 'br gzip'],
  ['*, br;q=0', 'gzip'],
  ['*;q=0', ''],
  ['identity', ''],
  ['broken', ''],
  ['', ''],
])('%s', (header, codings) => {
  expect(
    acceptedVariants(header)
      .map(({ coding }) => coding)
      .join(' '),
  ).toBe(codings);
});
