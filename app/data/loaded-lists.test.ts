import { describe, expect, test, vi } from 'vitest';
import { forgetFailures } from '../util/load-once.ts';
import { createLists, type Loaders } from './loaded-lists.ts';

const listsOf = (loaders: Loaders<number>, loadEarlier?: () => Promise<{ default: Loaders<number> }>) =>
  createLists(loaders, (count: number) => Array<string>(count).fill('x'), loadEarlier);

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

  test('may be in a second map, which is loaded when a key is not in the first', async () => {
    const loadEarlier = vi.fn(async () => ({ default: { old: async () => ({ default: 3 }) } }));
    const lists = listsOf({ a: async () => ({ default: 1 }) }, loadEarlier);
    expect(await lists.load('a')).toEqual(['x']);
    expect(loadEarlier).not.toHaveBeenCalled();
    expect(await lists.load('old')).toEqual(['x', 'x', 'x']);
    expect(await lists.load('b')).toEqual([]);
    expect(await lists.load('constructor')).toEqual([]);
  });

  test('can be retried if the second map failed to load', async () => {
    const loadEarlier = vi
      .fn()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue({ default: { old: async () => ({ default: 1 }) } });
    const lists = listsOf({}, loadEarlier);
    await expect(lists.load('old')).rejects.toThrow('offline');
    forgetFailures();
    expect(await lists.load('old')).toEqual(['x']);
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
