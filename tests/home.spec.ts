/** The home page: today and the six days after it in one list, and around it seasons, stars and leagues. */
import type { Page } from '@playwright/test';
import { budget } from '../catalog/budgets.ts';
import { expect, open, test } from './site.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const list = (page: Page) => region(page, 'Today and the coming days');
const rows = (page: Page) => list(page).locator('li[data-start]');
/** What is said after the rows of a day; the dates are those of their first rows. */
const feet = (page: Page) => list(page).locator('li:not([data-start])');
/** A style says so in words. */
const live = (page: Page) => list(page).locator('li[data-live]');

test('a Sunday in November: today by time, then the biggest of six days, and what else there is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Fixtures from \d+ leagues, in your time zone$/,
  );
  // Of a tournament nobody knows the hours: it is not said to be on, and is after what has a time.
  await expect(rows(page).first()).toHaveAttribute('data-live');
  await expect(live(page)).toContainText(['Lions']);
  await expect(live(page).first()).toContainText('@');
  const dates = list(page).getByRole('heading', { level: 2 }).filter({ visible: true });
  await expect(dates.first()).toContainText(/^Sunday 15 NovemberSun 15 Nov.*today \d+ events$/);
  await expect(dates.last()).toContainText('Saturday 21 November');

  // Games at the same time are one row, with the others as badges that say who plays.
  const slot = rows(page)
    .filter({ hasText: /\+\d+ NFL/ })
    .first();
  const others = slot.getByRole('link', { name: / vs / }).and(slot.locator('[title]'));
  await expect(others.first()).toHaveAttribute('href', /^\/nfl\?season=2026&event=/);
  await expect(slot.getByRole('link', { name: /^\+\d+ NFL$/ })).toHaveAttribute(
    'href',
    '/calendar?date=2026-11-15&league=nfl',
  );

  await expect(rows(page).filter({ hasText: '113th Grey Cup' })).toContainText('Final');
  // A tournament is a bar after the rows of a day, the others are counted.
  await expect(
    feet(page)
      .first()
      .getByRole('link', { name: /^ATP Finals day 1 of 8$/ }),
  ).toBeVisible();
  await feet(page)
    .last()
    .getByRole('link', { name: /^NBA, \d+ more$/ })
    .click();
  await expect(page).toHaveURL('/calendar?date=2026-11-21&league=nba');
  await page.goBack();

  await live(page)
    .first()
    .getByRole('link', { name: /: details, add to calendar$/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Lions');
});

test('seasons as strips, and every league by its code', async ({ page }) => {
  await open(page, '/');
  const strips = region(page, 'Seasons').getByRole('listitem');
  expect(await strips.count()).toBeLessThanOrEqual(8);
  await expect(strips.filter({ has: page.getByRole('img', { name: 'NFL' }) })).toContainText(
    'final 14 Feb 2027',
  );
  await page
    .getByRole('region', { name: /^All \d+ leagues$/ })
    .getByRole('link', { name: 'Premier League' })
    .click();
  await expect(page).toHaveURL('/premierleague');
});

test('on a phone chips keep their names, and the row of them scrolls, not the page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  await expect(page.getByRole('button', { name: /^Football/ }).getByText('Football')).toBeVisible();
  const isWide = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWide)).toBe(false);
});

test('what is starred comes first, in room that was kept for it', async ({ page }) => {
  await open(page, '/');
  await expect(region(page, 'Next for you')).toHaveCount(0);

  await page.addInitScript(() => {
    const choice = { leagues: ['formula1'], teams: ['arsenal'], hiddenTypes: [] };
    localStorage.setItem(
      'sports-calendar-my',
      JSON.stringify({ app: 'sports-calendar', version: 1, ...choice }),
    );
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries()) {
        const { dataset } = document.documentElement;
        dataset.moved = String(Number(dataset.moved ?? 0) + (shift as unknown as { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/');
  const next = region(page, 'Next for you').getByRole('listitem');
  await expect(next).toHaveCount(4);
  await expect(next.filter({ hasText: 'Arsenal' }).first()).toBeVisible();
  await expect(next.filter({ hasText: 'Grand Prix' }).first()).toBeVisible();
  // Of the games at one time a starred one is written out.
  await expect(rows(page).filter({ hasText: 'Arsenal' }).first()).toBeVisible();
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.005);
});

test('a sport filters everything, and is in the address', async ({ page }) => {
  await open(page, '/');
  const chips = page.getByRole('search', { name: 'Sports to show' });
  const count = chips.getByRole('status');
  const all = Number((await count.innerText()).split(' ')[0]);
  await chips.getByRole('button', { name: /^Hockey/ }).click();
  await expect(page).toHaveURL('/?sport=hockey');
  await expect(count).toHaveText(new RegExp(`^\\d+ of ${all} events in the next 7 days$`));
  const coded = (name: string) => rows(page).filter({ has: page.getByRole('img', { name, exact: true }) });
  await expect(coded('NHL').first()).toBeVisible();
  await expect(coded('NFL')).toHaveCount(0);
  await expect(region(page, 'Seasons').getByRole('listitem')).toHaveCount(1);
  await expect(region(page, 'Leagues').getByRole('listitem')).toHaveCount(1);
  await chips.getByRole('button', { name: /^Soccer/ }).click();
  await expect(page).toHaveURL('/?sport=hockey,soccer');
  await expect(coded('Premier League').first()).toBeVisible();
  await page.goBack();
  await expect(coded('Premier League')).toHaveCount(0);

  await open(page, '/?sport=soccer,hockey,cricket');
  await expect(page.getByText('There is no sport “cricket”.')).toBeVisible();
  await expect(chips.getByRole('button', { pressed: true })).toHaveText([/Hockey/, /Soccer/]);
  await page.getByRole('link', { name: 'Sunday 22 November and later in the calendar →' }).click();
  await expect(page).toHaveURL('/calendar?date=2026-11-22&sport=hockey,soccer');
  await page.goBack();
  await expect(page).toHaveURL('/?sport=soccer,hockey,cricket');
  await chips.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(count).toHaveText(`${all} events in the next 7 days`);
});

test('where nothing else is on, tournaments are rows', async ({ page }) => {
  await open(page, '/?sport=tennis');
  await expect(rows(page).filter({ hasText: 'ATP Finals' })).toContainText('Day 1 of 8');
});

test('the day of the World Cup final', async ({ page }) => {
  await open(page, '/', '2026-07-19T14:00:00Z');
  const final = rows(page).filter({ hasText: 'Argentina' });
  await expect(live(page)).toContainText(['Belgian Grand Prix']);
  await expect(
    feet(page)
      .first()
      .getByRole('link', { name: /^The Open Championship/ }),
  ).toBeVisible();
  await expect(final).toContainText('3:00\u00a0PM');
  await expect(final).toContainText('Final');
  // The game, not its announcement.
  await expect(page.locator('main')).not.toContainText('World Cup Final');
  const { nodes, scrolls } = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
  expect(nodes).toBeLessThanOrEqual(budget('elements'));
  expect(scrolls).toBe(false);

  await open(page, '/', '2026-07-19T19:30:00Z');
  await expect(live(page).and(final)).toHaveCount(1);
  await final.getByRole('link', { name: /: details, add to calendar$/ }).click();
  await expect(page).toHaveURL('/worldcup?season=2026&event=spain-vs-argentina');
  await expect(page.getByRole('dialog')).toContainText('MetLife Stadium');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('today, the big ones and the way to the calendar are there', async ({ page }) => {
    await page.goto('/');
    await expect(rows(page).filter({ hasText: 'Lions' }).first()).toContainText('9:30\u00a0AM');
    await expect(rows(page).filter({ hasText: '113th Grey Cup' })).toContainText('Final');
    await page.getByRole('link', { name: 'Calendar', exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunday 15 November');
    await expect(page.locator('main')).toContainText('New York (EST)');
    await expect(page.locator('main li').filter({ hasText: 'Lions' }).first()).toContainText('9:30\u00a0AM');
  });
});

test('names the seasons that have no games yet, and links to all gaps', async ({ page }) => {
  await open(page, '/');
  await expect(page.getByText('Main dates only, no individual games yet:')).toContainText(
    "NCAA women's basketball\u00a02026-27",
  );
  await page.getByRole('link', { name: 'All known gaps' }).click();
  await expect(page).toHaveURL('/data#gaps');
  await expect(page.getByRole('main')).toContainText('Main dates only, no individual games yet:');
});
