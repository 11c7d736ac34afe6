/** axe on every kind of page, in both schemes; exhaustively on every page, wide and narrow. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isExhaustive } from './exhaustive.ts';
import { CATEGORY_PATHS, COLOR_SCHEME_KEY, expect, LEAGUE_PATHS, open, test } from './site.ts';

/** One of each kind of page. */
const KINDS = ['/', '/calendar', '/soccer', '/nfl', '/teams/arsenal', '/accessibility', '/no-such-page'];
/** Other states of them, each in one scheme unless all are tried. */
const STATES = [
  '/?sport=soccer,golf',
  '/calendar?date=2026-12-26&view=week',
  '/calendar?date=2026-12-26&view=month',
  '/formula1',
  '/pgatour',
];
const SCHEMES = ['light', 'dark'] as const;
const NARROW = { width: 390, height: 844 };

const sampled = [
  ...KINDS.flatMap((path) => SCHEMES.map((scheme) => ({ path, scheme }))),
  ...STATES.map((path, index) => ({ path, scheme: SCHEMES[index % 2] ?? 'light' })),
];
const all = [...new Set([...KINDS, ...STATES, ...CATEGORY_PATHS, ...LEAGUE_PATHS])].flatMap((path) =>
  SCHEMES.map((scheme) => ({ path, scheme })),
);

for (const { path, scheme } of isExhaustive ? all : sampled) {
  test(`${path} in ${scheme}`, async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      COLOR_SCHEME_KEY,
      scheme,
    ] as const);
    await open(page, path);
    await expect(page.locator('main')).not.toContainText('Loading');
    await expectAccessible(page);
    if (!isExhaustive) return;
    await page.setViewportSize(NARROW);
    await expectAccessible(page);
  });
}

test('the side navigation, open', async ({ page }) => {
  await page.setViewportSize(NARROW);
  await open(page, '/nfl');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  await expectAccessible(page);
});

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
}
