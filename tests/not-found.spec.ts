/** Addresses that do not exist. */
import { expect, open, test } from './site.ts';

test('an unknown address is a 404 that offers the nearest leagues', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T14:45:00Z'));
  const response = await page.goto('/premierleage');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByText('There is nothing at /premierleage')).toBeVisible();
  const near = page.getByRole('region', { name: 'Did you mean' }).getByRole('link');
  await expect(near.first()).toHaveText(/Premier League\s*Soccer$/);
  await near.first().click();
  await expect(page).toHaveURL('/premierleague');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premier League');
});

test('teams of one name are told apart by sport and league', async ({ page }) => {
  await open(page, '/teams/duke-blue-devils');
  const near = page.getByRole('region', { name: 'Did you mean' }).getByRole('link');
  await expect(near).toHaveText([
    /Basketball · NCAA men's basketball$/,
    /Basketball · NCAA women's basketball$/,
  ]);
});

test('a team’s name alone finds the team', async ({ page }) => {
  await open(page, '/arsenal');
  const near = page.getByRole('region', { name: 'Did you mean' }).getByRole('link');
  await expect(near.first()).toHaveAttribute('href', '/teams/arsenal');
});

test('the words of the address can be searched for', async ({ page }) => {
  await open(page, '/sports/super-bowl');
  const field = page.getByRole('main').getByRole('searchbox');
  await expect(field).toHaveValue('super bowl');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?q=super+bowl');
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/);
});

test('nonsense is answered with the whole directory', async ({ page }) => {
  await open(page, '/%F0%9F%8F%88/__proto__/constructor?x=%00');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.locator('main').getByRole('link', { name: 'Summer Olympics' })).toBeVisible();
  await expect(
    page.locator('main').getByRole('link', { name: 'All teams by sport and league' }),
  ).toBeVisible();
});
