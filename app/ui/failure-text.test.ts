import { expect, test } from 'vitest';
import { failureText } from './failure.tsx';

test('without a network, waiting for it is what helps', () => {
  for (const hasTried of [false, true])
    expect(failureText({ isOnline: false, hasTried })).toContain('isn’t saved on this device');
});

test('with a network, trying again is what helps, and then reloading', () => {
  expect(failureText({ isOnline: true, hasTried: false })).toContain('Trying again usually helps');
  expect(failureText({ isOnline: true, hasTried: true })).toContain('try reloading the page');
});
