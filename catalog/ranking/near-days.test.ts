import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { coversDays, isNear } from './near-days.ts';

const BUILT = '2026-11-15';

test('the list has what takes place from the day before the build to eight days after it, without periods', () => {
  const events = [
    makeEvent({ name: 'Over', start: '2026-11-13T23:00:00Z' }),
    makeEvent({ name: 'Tour Finals', start: '2026-11-08', end: '2026-11-14' }),
    makeEvent({ name: 'Regular Season', start: '2026-11-02', end: '2027-03-07' }),
    makeEvent({ name: 'Last', start: '2026-11-23T23:00:00Z' }),
    makeEvent({ name: 'Too late', start: '2026-11-24' }),
  ];
  expect(events.filter((event) => isNear(event, BUILT)).map(({ name }) => name)).toEqual([
    'Tour Finals',
    'Last',
  ]);
});

describe('seven days are covered', () => {
  test.each([
    ['on the day of the build', '2026-11-15', 'Pacific/Kiritimati', true],
    ['on the day of the build', '2026-11-15', 'Pacific/Pago_Pago', true],
    ['in the evening before, in the west', '2026-11-14', 'America/New_York', true],
    ['on the day before, in the east', '2026-11-14', 'Europe/Berlin', false],
    ['on the day after', '2026-11-16', 'Europe/Berlin', true],
    ['not two days after', '2026-11-17', 'America/New_York', false],
  ])('%s: %s in %s: %s', (_, day, timeZone, isCovered) => {
    expect(coversDays(BUILT, day, 7, timeZone)).toBe(isCovered);
  });
});
