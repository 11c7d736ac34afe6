import { expect, test } from 'vitest';
import { parseOfflineSetting } from './offline-state.ts';

test('the catalogue is kept until the visitor switches that off', () => {
  for (const text of [null, 'on', 'all', '', '{"off":true}']) expect(parseOfflineSetting(text)).toBe(true);
  expect(parseOfflineSetting('off')).toBe(false);
});
