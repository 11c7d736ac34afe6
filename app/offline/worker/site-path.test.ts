import { expect, test } from 'vitest';
import { isPagePath, pageKey } from './site-path.ts';

test('the worker handles pages, and leaves embeds, feeds and files alone', () => {
  for (const path of ['', 'nfl', 'nfl/', 'teams/arsenal', 'no/such/page', 'embedded', 'apis'])
    expect(isPagePath(path), path).toBe(true);
  for (const path of ['embed/nfl', 'embed', 'feeds/nfl.ics', 'api/nfl', 'sitemap.xml', 'sw.js', 'assets/a'])
    expect(isPagePath(path), path).toBe(false);
});

test('a page is the same with and without a trailing slash', () => {
  expect(['nfl', 'nfl/', 'nfl//', ''].map(pageKey)).toEqual(['nfl', 'nfl', 'nfl', '']);
});
