import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetFailures, loadOnce } from './load-once.ts';

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
