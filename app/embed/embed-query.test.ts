import fc from 'fast-check';
import { expect, test } from 'vitest';
import { embedQuery } from './embed-query.ts';

const read = (search: string) => embedQuery(new URLSearchParams(search));

test('count and scheme are read', () => {
  expect(read('')).toEqual({ count: 5, warnings: [] });
  expect(read('count=1&scheme=dark')).toEqual({ count: 1, warnings: [] });
  expect(read('count=20&scheme=auto')).toEqual({ count: 20, warnings: [] });
});

test('invalid values are ignored with a warning', () => {
  for (const count of ['', '0', '21', '-1', '1.5', 'five', '1e1', ' 3', '007']) {
    const { warnings, ...rest } = read(`count=${encodeURIComponent(count)}`);
    expect(rest.count).toBe(5);
    expect(warnings).toEqual([`The count must be 1 to 20, not “${count}”.`]);
  }
  expect(read('scheme=pink').warnings).toEqual(['The colour scheme must be light, dark or auto.']);
});

test('any input gives a valid count', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (count, scheme) => {
      const found = embedQuery(new URLSearchParams({ count, scheme }));
      expect(found.count).toBeGreaterThanOrEqual(1);
      expect(found.count).toBeLessThanOrEqual(20);
    }),
  );
});
