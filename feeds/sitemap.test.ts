import { expect, test } from 'vitest';
import { game, makeData, makeLeague } from '../catalog/check/test-data.ts';
import { FIRST_PUBLISHED } from '../catalog/event/updated.ts';
import { buildCatalog } from '../catalog/read/build-catalog.ts';
import { robotsFile, sitemapFile } from './sitemap.ts';

const UPDATED = '2027-01-02T03:04:00Z';
const catalog = buildCatalog(
  makeData(
    makeLeague('premierleague', '2026-27', {
      'Matchday 1': [
        game('Arsenal', 'Wolves', '2026-08-17', { updated: UPDATED }),
        game('Leeds', 'Everton', '2026-08-18'),
      ],
    }),
    makeLeague('laliga', '2026-27', { 'Matchday 1': [game('Getafe', 'Elche', '2026-08-17')] }),
  ),
);

test('every page with the last change of what it is about', () => {
  const pages = [
    '/',
    '/soccer',
    '/premierleague',
    '/laliga',
    '/teams/arsenal',
    '/teams/leeds',
    '/about?a=1&b=2',
  ];
  const text = sitemapFile(catalog, pages, 'https://example.org');
  const found = [...text.matchAll(/<loc>(.*?)<\/loc><lastmod>(.*?)<\/lastmod>/g)].map(([, loc, last]) => [
    loc,
    last,
  ]);
  expect(found).toEqual([
    ['https://example.org/', UPDATED],
    ['https://example.org/soccer', UPDATED],
    ['https://example.org/premierleague', UPDATED],
    ['https://example.org/laliga', FIRST_PUBLISHED],
    ['https://example.org/teams/arsenal', UPDATED],
    ['https://example.org/teams/leeds', FIRST_PUBLISHED],
    ['https://example.org/about?a=1&amp;b=2', UPDATED],
  ]);
});

test('robots may read everything, and robots.txt names the sitemap', () => {
  expect(robotsFile('https://example.org')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/sitemap.xml\n',
  );
});
