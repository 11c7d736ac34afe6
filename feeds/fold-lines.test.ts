import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldLines } from './fold-lines.ts';

const octets = (text: string) => new TextEncoder().encode(text).length;

test('a line of 75 octets stays, one of 76 is cut', () => {
  expect(foldLines('x'.repeat(75))).toBe('x'.repeat(75));
  expect(foldLines('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x`);
});

test('octets are counted, not characters', () => {
  expect(foldLines('é'.repeat(40)).split('\r\n ')).toEqual(['é'.repeat(37), 'é'.repeat(3)]);
});

test('no line is longer, no character is cut, and nothing is lost', () => {
  // No line breaks within: the writer escapes them before.
  const line = fc.string({ unit: 'grapheme', maxLength: 400 }).filter((text) => !/[\r\n]/.test(text));
  fc.assert(
    fc.property(line, (text) => {
      const folded = foldLines(text);
      expect(folded.replaceAll('\r\n ', '')).toBe(text);
      for (const part of folded.split('\r\n')) {
        expect(octets(part)).toBeLessThanOrEqual(75);
        expect(Buffer.from(part).toString()).toBe(part);
      }
    }),
  );
});
