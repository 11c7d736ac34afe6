import { describe, expect, test } from 'vitest';
import { makeEvent } from '../check/test-data.ts';
import { isTentative, isUnconfirmed } from './certainty.ts';
import type { SportsEvent } from './event.ts';

const GAME = { name: 'A vs B', home: 'A', away: 'B' };

describe('whether an event was ever more than a promise', () => {
  test.each<[string, Partial<SportsEvent>, boolean]>([
    ['a game', GAME, false],
    ['a provisional day', { ...GAME, provisional: true }, true],
    ['a game that may not be needed', { ...GAME, details: 'NLCS Game 5; If necessary' }, true],
    ['a time that never came', { ...GAME, details: 'Time to be confirmed' }, true],
    ['a play-off without sides', { name: 'ALCS Game 1', section: 'Playoffs' }, true],
    ['a final without sides', { name: '113th Grey Cup', section: 'Championship' }, true],
    ['sides in words', { name: 'First Leg', details: '16th of the Bundesliga against 3rd' }, true],
    ['the day of a selection', { name: 'Selection Sunday', section: 'Playoffs' }, false],
    ['a day of another kind', { name: 'Trade Deadline' }, false],
    [
      'the range of a series',
      {
        name: 'NBA Finals',
        section: 'Playoffs',
        end: '2026-11-20',
        details: 'End date is game 7, if needed.',
      },
      false,
    ],
  ])('%s', (_, about, expected) => {
    expect(isUnconfirmed(makeEvent(about), 'baseball')).toBe(expected);
  });

  test('a final of a sport whose finals have no sides needs none', () => {
    const race = makeEvent({ name: 'Championship Race', section: 'Championship' });
    expect(isUnconfirmed(race, 'motorsport')).toBe(false);
  });
});

test('only a day that may move and a game that may be dropped are tentative', () => {
  expect(isTentative(makeEvent({ provisional: true }))).toBe(true);
  expect(isTentative(makeEvent({ details: 'If necessary' }))).toBe(true);
  expect(isTentative(makeEvent({ details: 'Time to be confirmed' }))).toBe(false);
  expect(isTentative(makeEvent({ name: 'Super Bowl LXI', section: 'Championship' }))).toBe(false);
});
