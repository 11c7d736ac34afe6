import { expect, test } from 'vitest';
import { targetIn } from './hash-target.ts';

test('an anchor is read as it is written, or with escapes', () => {
  expect(targetIn('#week-10')).toBe('week-10');
  expect(targetIn('#%C3%A9')).toBe('é');
  expect(targetIn('')).toBe('');
});

test.each(['#%', '#%E0%A4%A', '#%ED%A0%80', `#${'x'.repeat(1_000_000)}`])('%.20s is none', (hash) => {
  expect(targetIn(hash)).toBe('');
});
