import { expect, test, vi } from 'vitest';
import { remembered } from './remembered.ts';

test('makes something of a list once for each way to ask', () => {
  const make = vi.fn((list: string[], separator: string) => list.join(separator));
  const joined = remembered(make);
  const list = ['a', 'b'];
  expect([joined(list, ','), joined(list, '-'), joined(list, ','), joined(list, '-')]).toEqual([
    'a,b',
    'a-b',
    'a,b',
    'a-b',
  ]);
  expect(make).toHaveBeenCalledTimes(2);
  // Another list, though it says the same.
  expect(joined(['a', 'b'], ',')).toBe('a,b');
  expect(make).toHaveBeenCalledTimes(3);
});

test('forgets what was made first, of many ways to ask', () => {
  const make = vi.fn((list: string[], index: number) => list.length + index);
  const made = remembered(make);
  const list = ['a'];
  for (let index = 0; index < 61; index += 1) made(list, index);
  made(list, 60);
  expect(make).toHaveBeenCalledTimes(61);
  expect(made(list, 0)).toBe(1);
  expect(make).toHaveBeenCalledTimes(62);
});

test('may tell the ways to ask apart by a part of them', () => {
  const make = vi.fn((_: string[], { of }: { of: string; at: number }) => of);
  const made = remembered(make, ({ of }) => of);
  const list = ['a'];
  expect([made(list, { of: 'x', at: 1 }), made(list, { of: 'x', at: 2 })]).toEqual(['x', 'x']);
  expect(make).toHaveBeenCalledTimes(1);
});
