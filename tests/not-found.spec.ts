/** Addresses that do not exist. */
import { expect, open, test } from './site.ts';

test('an unknown address is a 404 that offers the nearest leagues', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T14:45:00Z'));
  const response = await page.goto('/premierleage');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('paragraph').getByRole('link', { name: 'Premier League' }).click();
  await expect(page).toHaveURL('/premierleague');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premier League');
});

test('nonsense is answered with the whole directory', async ({ page }) => {
  await open(page, '/%F0%9F%8F%88/__proto__/constructor?x=%00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('main').getByRole('link', { name: 'Summer Olympics' })).toBeVisible();
});
