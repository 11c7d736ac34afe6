import { describe, expect, test } from 'vitest';
import { isEmpty, isSame, merged, NOTHING_CHOSEN, toggled } from './my-choice.ts';

const OWN = { leagues: ['nfl'], teams: ['arsenal'], hiddenTypes: ['nfl.preseason'] };

describe('a choice', () => {
  test('stars stand in the order of starring; a second click takes one out', () => {
    const two = toggled(OWN, 'leagues', 'formula1');
    expect(two.leagues).toEqual(['nfl', 'formula1']);
    expect(toggled(two, 'leagues', 'nfl')).toEqual({ ...OWN, leagues: ['formula1'] });
    expect(OWN.leagues).toEqual(['nfl']);
  });

  test('without stars it is empty, whatever it hides', () => {
    expect(isEmpty(NOTHING_CHOSEN)).toBe(true);
    expect(isEmpty({ ...NOTHING_CHOSEN, hiddenTypes: ['nfl.draft'] })).toBe(true);
    expect(isEmpty({ ...NOTHING_CHOSEN, teams: ['arsenal'] })).toBe(false);
  });

  test('adding another one keeps the own order and hides nothing that was shown', () => {
    const other = {
      leagues: ['formula1', 'nfl'],
      teams: ['chelsea', 'arsenal'],
      hiddenTypes: ['formula1.practice', 'nfl.draft'],
    };
    expect(merged(OWN, other)).toEqual({
      leagues: ['nfl', 'formula1'],
      teams: ['arsenal', 'chelsea'],
      hiddenTypes: ['nfl.preseason', 'formula1.practice'],
    });
    expect(merged(NOTHING_CHOSEN, other)).toEqual(other);
  });

  test('the order makes no other choice', () => {
    expect(isSame({ ...OWN, leagues: ['a', 'b'] }, { ...OWN, leagues: ['b', 'a'] })).toBe(true);
    expect(isSame(OWN, { ...OWN, hiddenTypes: [] })).toBe(false);
  });
});
