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
