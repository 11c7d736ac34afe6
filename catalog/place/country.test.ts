import { expect, test } from 'vitest';
import { countryCode, countryName } from './country.ts';

test.each([
  ['us', 'United States'],
  ['xk', 'Kosovo'],
  ['gb-sct', 'Scotland'],
  ['US', undefined],
  ['xq', undefined],
  ['uk', undefined],
  ['gb-lon', undefined],
  ['', undefined],
])('%s is %s', (code, name) => {
  expect(countryName(code)).toBe(name);
});

test('a name leads to its code, if that is among the given ones', () => {
  expect(countryCode('Brazil', ['us', 'br'])).toBe('br');
  expect(countryCode('England', ['gb', 'gb-eng'])).toBe('gb-eng');
  expect(countryCode('Brazil', ['us'])).toBeUndefined();
  expect(countryCode('FOX', ['us', 'br'])).toBeUndefined();
});
