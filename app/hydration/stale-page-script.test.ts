import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stalePageScript } from './stale-page-script.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page', () => {
  test('of the visitor’s own address is shown as it was sent', () => {
    expect(run('')).not.toHaveProperty('stale');
    expect(run('?fbclid=1&clock=24')).not.toHaveProperty('stale');
    expect(run('?preview=1')).not.toHaveProperty('stale');
    expect(run('?tz=Asia/Tokyo')).not.toHaveProperty('stale');
  });

  test('whose address asks for something else waits', () => {
    expect(run('?date=2026-12-25')).toHaveProperty('stale');
    expect(run('?clock=24&view=timeline')).toHaveProperty('stale');
  });

  test('does not wait for ever', () => {
    const dataset = run('?view=timeline');
    vi.advanceTimersByTime(3000);
    expect(dataset).not.toHaveProperty('stale');
  });
});

/** What the script sets. */
function run(search: string): Record<string, string> {
  const dataset: Record<string, string> = {};
  new Function('location', 'document', stalePageScript)({ search }, { documentElement: { dataset } });
  return dataset;
}
