import { expect, test } from 'vitest';
import { anchorIn, cleanPath } from './address.ts';

test('an anchor is read as it is written, or with escapes', () => {
  expect(anchorIn('#week-10')).toBe('week-10');
  expect(anchorIn('#%C3%A9')).toBe('é');
  expect(anchorIn('')).toBe('');
});

test.each(['#%', '#%E0%A4%A', '#%ED%A0%80', `#${'x'.repeat(1_000_000)}`])('%.20s is none', (hash) => {
  expect(anchorIn(hash)).toBe('');
});

test('every spelling of a page’s address becomes the one that links have', () => {
  for (const path of ['/', '//', '/index.html', '//index.html']) expect(cleanPath(path), path).toBe('/');
  for (const path of ['/nfl', '/nfl/', '/nfl//', '//nfl', '/nfl/index.html', '//nfl//index.html'])
    expect(cleanPath(path), path).toBe('/nfl');
  expect(cleanPath('/teams//arsenal/index.html')).toBe('/teams/arsenal');
});

test('other addresses stay as they are', () => {
  for (const path of ['/no-such-page', '/shell.html', '/my-index.html', '/nfl/index.htm'])
    expect(cleanPath(path), path).toBe(path);
});
