import { expect, test } from 'vitest';
import { floorPage } from './floor-page.ts';
import { kindsOfPages } from './pages.ts';

test('the lightest and the heaviest league are those with the fewest and the most events', () => {
  const league = (path: string, events: number) => ({ path, events });
  const pages = kindsOfPages({
    categories: [
      { path: '/football', leagues: [league('/nfl', 1250), league('/mlb', 9975)] },
      { path: '/mma', leagues: [league('/pfl', 87)] },
    ],
  });
  const paths = Object.fromEntries(pages.map(({ name, path }) => [name, path]));
  expect(paths).toMatchObject({ 'lightest league /pfl': '/pfl', 'heaviest league /mlb': '/mlb' });
});

test('the floor has 120 rows and loads nothing', () => {
  const html = floorPage();
  expect(html.match(/<tr>/g)).toHaveLength(120);
  expect(html).not.toMatch(/<script|stylesheet|src=/);
});
