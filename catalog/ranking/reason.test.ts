import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import type { SportsEvent } from '../event/event.ts';
import { reasonOf } from './reason.ts';

describe('the reason', () => {
  test.each<[string, Partial<SportsEvent>, string | undefined]>([
    ['a final', { section: 'Championship' }, 'Final'],
    ['a Grand Slam', { league: 'atptour', section: 'Regular Season', type: 'Grand Slam' }, 'Grand Slam'],
    ['a major', { league: 'pgatour', section: 'Major' }, 'Major'],
    ['a Grand Prix', { league: 'formula1', section: 'Race', type: 'Race' }, 'Race'],
    ['a numbered card', { league: 'ufc', section: '', type: 'Numbered Event' }, 'Numbered event'],
    ['a semi-final', { section: 'Semi-finals', type: 'Cup' }, 'Semi-final'],
    ['a draft', { section: 'Draft', type: 'Draft Lottery' }, 'Draft Lottery'],
    ['a play-off', { section: 'Playoffs', type: 'Wild Card' }, 'Playoffs'],
    ['a derby', { rivalry: 'North West Derby' }, 'North West Derby'],
    ['an evening of its own', { league: 'nfl', start: '2026-11-20T01:15:00Z' }, 'Prime time'],
    ['an afternoon', { league: 'nfl', start: '2026-11-22T18:00:00Z' }, undefined],
    ['an evening among many', { league: 'nba', start: '2026-11-20T01:15:00Z' }, undefined],
    ['practice', { league: 'formula1', section: 'Practice', type: 'Practice' }, undefined],
  ])('of %s', (_, about, reason) => {
    expect(reasonOf(makeEvent(about))).toBe(reason);
  });
});
