/** The budgets of the pages that pages.spec.ts does not open, or only exhaustively: the largest of each kind. */
import { openWithinBudget } from './budget.ts';
import { test } from './site.ts';

const TEAMS = [
  'arsenal',
  'new-york-yankees',
  'los-angeles-lakers',
  'duke-blue-devils-mens-basketball',
  'duke-blue-devils-womens-basketball',
];

test.use({ viewport: { width: 1440, height: 900 } });

for (const path of [
  '/timeline',
  '/my',
  '/search',
  '/teams',
  '/data',
  '/developers',
  '/accessibility',
  '/mlb',
  '/ncaafb',
  '/ncaambb',
  '/ncaawbb',
  '/events',
  '/events/wimbledon',
  '/events/los-angeles-2028',
  ...TEAMS.map((slug) => `/teams/${slug}`),
]) {
  test(`${path} keeps its budget`, async ({ page }) => openWithinBudget(page, path));
}
