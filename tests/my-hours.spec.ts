/** "My hours": what begins outside them is dimmed or hidden in every list, from the first paint, and left out of files. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { expect, hydrated, open, test } from './site.ts';

/** On now, since 9:30 AM: the first of its day. */
const MORNING = 'Detroit Lions vs New England Patriots';
const AFTERNOON = 'Atlanta Falcons vs Kansas City Chiefs';
const EVENING = 'Cincinnati Bengals vs Pittsburgh Steelers';

const game = (page: Page, name: string) =>
  page.locator('main li').filter({ has: page.getByLabel(`${name}: details, add to calendar`) });

async function chooseHours(page: Page, outside: 'Dim' | 'Hide') {
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('radio', { name: outside }).check();
  await settings.getByLabel('From').fill('12:00');
  await settings.getByLabel('to', { exact: true }).fill('19:00');
  await expectAccessible(page);
  await settings.getByRole('button', { name: 'Done' }).click();
}

test('what begins outside my hours is dimmed, on league pages and on home', async ({ page }) => {
  await open(page, '/nfl');
  await expect(page.locator('main li[data-outside]')).toHaveCount(0);
  await chooseHours(page, 'Dim');
  for (const name of [MORNING, EVENING]) {
    await expect(game(page, name).getByTitle('Outside your hours')).toBeVisible();
    await expect(game(page, name)).toHaveAttribute('data-outside');
  }
  await expect(game(page, AFTERNOON)).not.toHaveAttribute('data-outside');
  await page.goto('/');
  await hydrated(page);
  await expect(game(page, EVENING)).toHaveAttribute('data-outside');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  await expectAccessible(page, { contrastAlone: true });
});

test('hidden, it leaves the date to the rest of its day, and is left out of a file', async ({ page }) => {
  await open(page, '/nfl');
  await chooseHours(page, 'Hide');
  const expectHidden = async () => {
    for (const name of [MORNING, EVENING]) {
      await expect(game(page, name).locator('[data-form="time"]')).toBeHidden();
    }
    await expect(game(page, AFTERNOON).getByRole('heading', { name: 'Sunday 15 November' })).toBeVisible();
  };
  await expectHidden();
  await expect(page.getByText('Events outside your hours are hidden.').first()).toBeVisible();

  await page.getByRole('link', { name: 'Subscribe' }).click();
  await page.getByText('Download a file').click();
  await expect(page.getByLabel('Leave out events outside my hours')).toBeChecked();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download .ics' }).click(),
  ]);
  const calendar = readFileSync(await download.path(), 'utf8');
  expect(calendar).toContain(`SUMMARY:${AFTERNOON}`);
  expect(calendar).not.toContain(`SUMMARY:${EVENING}`);

  // Before any script but that in the head.
  await page.route('**/assets/*.js', () => {});
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expectHidden();
});
