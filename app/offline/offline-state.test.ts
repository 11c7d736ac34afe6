import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOfflineChoice } from './offline-state.ts';

test('the catalogue is downloaded until the visitor turns it off', () => {
  expect(parseOfflineChoice('off')).toBe(false);
  expect(parseOfflineChoice('on')).toBe(true);
  expect(parseOfflineChoice(null)).toBe(true);
});

test('an invalid stored value counts as no choice', () => {
  fc.assert(fc.property(fc.string(), (text) => parseOfflineChoice(text) === (text !== 'off')));
  expect(parseOfflineChoice('{"off":true}')).toBe(true);
});
