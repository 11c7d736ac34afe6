import { describe, expect, test, vi } from 'vitest';
import { forgetFailures } from '../util/load-once.ts';
import { createLists, type Loaders } from './loaded-lists.ts';

const listsOf = (loaders: Loaders<number>) =>
  createLists(loaders, (count: number) => Array<string>(count).fill('x'));

describe('lists that are loaded as modules', () => {
  test('are loaded once', async () => {
    const loader = vi.fn(async () => ({ default: 2 }));
    const lists = listsOf({ a: loader });
    expect(await lists.load('a')).toEqual(['x', 'x']);
    expect(lists.load('a')).toBe(lists.load('a'));
    expect(loader).toHaveBeenCalledTimes(1);
  });

  test('can be read without waiting once loaded', async () => {
    const lists = listsOf({ a: async () => ({ default: 1 }) });
    await lists.load('a');
    expect(lists.load('a')).toMatchObject({ status: 'fulfilled', value: ['x'] });
  });

  test('are empty under an unknown key', async () => {
    expect(await listsOf({}).load('b')).toEqual([]);
    expect(await listsOf({}).load('constructor')).toEqual([]);
    expect(await listsOf({}).load('__proto__')).toEqual([]);
  });

  test('can be retried after a failure', async () => {
    const loader = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue({ default: 1 });
    const lists = listsOf({ a: loader });
    await expect(lists.load('a')).rejects.toThrow('offline');
    await expect(lists.load('a')).rejects.toThrow('offline');
    expect(loader).toHaveBeenCalledOnce();
    forgetFailures();
    expect(await lists.load('a')).toEqual(['x']);
  });
});
