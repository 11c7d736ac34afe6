import { expect, test } from 'vitest';
import { countryName } from './country.ts';

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
