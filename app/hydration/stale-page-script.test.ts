import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stalePageScript } from './stale-page-script.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a page', () => {
  test('of the visitor’s own day and address is shown as it was sent', () => {
    expect(run('2026-11-15T12:00:00', '')).not.toHaveProperty('stale');
    expect(run('2026-11-15T00:00:00', '?fbclid=1&tz=Asia/Tokyo')).not.toHaveProperty('stale');
    expect(run('2026-11-15T23:59:59', '?preview=1')).not.toHaveProperty('stale');
  });

  test('of another day waits', () => {
    expect(run('2026-11-16T00:00:00', '')).toHaveProperty('stale');
    expect(run('2026-11-14T23:59:59', '')).toHaveProperty('stale');
  });

  test('whose address asks for something else waits', () => {
    expect(run('2026-11-15T12:00:00', '?date=2026-12-25')).toHaveProperty('stale');
    expect(run('2026-11-15T12:00:00', '?tz=Asia/Tokyo&view=timeline')).toHaveProperty('stale');
  });

  test('does not wait for ever', () => {
    const dataset = run('2026-11-16T00:00:00', '');
    vi.advanceTimersByTime(3000);
    expect(dataset).not.toHaveProperty('stale');
  });
});

/** What the script sets at a local time, in a page that was built on 15 November. */
function run(localTime: string, search: string): Record<string, string> {
  vi.setSystemTime(new Date(localTime));
  const dataset = { builtOn: '2026-11-15' };
  new Function('location', 'document', stalePageScript)({ search }, { documentElement: { dataset } });
  return dataset;
}
