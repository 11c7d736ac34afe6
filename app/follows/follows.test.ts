import { describe, expect, test } from 'vitest';
import { isEmpty, isSame, merged, NO_FOLLOWS, toggled } from './follows.ts';

const OWN = {
  leagues: ['nfl'],
  teams: ['arsenal'],
  events: ['ufc/2026/ufc-335'],
  hiddenKinds: ['nfl.preseason'],
};

describe('follows', () => {
  test('are in the order of following; a second click removes one', () => {
    const two = toggled(OWN, 'leagues', 'formula1');
    expect(two.leagues).toEqual(['nfl', 'formula1']);
    expect(toggled(two, 'leagues', 'nfl')).toEqual({ ...OWN, leagues: ['formula1'] });
    expect(OWN.leagues).toEqual(['nfl']);
  });

  test('are empty without leagues, teams and events, whatever is hidden', () => {
    expect(isEmpty(NO_FOLLOWS)).toBe(true);
    expect(isEmpty({ ...NO_FOLLOWS, hiddenKinds: ['nfl.draft'] })).toBe(true);
    expect(isEmpty({ ...NO_FOLLOWS, teams: ['arsenal'] })).toBe(false);
    expect(isEmpty({ ...NO_FOLLOWS, events: OWN.events })).toBe(false);
  });

  test('merged with others keep the order and hide nothing that was shown', () => {
    const other = {
      leagues: ['formula1', 'nfl'],
      teams: ['chelsea', 'arsenal'],
      events: ['nfl/2026/super-bowl-lxi'],
      hiddenKinds: ['formula1.practice', 'nfl.draft'],
    };
    expect(merged(OWN, other)).toEqual({
      leagues: ['nfl', 'formula1'],
      teams: ['arsenal', 'chelsea'],
      events: ['ufc/2026/ufc-335', 'nfl/2026/super-bowl-lxi'],
      hiddenKinds: ['nfl.preseason', 'formula1.practice'],
    });
    expect(merged(NO_FOLLOWS, other)).toEqual(other);
  });

  test('are the same in any order', () => {
    expect(isSame({ ...OWN, leagues: ['a', 'b'] }, { ...OWN, leagues: ['b', 'a'] })).toBe(true);
    expect(isSame(OWN, { ...OWN, hiddenKinds: [] })).toBe(false);
    expect(isSame(OWN, { ...OWN, events: [] })).toBe(false);
  });
});
