import { expect, test } from 'vitest';
import { anchorIn } from './address.ts';

test('an anchor is read as it is written, or with escapes', () => {
  expect(anchorIn('#week-10')).toBe('week-10');
  expect(anchorIn('#%C3%A9')).toBe('é');
  expect(anchorIn('')).toBe('');
});

test.each(['#%', '#%E0%A4%A', '#%ED%A0%80', `#${'x'.repeat(1_000_000)}`])('%.20s is none', (hash) => {
  expect(anchorIn(hash)).toBe('');
});
