/** Dates, clocks and weeks as visitors of other regions are used to them. */
import type { Browser, Page } from '@playwright/test';
import { expect, hydrated, NOW, open, test } from './site.ts';

async function openFrom(browser: Browser, locale: string, path: string): Promise<Page> {
  const context = await browser.newContext({
    locale,
    timezoneId: 'America/New_York',
    baseURL: process.env.FIXTURES_AT,
  });
  const page = await context.newPage();
  await open(page, path, NOW);
  return page;
}

/** The heading of home, a week's games and their first time, and the first day of a month's row. */
const REGIONS = {
  'en-US': ['Sunday, November 15', /· Nov 12–16$/, '1:00\u00a0PM', 'Sun'],
  'en-GB': ['Sunday 15 November', /· 12–16 Nov$/, '13:00', 'Mon'],
  'en-AU': ['Sunday 15 November', /· 12–16 Nov$/, '1:00\u00a0PM', 'Mon'],
  'de-DE': ['Sunday 15 November', /· 12–16 Nov$/, '13:00', 'Mon'],
  'fr-FR': ['Sunday 15 November', /· 12–16 Nov$/, '13:00', 'Mon'],
  'pt-BR': ['Sunday 15 November', /· 12–16 Nov$/, '13:00', 'Sun'],
  'ja-JP': ['Sunday, November 15', /· Nov 12–16$/, '13:00', 'Sun'],
} as const;

for (const [locale, [today, week, time, firstDay]] of Object.entries(REGIONS)) {
  test(`${locale}: ${today}, ${time}`, async ({ browser }) => {
    const page = await openFrom(browser, locale, '/calendar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(today);
    await page.goto('/nfl');
    await hydrated(page);
    const group = page.locator('#group_regular-season-week-10');
    await expect(group.locator('summary')).toContainText(week);
    await expect(group.getByText(time, { exact: true }).first()).toBeVisible();
    await page.goto('/nfl?view=calendar');
    await hydrated(page);
    await expect(page.getByRole('columnheader').first()).toHaveText(firstDay);
    await page.context().close();
  });
}

test('the order of dates can be set, and be left to the browser again', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await open(page, '/calendar', NOW);
  await expect(heading).toHaveText('Sunday 15 November');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  const dates = page.getByRole('radiogroup', { name: 'Dates' });
  await expect(dates.getByLabel('Automatic')).toBeChecked();
  await dates.getByLabel('Nov 17').check();
  await expect(heading).toHaveText('Sunday, November 15');
  await page.reload();
  await hydrated(page);
  await expect(heading).toHaveText('Sunday, November 15');
  await page.getByRole('button', { name: 'Settings' }).first().click();
  await dates.getByLabel('Automatic').check();
  await expect(heading).toHaveText('Sunday 15 November');
});

test('a URL states an order of dates', async ({ page }) => {
  await open(page, '/calendar?dates=month', NOW);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunday, November 15');
});
