import { describe, expect, test } from 'vitest';
import { clashesOf, type FollowedEvent } from './clashes.ts';
import type { SportsEvent } from './event.ts';
import { withMeaning } from './vocabulary.ts';

const at = (name: string, start: string, via: string[], more: Partial<SportsEvent> = {}): FollowedEvent => ({
  event: withMeaning({
    id: `x/2026/${name}`,
    league: 'premierleague',
    season: '2026-27',
    category: 'Matchday 1',
    type: 'Matchday 1',
    name,
    zone: 'Europe/London',
    start,
    end: null,
    location: '',
    details: '',
    source: 'general',
    sure: 'source',
    ...more,
  }),
  sport: 'soccer',
  via,
});
const pairs = (followed: FollowedEvent[]) =>
  [...clashesOf(followed)].map(([id, others]) => [id.slice(7), ...others.map(({ name }) => name)]);

const NOON = '2026-11-15T12:00:00Z';

describe('clashes', () => {
  test('two teams at the same time, each named at the other', () => {
    expect(pairs([at('a', NOON, ['arsenal']), at('b', NOON, ['chelsea'])])).toEqual([
      ['a', 'b'],
      ['b', 'a'],
    ]);
  });

  test('an overlap of a minute counts, one that follows the other does not', () => {
    // A game of soccer takes 120 minutes.
    expect(pairs([at('a', NOON, ['a']), at('b', '2026-11-15T13:59:00Z', ['b'])])).toHaveLength(2);
    expect(pairs([at('a', NOON, ['a']), at('b', '2026-11-15T14:00:00Z', ['b'])])).toEqual([]);
  });

  test('the order of the list does not matter, and one event may clash with several', () => {
    const three = [
      at('c', '2026-11-15T13:30:00Z', ['c']),
      at('a', NOON, ['a']),
      at('b', '2026-11-15T12:30:00Z', ['b']),
    ];
    expect(pairs(three)).toEqual([
      ['a', 'b', 'c'],
      ['b', 'a', 'c'],
      ['c', 'a', 'b'],
    ]);
  });

  test('a game between two of the teams is no clash, nor are two events of one star', () => {
    expect(pairs([at('a', NOON, ['arsenal', 'chelsea'])])).toEqual([]);
    expect(pairs([at('game 1', NOON, ['yankees']), at('game 2', NOON, ['yankees'])])).toEqual([]);
  });

  test.each<[string, Partial<SportsEvent>]>([
    ['without a time', { start: '2026-11-15' }],
    ['estimated', { sure: 'estimated' }],
    ['cancelled', { details: 'Cancelled' }],
    ['postponed', { details: 'Postponed, new date to be confirmed' }],
    ['of several days', { start: NOON, end: '2026-11-18T12:00:00Z' }],
  ])('an event %s clashes with nothing', (_, more) => {
    expect(pairs([at('a', NOON, ['a'], more), at('b', NOON, ['b'])])).toEqual([]);
  });

  test('a stated end is used instead of the typical length', () => {
    const short = at('a', NOON, ['a'], { end: '2026-11-15T12:30:00Z' });
    expect(pairs([short, at('b', '2026-11-15T12:45:00Z', ['b'])])).toEqual([]);
  });
});
