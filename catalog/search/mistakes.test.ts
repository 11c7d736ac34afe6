import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isProbably, lettersMissing, lettersOf, mistakesBetween, mistakesToBeginning } from './mistakes.ts';

describe('typing mistakes', () => {
  test.each([
    ['arsenal', 'arsenal', 0],
    ['arsneal', 'arsenal', 1],
    ['arsnal', 'arsenal', 1],
    ['arssenal', 'arsenal', 1],
    ['arsemal', 'arsenal', 1],
    ['manchster', 'manchester', 1],
    ['', 'ab', 2],
  ])('%s for %s: %i', (typed, word, count) => {
    expect(mistakesBetween(typed, word, 3)).toBe(count);
  });

  test('are not counted beyond the most', () => {
    expect(mistakesBetween('arsenal', 'chelsea', 2)).toBe(3);
    expect(mistakesBetween('a', 'abcdef', 2)).toBe(3);
  });

  test('are the same both ways', () => {
    const word = fc.string({ maxLength: 9 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(mistakesBetween(a, b, 4)).toBe(mistakesBetween(b, a, 4));
      }),
    );
  });

  test('of a word that is not finished', () => {
    expect(mistakesToBeginning('manchst', 'manchester', 2)).toBe(1);
    expect(mistakesToBeginning('arsne', 'arsenal', 1)).toBe(1);
    expect(mistakesToBeginning('arsenal', 'ars', 2)).toBe(3);
    expect(mistakesToBeginning('x'.repeat(500), 'y'.repeat(500), 2)).toBe(3);
  });

  test('letters that are missing are never more than the mistakes', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcde129'), maxLength: 7 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(lettersMissing(lettersOf(a), lettersOf(b))).toBeLessThanOrEqual(mistakesBetween(a, b, 9));
      }),
    );
  });

  test('a short word must be right, a longer one may have one, a long one two', () => {
    expect(isProbably('nbb', 'nba')).toBe(false);
    expect(isProbably('lyno', 'lyon')).toBe(true);
    expect(isProbably('lnyo', 'lyon')).toBe(false);
    expect(isProbably('tommorow', 'tomorrow')).toBe(true);
  });
});
