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
    expect(run('2026-11-15T00:00:00', '?fbclid=1&clock=24')).not.toHaveProperty('stale');
    expect(run('2026-11-15T23:59:59', '?preview=1')).not.toHaveProperty('stale');
  });

  test('of another day waits', () => {
    expect(run('2026-11-16T00:00:00', '')).toHaveProperty('stale');
    expect(run('2026-11-14T23:59:59', '')).toHaveProperty('stale');
  });

  test('of a zone whose days are others waits', () => {
    const noon = '2026-11-15T12:00:00';
    expect(run(noon, '', { from: -60, to: 60 })).not.toHaveProperty('stale');
    expect(run(noon, '', { from: 30, to: 60 })).toHaveProperty('stale');
    expect(run(noon, '', { from: -60, to: -30 })).toHaveProperty('stale');
  });

  test('waits for the zone that the visitor has chosen', () => {
    const noon = '2026-11-15T12:00:00';
    expect(run(noon, '?tz=Asia/Tokyo')).toHaveProperty('stale');
    expect(run(noon, '', { stored: '{"timeZone":"Asia/Tokyo"}' })).toHaveProperty('stale');
    expect(run(noon, '', { stored: '{"hour12":false}' })).not.toHaveProperty('stale');
  });

  test('waits where stars change its order', () => {
    const noon = '2026-11-15T12:00:00';
    expect(run(noon, '', { stored: '{"leagues":["nhl","cfl"]}' })).toHaveProperty('stale');
    expect(run(noon, '', { stored: '{"leagues":["nhl"]}' })).not.toHaveProperty('stale');
    expect(run(noon, '', { stored: 'x' })).not.toHaveProperty('stale');
  });

  test('whose address asks for something else waits', () => {
    expect(run('2026-11-15T12:00:00', '?date=2026-12-25')).toHaveProperty('stale');
    expect(run('2026-11-15T12:00:00', '?clock=24&view=timeline')).toHaveProperty('stale');
  });

  test('does not wait for ever', () => {
    const dataset = run('2026-11-16T00:00:00', '');
    vi.advanceTimersByTime(3000);
    expect(dataset).not.toHaveProperty('stale');
  });
});

interface Circumstances {
  /** Minutes that the visitor's clock may be ahead of where it is. */
  from?: number;
  to?: number;
  /** The preferences, or what is starred; without either, storage is forbidden. */
  stored?: string;
}

/** What the script sets at a local time, in a page that was built on 15 November. */
function run(localTime: string, search: string, { from = 0, to = 0, stored }: Circumstances = {}) {
  const now = new Date(localTime);
  vi.setSystemTime(now);
  const offset = -now.getTimezoneOffset();
  const dataset: Record<string, string> = {
    rightOn: '2026-11-15',
    rightFrom: String(offset + from),
    rightTo: String(offset + to),
    rightUnstarred: 'nfl cfl',
  };
  const localStorage = stored === undefined ? undefined : { getItem: () => stored };
  new Function('location', 'document', 'localStorage', stalePageScript)(
    { search },
    { documentElement: { dataset } },
    localStorage,
  );
  return dataset;
}
