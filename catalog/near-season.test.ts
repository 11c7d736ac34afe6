import { describe, expect, test } from 'vitest';
import { makeEvent } from './check/test-data.ts';
import { isLarge, isNearEnough, nearEvents } from './near-season.ts';

const BUILT = '2026-11-15';

describe('a large season', () => {
  test('has more events than any but college basketball', () => {
    expect(isLarge({ events: 2500 })).toBe(false);
    expect(isLarge({ events: 5976 })).toBe(true);
  });

  test('is shown with the games around the day of the build and everything that is not a game', () => {
    const sides = { home: 'A', away: 'B', name: 'A vs B' };
    const events = [
      makeEvent({ name: 'Regular Season', start: '2026-11-02', end: '2027-03-07' }),
      makeEvent({ ...sides, start: '2026-11-13' }),
      makeEvent({ ...sides, start: '2026-11-14' }),
      makeEvent({ ...sides, start: '2026-11-24T03:00:00Z' }),
      makeEvent({ ...sides, start: '2026-11-25' }),
      makeEvent({ name: 'Final Four', start: '2027-04-03' }),
    ];
    expect(nearEvents(events, BUILT).map(({ start }) => start)).toEqual([
      '2026-11-02',
      '2026-11-14',
      '2026-11-24T03:00:00Z',
      '2027-04-03',
    ]);
  });

  test.each([
    ['2026-11-14', false],
    ['2026-11-15', true],
    ['2026-11-21', true],
    ['2026-11-22', false],
  ])('is shown in part on %s: %s', (today, isPart) => {
    expect(isNearEnough(BUILT, today)).toBe(isPart);
  });
});
