/** The agenda of the calendar: the weeks ahead by day and time, filtered, printed, and taken along as a file. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expect, open, test } from './site.ts';

const days = (page: Page) => page.locator('main li h2:visible');
const rows = (page: Page) => page.locator('main li[data-start]');

/** "1,234 events" */
async function listedCount(page: Page): Promise<number> {
  const status = page.getByRole('status').filter({ hasText: /^[\d,]+ events?$/ });
  return Number.parseInt((await status.innerText()).replaceAll(',', ''), 10);
}

async function downloaded(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

test('a bar owner plans four weeks: the big events, on one channel, in a file', async ({ page }) => {
  await open(page, '/calendar');
  await page.getByRole('link', { name: 'Agenda' }).click();
  await expect(page).toHaveURL('/calendar?view=agenda');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('15–21 Nov 2026');
  await expect(days(page).filter({ hasText: 'Sunday 15 November' })).toContainText('today');

  await page.getByLabel('Length').selectOption('4 weeks');
  await expect(page).toHaveURL('/calendar?view=agenda&span=4');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/12 Dec 2026$/);
  const everything = await listedCount(page);
  await page.getByLabel('Big events only').check();
  await expect(page).toHaveURL('/calendar?view=agenda&span=4&big=1');
  await expect.poll(() => listedCount(page)).toBeLessThan(everything / 4);
  expect(await listedCount(page)).toBeGreaterThan(5);
  await expect(rows(page).filter({ hasText: '113th Grey Cup' })).toBeVisible();

  await page.getByLabel('TV channel').selectOption('NBC');
  await expect(page).toHaveURL(/&tv=NBC$/);
  await expect(rows(page).filter({ hasText: '113th Grey Cup' })).toHaveCount(0);
  for (const row of await rows(page).all()) await expect(row).toContainText('NBC');
  const listed = await rows(page).count();
  expect(listed).toBeGreaterThan(0);
  const calendar = new ICAL.Component(ICAL.parse(await downloaded(page, 'Download .ics')));
  expect(calendar.getAllSubcomponents('vevent')).toHaveLength(listed);
  const lines = (await downloaded(page, 'Download .csv')).trim().split('\r\n');
  expect(lines[0]).toMatch(/^league,season,category,/);
  expect(lines).toHaveLength(listed + 1);
});

test('leagues are chosen from a list that closes by itself', async ({ page }) => {
  await open(page, '/calendar?view=agenda');
  await page.getByText('All leagues', { exact: true }).click();
  await page.getByRole('checkbox', { name: 'NHL' }).check();
  await page.getByRole('checkbox', { name: 'Formula 1' }).check();
  await expect(page).toHaveURL('/calendar?view=agenda&league=nhl,formula1');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'NHL' })).toBeHidden();
  await expect(rows(page).filter({ hasText: 'ATP Finals' })).toHaveCount(0);
  for (const row of await rows(page).all()) await expect(row).toContainText(/NHL|F1/);
  await expect(rows(page).filter({ hasText: 'Las Vegas Grand Prix' }).first()).toBeVisible();
});

test('a row opens its event over the agenda', async ({ page }) => {
  await open(page, '/calendar?view=agenda&league=nfl');
  await rows(page)
    .first()
    .getByRole('link', { name: /details, add to calendar$/ })
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/calendar?view=agenda&league=nfl');
});

test('the weekend begins on Saturday, and on a Sunday is what is left of it', async ({ page }) => {
  await open(page, '/calendar?view=agenda', '2026-11-18T15:00:00Z');
  await page.getByLabel('Length').selectOption('Weekend');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('21–22 Nov 2026');
  await expect(days(page)).toHaveText([
    '15–22 Nov',
    '19–22 Nov',
    /^20–23 Nov\s*date TBC/,
    /^Saturday 21 November/,
    /^Sunday 22 November/,
  ]);
  await open(page, '/calendar?view=agenda&span=weekend', '2026-11-22T15:00:00Z');
  await expect(days(page)).toHaveText([
    '15–22 Nov',
    '19–22 Nov',
    /^20–23 Nov\s*date TBC/,
    /^Sunday 22 November/,
  ]);
});

test('what is starred, and that nothing is', async ({ page }) => {
  await open(page, '/calendar?view=agenda');
  await page.getByLabel('Starred only').check();
  await expect(page.getByText('None of your stars have events on these days.')).toBeVisible();
  await page.evaluate(() =>
    localStorage.setItem(
      'sports-calendar-my',
      JSON.stringify({
        app: 'sports-calendar',
        version: 1,
        leagues: [],
        teams: ['kansas-city-chiefs'],
        hiddenTypes: [],
      }),
    ),
  );
  await open(page, '/calendar?view=agenda&span=2&starred=1');
  await expect(rows(page)).toHaveCount(3);
  for (const row of await rows(page).all()) await expect(row).toContainText('Chiefs');
});

test('the sports count what the other filters leave', async ({ page }) => {
  await open(page, '/calendar?view=agenda&league=nfl');
  const sports = page.getByRole('search', { name: 'Sports to show' });
  await expect(sports.getByRole('button', { name: /^Football/ })).toHaveAccessibleName(
    `Football ${await listedCount(page)}`,
  );
  await expect(sports.getByRole('button', { name: /^Basketball/ })).toHaveCount(0);
});

test('it fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/calendar?view=agenda');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByText('All leagues', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'NHL' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
