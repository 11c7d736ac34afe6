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

  test('of a zone whose days are others waits', () => {
    const noon = '2026-11-15T12:00:00';
    // From Berlin and from Honolulu, of games in New York; from the coasts of America to each other.
    expect(run(noon, '', -6)).toHaveProperty('stale');
    expect(run(noon, '', 5)).not.toHaveProperty('stale');
    expect(run(noon, '', 3)).not.toHaveProperty('stale');
    expect(run(noon, '', -1)).not.toHaveProperty('stale');
    // From Honolulu, of games in Sydney.
    expect(run(noon, '', 21)).toHaveProperty('stale');
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

/** What the script sets at a local time, in a page that was built on 15 November, for a zone some hours to the east. */
function run(localTime: string, search: string, hoursEast = 0): Record<string, string> {
  const now = new Date(localTime);
  vi.setSystemTime(now);
  const utcOffset = String(60 * hoursEast - now.getTimezoneOffset());
  const dataset = { builtOn: '2026-11-15', utcOffset };
  new Function('location', 'document', stalePageScript)({ search }, { documentElement: { dataset } });
  return dataset;
}
