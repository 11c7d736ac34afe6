import { describe, expect, test } from 'vitest';
import { lineAfterKey } from './search-results.tsx';

describe('keys in the list of results', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 4, 0],
    ['ArrowUp', 0, 4],
    ['ArrowUp', 3, 2],
    ['Home', 3, 0],
    ['End', 0, 4],
    ['a', 2, undefined],
  ])('%s on line %i of 5', (key, active, next) => {
    expect(lineAfterKey(key, active, 5)).toBe(next);
  });

  test('lead nowhere without results', () => {
    expect(lineAfterKey('ArrowDown', -1, 0)).toBeUndefined();
  });
});
