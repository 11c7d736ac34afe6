import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { short } from './quote.ts';

describe('a quoted text', () => {
  test('a short one stays as it is, a long one is cut', () => {
    expect(short('Arsenal 🏈')).toBe('Arsenal 🏈');
    expect(short('x'.repeat(40))).toBe('x'.repeat(40));
    expect(short('x'.repeat(41))).toBe(`${'x'.repeat(40)}…`);
    expect(short('🏈'.repeat(41))).toBe(`${'🏈'.repeat(40)}…`);
  });

  test('what cannot be seen is shown as a mark', () => {
    expect(short('a\u202eb\u0000c\ud800')).toBe('a\ufffdb\ufffdc\ufffd');
    expect(short('a\u2028b\u2029c')).toBe('a\ufffdb\ufffdc');
  });

  test('whatever comes is one line, well formed and without hidden characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const said = short(text);
        expect([...said].length).toBeLessThanOrEqual(41);
        expect(said).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }),
    );
  });
});
