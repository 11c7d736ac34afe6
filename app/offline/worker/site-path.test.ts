import { expect, test } from 'vitest';
import { isPagePath, pageKey } from './site-path.ts';

test('pages are the worker’s, what is made for others is not', () => {
  for (const path of ['', 'nfl', 'nfl/', 'teams/arsenal', 'no/such/page', 'embedded', 'apis'])
    expect(isPagePath(path), path).toBe(true);
  for (const path of ['embed/nfl', 'embed', 'feeds/nfl.ics', 'api/nfl', 'sitemap.xml', 'sw.js', 'assets/a'])
    expect(isPagePath(path), path).toBe(false);
});

test('a page is the same with and without a slash at the end', () => {
  expect(['nfl', 'nfl/', 'nfl//', ''].map(pageKey)).toEqual(['nfl', 'nfl', 'nfl', '']);
});
