import { expect, test } from 'vitest';
import { cleanPath } from './clean-address.ts';

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
