import { expect, test, vi } from 'vitest';
import { lazy, memoize } from './memoize.ts';

test('what was made of a key is made once, and nothing counts as made', () => {
  const make = vi.fn((key: string) => (key === 'none' ? undefined : key.toUpperCase()));
  const keep = memoize(make);
  expect([keep('a'), keep('b'), keep('a')]).toEqual(['A', 'B', 'A']);
  expect([keep('none'), keep('none')]).toEqual([undefined, undefined]);
  expect(make.mock.calls).toEqual([['a'], ['b'], ['none']]);
});

test('a lazy value is computed on the first call only', () => {
  const make = vi.fn(() => ({ made: true }));
  const value = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(value()).toBe(value());
  expect(make).toHaveBeenCalledOnce();
});
