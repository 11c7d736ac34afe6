import { expect, test } from 'vitest';
import { parseOfflineChoice } from './offline-state.ts';

test('the catalogue is kept until the visitor switches that off', () => {
  for (const text of [null, 'on', 'all', '', '{"off":true}']) expect(parseOfflineChoice(text)).toBe(true);
  expect(parseOfflineChoice('off')).toBe(false);
});
