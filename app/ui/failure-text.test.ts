import { expect, test } from 'vitest';
import { failureText } from './failure.tsx';

const OFFLINE = { isOnline: false, hasTried: false, isWanted: true, progress: undefined };
const HALF = { done: 331, total: 662, withHistory: false, bytes: 4_000_000 };

test('without a network it says how much is there, and that more follows', () => {
  expect(failureText({ ...OFFLINE, progress: HALF })).toContain(
    'not saved on this device yet (50% of the catalogue is)',
  );
});

test('nothing is promised that does not follow', () => {
  const plain = 'this part is not saved on this device.';
  expect(failureText(OFFLINE)).toContain(plain);
  expect(failureText({ ...OFFLINE, progress: HALF, isWanted: false })).toContain(plain);
  expect(failureText({ ...OFFLINE, progress: { ...HALF, done: 662 } })).toContain(plain);
});

test('with a network, trying again is what helps, and then reloading', () => {
  const online = { ...OFFLINE, isOnline: true, progress: HALF };
  expect(failureText(online)).toContain('Trying again usually helps');
  expect(failureText({ ...online, hasTried: true })).toContain('reloading the page helps');
});
