import { describe, expect, test } from 'vitest';
import { dateOrderOf } from './browser-clock.ts';

describe('the order of a region', () => {
  test.each([
    ['en-US', 'month'],
    ['en-CA', 'month'],
    ['fil-PH', 'month'],
    ['en-GB', 'day'],
    ['en-AU', 'day'],
    ['en-IN', 'day'],
    ['de-DE', 'day'],
    ['fr-FR', 'day'],
    ['es-MX', 'day'],
    ['pt-BR', 'day'],
    ['sv-SE', 'day'],
    ['ar-EG', 'day'],
    ['ja-JP', 'year'],
    ['ko-KR', 'year'],
    ['zh-Hant-TW', 'year'],
    ['hu-HU', 'year'],
  ])('%s writes the %s first', (locale, order) => {
    expect(dateOrderOf(locale)).toBe(order);
  });
});
