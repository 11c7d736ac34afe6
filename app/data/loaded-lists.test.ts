import { describe, expect, test, vi } from 'vitest';
import { createLists } from './loaded-lists.ts';

const listsOf = (loaders: Parameters<typeof createLists<number, string>>[0]) =>
  createLists(loaders, (count: number) => Array<string>(count).fill('x'));

describe('lists that arrive as modules', () => {
  test('are loaded once', async () => {
    const loader = vi.fn(async () => ({ default: 2 }));
    const lists = listsOf({ a: loader });
    expect(await lists.load('a')).toEqual(['x', 'x']);
    expect(lists.load('a')).toBe(lists.load('a'));
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test('can be read without waiting from then on', async () => {
    const lists = listsOf({ a: async () => ({ default: 1 }) });
    await lists.load('a');
    expect(lists.load('a')).toMatchObject({ status: 'fulfilled', value: ['x'] });
  });

  test('are empty under an unknown key', async () => {
    expect(await listsOf({}).load('b')).toEqual([]);
    expect(await listsOf({}).load('constructor')).toEqual([]);
    expect(await listsOf({}).load('__proto__')).toEqual([]);
  });

  test('that failed can be tried again, once the failure was seen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const loader = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: 1 });
    const lists = listsOf({ a: loader });
    await expect(lists.load('a')).rejects.toThrow('offline');
    await expect(lists.load('a')).rejects.toThrow('offline');
    expect(loader).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(1000);
    vi.useRealTimers();
    expect(await lists.load('a')).toEqual(['x']);
  });
});
