import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createLists, forgetFailures, loadOnce, provideLists } from './lists.ts';

const listsFrom = (read: (kind: string, key: string) => unknown, files: string[] = []) => {
  provideLists(read);
  return createLists(
    'team',
    () => files,
    (count: number) => Array<string>(count).fill('x'),
  );
};

afterEach(() => provideLists(undefined));

describe('lists of the catalogue', () => {
  test('are loaded once', async () => {
    const read = vi.fn(async () => 2);
    const lists = listsFrom(read);
    expect(await lists.load('a')).toEqual(['x', 'x']);
    expect(lists.load('a')).toBe(lists.load('a'));
    expect(read).toHaveBeenCalledExactlyOnceWith('team', 'a');
  });

  test('can be read without waiting once loaded', async () => {
    const lists = listsFrom(() => 1);
    await lists.load('a');
    expect(lists.load('a')).toMatchObject({ status: 'fulfilled', value: ['x'] });
  });

  test('are empty under a key of which there is no file', async () => {
    const lists = listsFrom(() => 1, ['team-a-1a2b3c4d.js']);
    provideLists(undefined);
    for (const key of ['b', '', 'constructor', '__proto__', '../a'])
      expect(await lists.load(key)).toEqual([]);
  });

  test('can all be loaded', async () => {
    const lists = listsFrom((_, key) => (key === 'a' ? 1 : 2), ['team-a-1a2b3c4d.js', 'team-b-5e6f7a8b.js']);
    expect(await lists.loadEvery()).toEqual([['x'], ['x', 'x']]);
  });

  test('can be retried after a failure', async () => {
    const read = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(1);
    const lists = listsFrom(read);
    await expect(lists.load('a')).rejects.toThrow('offline');
    await expect(lists.load('a')).rejects.toThrow('offline');
    expect(read).toHaveBeenCalledOnce();
    forgetFailures();
    expect(await lists.load('a')).toEqual(['x']);
  });
});

describe('what is loaded once', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const failingFirst = () => vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('there');

  test('is the same promise for everybody', async () => {
    const source = vi.fn(async () => 'there');
    const load = loadOnce(source);
    expect(load()).toBe(load());
    await load();
    expect(load()).toMatchObject({ status: 'fulfilled', value: 'there' });
    expect(source).toHaveBeenCalledTimes(1);
  });

  test('stays failed while React looks at it again, and can be had after a moment', async () => {
    const source = failingFirst();
    const load = loadOnce(source);
    await expect(load()).rejects.toThrow('offline');
    await expect(load()).rejects.toThrow('offline');
    expect(load()).toMatchObject({ status: 'rejected' });
    expect(source).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1000);
    await expect(load()).resolves.toBe('there');
  });

  test('can be tried again at once by those who ask for it', async () => {
    const source = failingFirst();
    const load = loadOnce(source);
    await expect(load()).rejects.toThrow('offline');
    forgetFailures();
    await expect(load()).resolves.toBe('there');
    // The moment of the first failure ends without an effect on the second load.
    vi.advanceTimersByTime(1000);
    await load();
    expect(source).toHaveBeenCalledTimes(2);
  });
});
