import { describe, expect, test } from 'vitest';
import { isMetered } from './download-catalogue.ts';

describe('a metered connection', () => {
  test('is one that the visitor or the browser declares so', () => {
    expect(isMetered({ saveData: true, type: 'wifi', effectiveType: '4g' })).toBe(true);
    expect(isMetered({ type: 'cellular', effectiveType: '4g' })).toBe(true);
    expect(isMetered({ effectiveType: 'slow-2g' })).toBe(true);
    expect(isMetered({ effectiveType: '2g' })).toBe(true);
  });

  test('is no other one, nor one of which nothing is known', () => {
    expect(isMetered({ saveData: false, type: 'wifi', effectiveType: '3g' })).toBe(false);
    expect(isMetered({})).toBe(false);
    expect(isMetered(undefined)).toBe(false);
  });
});
