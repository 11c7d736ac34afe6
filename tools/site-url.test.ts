import { expect, test } from 'vitest';
import { requireSiteUrl, siteUrl } from './site-url.ts';

test('the address of the site, with a name that nobody has as the default', () => {
  expect(siteUrl('https://example.org', '')).toBe('https://example.org');
  expect(siteUrl('http://localhost:4173/', '')).toBe('http://localhost:4173');
  expect(siteUrl('', '')).toBe('https://sports-calendar.example');
});

test('has the path below which the site is published', () => {
  expect(siteUrl('https://example.org/calendar/', '')).toBe('https://example.org/calendar');
  expect(siteUrl('https://example.org/calendar', '/calendar/')).toBe('https://example.org/calendar');
  expect(siteUrl('', '/calendar/')).toBe('https://sports-calendar.example/calendar');
});

test('anything else is rejected', () => {
  for (const wrong of ['example.org', 'ftp://example.org', 'https://e.org?x', 'https://e.org/a?x', 'x y']) {
    expect(() => siteUrl(wrong, '')).toThrow(`not "${wrong}"`);
  }
  expect(() => siteUrl('https://example.org', '/calendar/')).toThrow('contradict');
});

test('a site that is published must have one', () => {
  expect(() => requireSiteUrl('')).toThrow('SITE_URL is not set');
  expect(() => requireSiteUrl('example.org')).toThrow('SITE_URL must be');
  expect(() => requireSiteUrl('https://example.org')).not.toThrow();
});
