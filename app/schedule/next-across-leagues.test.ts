import { expect, test } from 'vitest';
import { nextAcrossLeagues } from './next-across-leagues.ts';
import { testEvent } from './test-event.ts';

const events = [
  testEvent({ league: 'pgatour', name: 'Open', start: '2026-11-12', end: '2026-11-15' }),
  testEvent({ league: 'nfl', name: 'Early', start: '2026-11-15T18:00:00Z' }),
  testEvent({ league: 'nfl', name: 'Late', start: '2026-11-15T21:00:00Z' }),
  testEvent({ league: 'nhl', name: 'Game', start: '2026-11-16T00:00:00Z' }),
];

test('one event of each league, timed ones first, a running tournament at the end of its day', () => {
  expect(nextAcrossLeagues(events, '2026-11-15', 3).map(({ name }) => name)).toEqual([
    'Early',
    'Open',
    'Game',
  ]);
});

test('no more than asked for', () => {
  expect(nextAcrossLeagues(events, '2026-11-15', 1)).toHaveLength(1);
});
