import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseOfflineChoice } from './offline-state.ts';

test('current seasons are downloaded until the visitor wants less or more', () => {
  expect(parseOfflineChoice(null)).toBe('on');
  expect(parseOfflineChoice('on')).toBe('on');
  expect(parseOfflineChoice('off')).toBe('off');
  expect(parseOfflineChoice('all')).toBe('all');
});

test('an invalid stored value counts as no choice', () => {
  const invalid = fc.string().filter((text) => !['off', 'all'].includes(text));
  fc.assert(fc.property(invalid, (text) => parseOfflineChoice(text) === 'on'));
  expect(parseOfflineChoice('{"off":true}')).toBe('on');
});
