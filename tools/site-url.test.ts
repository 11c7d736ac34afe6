import { expect, test } from 'vitest';
import { siteUrl } from './site-url.ts';

test('the address of the site is an origin, with a name that nobody has as the default', () => {
  expect(siteUrl('https://example.org')).toBe('https://example.org');
  expect(siteUrl('http://localhost:4173/')).toBe('http://localhost:4173');
  expect(siteUrl('')).toBe('https://sports-calendar.example');
});

test('what is no such address is refused', () => {
  for (const wrong of [
    'example.org',
    'ftp://example.org',
    'https://example.org/calendar',
    'https://e.org?x',
    'x y',
  ]) {
    expect(() => siteUrl(wrong)).toThrow(`not "${wrong}"`);
  }
});
