import { expect, test } from 'vitest';
import { isPagePath, pageKey } from './site-path.ts';

test('the worker handles pages, and leaves embeds, feeds and files alone', () => {
  for (const path of [
    '',
    'nfl',
    'nfl/',
    'teams/arsenal',
    'no/such/page',
    'embedded',
    'apis',
    'index.html',
    'nfl/index.html',
  ])
    expect(isPagePath(path), path).toBe(true);
  for (const path of [
    'embed/nfl',
    '/embed/nfl',
    'embed',
    'embed/nfl/index.html',
    'feeds/nfl.ics',
    'api/nfl',
    'sitemap.xml',
    'sw.js',
    'assets/a',
  ])
    expect(isPagePath(path), path).toBe(false);
});

test('a page is the same at every spelling of its address', () => {
  for (const path of ['nfl', 'nfl/', 'nfl//', '/nfl', 'nfl/index.html'])
    expect(pageKey(path), path).toBe('nfl');
  for (const path of ['', '/', 'index.html']) expect(pageKey(path), path).toBe('');
  expect(pageKey('teams//arsenal')).toBe('teams/arsenal');
});
