import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import type { SportsEvent } from '../event/event.ts';
import { type EventPattern, isMeant } from './event-pattern.ts';

const superBowl: EventPattern = { league: 'nfl', pattern: '^Super Bowl', details: '^Super Bowl' };
const sundayNight: EventPattern = {
  league: 'nfl',
  pattern: ' vs ',
  when: { weekday: 0, from: '19:00', zone: 'America/New_York', details: '^NBC' },
};
const means = (pattern: EventPattern, about: Partial<SportsEvent>) =>
  isMeant(pattern, makeEvent({ league: 'nfl', ...about }));

describe('an event is meant', () => {
  test('by its name, before its sides are known', () => {
    expect(means(superBowl, { name: 'Super Bowl LXI' })).toBe(true);
  });

  test('by its details, when its name is that of its sides', () => {
    expect(means(superBowl, { name: 'Chiefs vs Eagles', details: 'Super Bowl LIX; FOX' })).toBe(true);
    expect(means(superBowl, { name: 'Chiefs vs Eagles', details: 'FOX' })).toBe(false);
  });

  test('in its league only', () => {
    expect(means(superBowl, { league: 'cfl', name: 'Super Bowl LXI' })).toBe(false);
  });

  test.each([
    ['2026-11-16T01:20:00Z', 'NBC', true],
    ['2026-11-15T18:00:00Z', 'NBC', false],
    ['2026-11-16T01:20:00Z', 'FOX', false],
    ['2026-11-17T01:20:00Z', 'NBC', false],
    ['2026-11-15', 'NBC', false],
  ])('at its hour and on its channel: %s on %s is %s', (start, details, meant) => {
    expect(means(sundayNight, { start, details })).toBe(meant);
  });
});
