import { expect, test, vi } from 'vitest';
import { lazy, memoize } from './memoize.ts';

test('what was made of a key is made once, and nothing counts as made', () => {
  const make = vi.fn((key: string) => (key === 'none' ? undefined : key.toUpperCase()));
  const keep = memoize(make);
  expect([keep('a'), keep('b'), keep('a')]).toEqual(['A', 'B', 'A']);
  expect([keep('none'), keep('none')]).toEqual([undefined, undefined]);
  expect(make.mock.calls).toEqual([['a'], ['b'], ['none']]);
});

test('what is made once is not made before it is asked for', () => {
  const make = vi.fn(() => ({ made: true }));
  const ask = lazy(make);
  expect(make).not.toHaveBeenCalled();
  expect(ask()).toBe(ask());
  expect(make).toHaveBeenCalledOnce();
});
