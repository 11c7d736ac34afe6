import { describe, expect, test } from 'vitest';
import { EMPTY_CHOICE, isEmpty, isSame, merged, toggled } from './my-choice.ts';

const OWN = {
  leagues: ['nfl'],
  teams: ['arsenal'],
  events: ['ufc/2026/ufc-335'],
  hiddenTypes: ['nfl.preseason'],
};

describe('a choice', () => {
  test('stars are in the order of starring; a second click removes one', () => {
    const two = toggled(OWN, 'leagues', 'formula1');
    expect(two.leagues).toEqual(['nfl', 'formula1']);
    expect(toggled(two, 'leagues', 'nfl')).toEqual({ ...OWN, leagues: ['formula1'] });
    expect(OWN.leagues).toEqual(['nfl']);
  });

  test('without stars it is empty, whatever it hides', () => {
    expect(isEmpty(EMPTY_CHOICE)).toBe(true);
    expect(isEmpty({ ...EMPTY_CHOICE, hiddenTypes: ['nfl.draft'] })).toBe(true);
    expect(isEmpty({ ...EMPTY_CHOICE, teams: ['arsenal'] })).toBe(false);
    expect(isEmpty({ ...EMPTY_CHOICE, events: OWN.events })).toBe(false);
  });

  test('adding another one keeps the order and hides nothing that was shown', () => {
    const other = {
      leagues: ['formula1', 'nfl'],
      teams: ['chelsea', 'arsenal'],
      events: ['nfl/2026/super-bowl-lxi'],
      hiddenTypes: ['formula1.practice', 'nfl.draft'],
    };
    expect(merged(OWN, other)).toEqual({
      leagues: ['nfl', 'formula1'],
      teams: ['arsenal', 'chelsea'],
      events: ['ufc/2026/ufc-335', 'nfl/2026/super-bowl-lxi'],
      hiddenTypes: ['nfl.preseason', 'formula1.practice'],
    });
    expect(merged(EMPTY_CHOICE, other)).toEqual(other);
  });

  test('the order makes no difference', () => {
    expect(isSame({ ...OWN, leagues: ['a', 'b'] }, { ...OWN, leagues: ['b', 'a'] })).toBe(true);
    expect(isSame(OWN, { ...OWN, hiddenTypes: [] })).toBe(false);
    expect(isSame(OWN, { ...OWN, events: [] })).toBe(false);
  });
});
