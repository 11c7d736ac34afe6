/** The calendar of all sports: any day, week or month, from its address. */
import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible.ts';
import { COLOR_SCHEME_KEY, expect, open, test } from './site.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const row = (page: Page, text: string | RegExp) => page.locator('main li').filter({ hasText: text });

test('from home to Boxing Day, by the day, the week and the month', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/');
  await page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
  await expect(page).toHaveURL('/calendar');
  await expect(title(page)).toHaveText('Sunday 15 November');
  await page.getByLabel('Go to date').fill('2026-12-26');
  await expect(page).toHaveURL('/calendar?date=2026-12-26');
  await expect(title(page)).toHaveText('Saturday 26 December');
  await expect(row(page, 'Everton')).toContainText('10:00\u00a0AM');
  await page.getByRole('link', { name: 'Next day' }).click();
  await expect(page).toHaveURL('/calendar?date=2026-12-27');
  await expect(page.getByLabel('Go to date')).toHaveValue('2026-12-27');
  await page.goBack();

  const views = page.getByRole('navigation', { name: 'View' });
  await views.getByRole('link', { name: 'Week' }).click();
  await expect(page).toHaveURL('/calendar?date=2026-12-26&view=week');
  await expect(title(page)).toHaveText('20–26 Dec 2026');
  const saturday = page.locator('ol > li').last();
  await expect(saturday).toContainText('Sat 26 Dec');
  await expect(saturday.getByRole('link', { name: /^NHL\s*11/ })).toHaveAttribute(
    'href',
    /date=2026-12-26&league=nhl$/,
  );

  await views.getByRole('link', { name: 'Month' }).click();
  await expect(title(page)).toHaveText('December 2026');
  await expect(cell(page, '2026-12-06')).toContainText('Abu Dhabi Grand Prix');
  await expect(cell(page, '2026-12-26').getByRole('img')).toHaveAccessibleName(/8 Basketball, 11 Hockey/);
  await page
    .getByRole('search')
    .getByRole('button', { name: /^Motorsport/ })
    .click();
  await expect(page).toHaveURL('/calendar?date=2026-12-26&view=month&sport=motorsport');
  await expect(cell(page, '2026-12-26')).not.toContainText('more');
  await cell(page, '2026-12-06')
    .getByRole('link', { name: /^Sunday 6 December/ })
    .click();
  await expect(page).toHaveURL('/calendar?date=2026-12-06&sport=motorsport');
  await expect(row(page, 'Abu Dhabi Grand Prix - Race')).toBeVisible();

  await open(page, '/calendar?date=2026-12-26&view=month');
  await cell(page, '2026-12-26').getByRole('link', { name: '+23 more on Sat 26 Dec' }).click();
  await expect(page).toHaveURL('/calendar?date=2026-12-26');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expect(page).toHaveURL('/calendar');
});

test('the month is walked by keyboard, and Enter opens the day', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/calendar?date=2026-12-26&view=month');
  await page.getByRole('grid').locator('[tabindex="0"]').first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL('/calendar?date=2027-01-02&view=month');
  await expect(page.locator('[data-day="2027-01-02"] a').first()).toBeFocused();
  await page.keyboard.press('PageUp');
  await expect(page.locator('[data-day="2026-12-02"] a').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('[data-day="2026-12-01"] a').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/calendar?date=2026-12-01');
});

test('days are those of the visitor’s zone; plain days are the same everywhere', async ({ page }) => {
  // 9:30 on Sunday morning in New York is 4:30 on Monday in Kiritimati.
  await open(page, '/calendar?date=2026-11-16&tz=Pacific/Kiritimati');
  await expect(page.locator('main')).toContainText('Kiritimati (GMT+14)');
  await expect(row(page, /Patriots.*Lions/)).toContainText('4:30\u00a0AM');
  await expect(row(page, 'Grey Cup')).toHaveCount(0);
  await page.getByRole('link', { name: 'Previous day' }).click();
  await expect(row(page, 'Grey Cup')).toBeVisible();
  await expect(row(page, /Patriots.*Lions/)).toHaveCount(0);
});

test('a tournament is listed on each of its days', async ({ page }) => {
  await open(page, '/calendar?date=2026-07-16', '2026-07-19T14:00:00Z');
  for (const day of ['16', '17', '18', '19']) {
    await expect(page).toHaveURL(`/calendar?date=2026-07-${day}`);
    await expect(title(page)).toContainText(`${day} July`);
    await expect(row(page, 'The Open Championship').first()).toContainText('16–19 Jul');
    await page.getByRole('link', { name: 'Next day' }).click();
  }
  await expect(title(page)).toHaveText('Monday 20 July');
  await expect(row(page, 'The Open Championship')).toHaveCount(0);
});

test('what is no day, is outside, or has nothing', async ({ page }) => {
  for (const wrong of ['2026-02-31', 'tomorrow', '%3Cb%3E']) {
    await open(page, `/calendar?date=${wrong}&view=year`);
    await expect(page.getByText('is not a valid date. Showing today.')).toBeVisible();
    await expect(page.getByText('There is no “year” view')).toBeVisible();
    await expect(title(page)).toHaveText('Sunday 15 November');
    await expect(row(page, /Patriots.*Lions/)).toBeVisible();
  }
  await open(page, '/calendar?date=1976-07-04&view=month');
  await expect(page.locator('main')).toContainText('covers 1 Jan 2023 to 31 Dec 2028');
  await page.getByRole('link', { name: '31 Dec 2028' }).click();
  await expect(title(page)).toHaveText('December 2028');
  await expect(page.getByRole('grid')).toBeVisible();
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Day' }).click();
  await expect(page.getByText('No events on this day.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next day' })).toHaveAttribute('aria-disabled', 'true');
});

const cell = (page: Page, day: string) => page.locator(`[data-day="${day}"]`);
const MONTH = '/calendar?date=2026-11-15&view=month';

test('the month: bars over days, badges with whole names, and how much is on by sport', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, MONTH);
  const bars = page.getByRole('grid').getByRole('link', { name: 'ATP Finals' });
  await expect(bars).toHaveCount(2);
  const widths = await bars.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().width));
  const day = (await cell(page, '2026-11-16').boundingBox())?.width ?? 0;
  expect(widths[0]).toBeGreaterThan(6.5 * day);
  expect(widths[1]).toBeLessThan(day);
  const game = cell(page, '2026-11-15').locator('[data-badges]').first();
  await expect(game).toHaveAccessibleName(/^\d+:\d\d\sPM \S+ .* vs \S+ /);
  await expect(game).toHaveAttribute('title', / vs /);
  await expect(cell(page, '2026-11-15').getByRole('img')).toHaveAccessibleName(/\d+ Football, /);
  await game.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

for (const width of [390, 768]) {
  test(`at ${width} px a day has a line and a number, and a tap lists its events`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page, MONTH);
    await expect(page.getByRole('heading', { name: 'Sunday 15 November' })).toBeVisible();
    const friday = cell(page, '2026-11-20');
    await expect(friday.getByRole('img')).toHaveAccessibleName(/\d+ (Basketball|Hockey)/);
    await expect(friday).toHaveText(/^20\s*\d+$/, { useInnerText: true });
    await friday.getByRole('link', { name: /^Friday 20 November, \d+ events$/ }).click();
    await expect(page).toHaveURL('/calendar?date=2026-11-20&view=month');
    await expect(page.getByRole('heading', { name: 'Friday 20 November' })).toBeInViewport();
    await expect(friday).toHaveAttribute('aria-selected', 'true');
    await expect(row(page, 'Nuggets')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

test('a week on a phone has all events of the chosen day', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/calendar?date=2026-11-20&view=week');
  await page.getByRole('button', { name: /^Fri 20/ }).click();
  await expect(page.getByRole('heading', { name: /^Friday 20 November \d+ events$/ })).toBeVisible();
  await expect(page.locator('ol')).toBeHidden();
  await expect(page.locator('main li[data-start]').filter({ hasText: 'Nuggets' })).toBeVisible();
});

/** Of the page between its sides. */
const contentWidth = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const { paddingLeft, paddingRight } = getComputedStyle(main);
    return main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  });

test('wide screens are used: the calendar and the timeline up to 1720 px, other pages less', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  for (const path of ['/calendar', MONTH, '/timeline']) {
    await open(page, path);
    await expect.poll(() => contentWidth(page)).toBe(1720);
  }
  await open(page, '/data');
  expect(await contentWidth(page)).toBeLessThan(1400);
});

for (const [width, scheme] of [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'light'],
] as const) {
  test(`axe finds nothing in the month at ${width} px in ${scheme}`, async ({ page }) => {
    test.slow();
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      COLOR_SCHEME_KEY,
      scheme,
    ] as const);
    await page.setViewportSize({ width, height: 900 });
    await open(page, MONTH);
    await expect(page.getByRole('grid')).toBeVisible();
    await expectAccessible(page, { contrastAlone: scheme === 'dark' });
  });
}

test('a day begins with what is ahead, and what is finished is folded', async ({ page }) => {
  await open(page, '/calendar', '2026-11-15T22:00:00Z');
  const rows = page.locator('main li[data-start]:visible');
  await expect(rows.first()).not.toHaveAttribute('data-over');
  await page.getByRole('button', { name: 'Show earlier' }).click();
  await expect(rows.first()).toHaveAttribute('data-over');
});
