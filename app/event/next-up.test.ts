import { describe, expect, test } from 'vitest';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { nextEvent } from '../../catalog/event/next-event.ts';
import { nextUp } from './next-up.tsx';
import { testEvent, testGame } from './test-event.ts';

const visitor = { now: Date.parse('2026-11-15T14:30:00Z'), timeZone: 'America/New_York' };

/** The start of each, and until when it is next. */
function candidatesOf(events: readonly SportsEvent[], isUnknown = true): [string, string][] {
  return nextUp({
    nextAt: (moment) => nextEvent(events, 'football', moment, visitor.timeZone),
    eventOf: (event) => event,
    sport: 'football',
    visitor: { ...visitor, isUnknown },
  }).map(({ next, until }) => [next.start, until]);
}

const gamesAt = (...starts: string[]) => starts.map((start) => testGame('Bears', 'Lions', { start }));

describe('a page is sent with', () => {
  const starts = [
    '2026-11-15T18:00:00Z',
    '2026-11-18T18:00:00Z',
    '2026-11-23T18:00:00Z',
    '2026-11-24T18:00:00Z',
  ];

  test('what will be next within a week', () => {
    expect(candidatesOf(gamesAt(...starts)).map(([start]) => start)).toEqual(starts.slice(0, 3));
  });

  test('only one after hydration', () => {
    expect(candidatesOf(gamesAt(...starts), false).map(([start]) => start)).toEqual(starts.slice(0, 1));
  });

  test('what has no time until its day is over at the venue', () => {
    expect(candidatesOf(gamesAt('2026-11-15', '2026-11-17'))).toEqual([
      ['2026-11-15', '2026-11-16T05:00:00.000Z'],
      ['2026-11-17', '2026-11-18T05:00:00.000Z'],
    ]);
  });

  test('a few of many games', () => {
    const hours = Array.from({ length: 20 }, (_, hour) => visitor.now + hour * 4 * 3_600_000);
    expect(candidatesOf(gamesAt(...hours.map((hour) => new Date(hour).toISOString())))).toHaveLength(12);
  });

  test('a stage until it begins, then its games', () => {
    const stage = testEvent({
      name: 'Playoffs',
      section: 'Playoffs',
      start: '2026-11-18',
      end: '2026-12-18',
    });
    const [final] = gamesAt('2026-12-18').map((game) => ({ ...game, section: 'Playoffs' }));
    const [first, second] = candidatesOf([stage, ...(final ? [final] : [])]);
    expect(first).toEqual(['2026-11-18', '2026-11-18T14:30:00.000Z']);
    expect(second?.[0]).toBe('2026-12-18');
  });

  test('nothing if nothing is next', () => {
    expect(candidatesOf([])).toEqual([]);
  });
});
