/** axe on every kind of page, in both schemes. */
import AxeBuilder from '@axe-core/playwright';
import { COLOR_SCHEME_KEY, expect, open, test } from './site.ts';

for (const path of [
  '/',
  '/?sport=soccer,golf',
  '/calendar',
  '/calendar?date=2026-12-26&view=week',
  '/calendar?date=2026-12-26&view=month',
  '/soccer',
  '/nfl',
  '/formula1',
  '/pgatour',
  '/teams/arsenal',
  '/accessibility',
  '/no-such-page',
]) {
  for (const scheme of ['light', 'dark']) {
    test(`${path} in ${scheme}`, async ({ page }) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        COLOR_SCHEME_KEY,
        scheme,
      ] as const);
      await open(page, path);
      await expect(page.locator('main')).not.toContainText('Loading');
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    });
  }
}

test('the side navigation, open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nfl');
  await page.getByRole('button', { name: 'Open navigation' }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});
