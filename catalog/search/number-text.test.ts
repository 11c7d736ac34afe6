import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readNumbers, readRising, writeNumbers, writeRising } from './number-text.ts';

describe('numbers as text', () => {
  const numbers = fc.array(fc.oneof(fc.nat(100), fc.nat(9000), fc.nat(65_535)));

  test('come back as they were', () => {
    fc.assert(
      fc.property(numbers, (all) => {
        expect([...readNumbers(writeNumbers(all))]).toEqual(all);
        const rising = all.toSorted((a, b) => a - b);
        expect([...readRising(writeRising(rising))]).toEqual(rising);
      }),
    );
  });

  test('need no more room in JSON, and hold no space', () => {
    const text = writeNumbers(Array.from({ length: 65_536 }, (_, number) => number));
    expect(JSON.stringify(text)).toHaveLength(text.length + 2);
    expect(text).not.toContain(' ');
  });

  test.each([65_536, -1, Number.NaN])('%d is rejected', (number) => {
    expect(() => writeNumbers([number])).toThrow('does not fit');
  });
});
