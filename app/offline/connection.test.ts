import { describe, expect, test } from 'vitest';
import { isMetered } from './connection.ts';

describe('a metered connection', () => {
  test('is one that the visitor or the browser says is', () => {
    expect(isMetered({ saveData: true, type: 'wifi', effectiveType: '4g' })).toBe(true);
    expect(isMetered({ type: 'cellular', effectiveType: '4g' })).toBe(true);
    expect(isMetered({ effectiveType: 'slow-2g' })).toBe(true);
    expect(isMetered({ effectiveType: '2g' })).toBe(true);
  });

  test('is not any other, nor one that nothing is known of', () => {
    expect(isMetered({ saveData: false, type: 'wifi', effectiveType: '3g' })).toBe(false);
    expect(isMetered({})).toBe(false);
    expect(isMetered(undefined)).toBe(false);
  });
});
