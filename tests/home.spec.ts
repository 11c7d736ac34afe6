/** The home page: what is on today, the week's big events, the week itself, and the way to any other day. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name });
const today = (page: Page) => region(page, 'Today').getByRole('listitem');
/** A style says so in words. */
const live = (page: Page) => region(page, 'Today').locator('li[data-live]');
const big = (page: Page) => region(page, 'Big this week').getByRole('listitem');
const week = (page: Page) => region(page, 'Next seven days');

test('a Sunday in November: what is live, then what comes, then the big ones of the week', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    /^Fixtures from \d+ leagues, in your time zone$/,
  );
  await expect(page.locator('main')).toContainText('Sunday 15 November');
  const rows = today(page);
  // Of a tournament nobody knows the hours: it is not said to be on, and is after what has a time.
  await expect(rows.first()).toHaveAttribute('data-live');
  await expect(live(page)).toContainText(['Lions']);
  await expect(live(page).first()).toContainText('@');
  const counts = await region(page, 'Today')
    .getByText(/\d+ live, \d+ to come/)
    .innerText();
  expect(counts).toMatch(/^[1-9]\d* live, [1-9]\d* to come$/);

  // Games at the same time are one row, with the others as badges that say who plays.
  const slot = rows.filter({ hasText: /\+\d+ NFL/ }).first();
  const others = slot.getByRole('link', { name: / vs / }).and(slot.locator('[title]'));
  await expect(others.first()).toHaveAttribute('href', /^\/nfl\?season=2026&event=/);

  // Everything big has its reason.
  await expect(big(page).filter({ hasText: '113th Grey Cup' })).toContainText('Final');
  expect(await big(page).count()).toBeLessThanOrEqual(10);

  await live(page)
    .first()
    .getByRole('link', { name: /: details, add to calendar$/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText('Lions');
});

test('the week: bars, the biggest of each day, and counts that lead to the day', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/');
  const days = week(page).locator('ol > li');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toHaveAttribute('data-today');
  await expect(days.first().getByRole('link', { name: /^113th Grey Cup/ })).toBeVisible();
  await expect(days.first().getByRole('link', { name: /^NFL\s12$/ })).toHaveAttribute(
    'href',
    '/calendar?date=2026-11-15&league=nfl',
  );
  // A tournament is over its days, not in them.
  const bar = week(page).getByRole('link', { name: 'ATP Finals' });
  await expect(bar).toHaveCount(1);
  const [barBox, dayBox] = [await bar.boundingBox(), await days.first().boundingBox()];
  expect(barBox?.width).toBeGreaterThan((dayBox?.width ?? 0) * 2);

  await week(page).getByRole('link', { name: 'Mon 16 Nov' }).click();
  await expect(page).toHaveURL('/calendar?date=2026-11-16');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday 16 November');
});

test('on a phone the week is seven buttons with one day open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/');
  const buttons = week(page).getByRole('button');
  await expect(buttons).toHaveCount(7);
  await expect(week(page).locator('ol > li:visible')).toHaveCount(1);
  await expect(buttons.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(week(page).getByRole('link', { name: /^113th Grey Cup/ })).toBeVisible();
  await buttons.nth(6).click();
  await expect(week(page).getByRole('link', { name: /^113th Grey Cup/ })).toBeHidden();
  await expect(week(page).locator('ol > li:visible')).toHaveCount(1);
  // Chips keep their names; the row of them scrolls, the page does not.
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
  const rows = region(page, 'Next for you').getByRole('listitem');
  await expect(rows).toHaveCount(4);
  await expect(rows.filter({ hasText: 'Arsenal' }).first()).toBeVisible();
  await expect(rows.filter({ hasText: 'Grand Prix' }).first()).toBeVisible();
  expect(Number((await page.locator('html').getAttribute('data-moved')) ?? 0)).toBeLessThan(0.005);
});

test('sports are chosen in the address', async ({ page }) => {
  await open(page, '/');
  const chips = page.getByRole('search', { name: 'Sports to show' });
  const count = chips.getByRole('status');
  const all = Number((await count.innerText()).split(' ')[0]);
  await chips.getByRole('button', { name: /^Hockey/ }).click();
  await expect(page).toHaveURL('/?sport=hockey');
  await expect(count).toHaveText(new RegExp(`^\\d+ of ${all} events in the next 7 days$`));
  const board = week(page);
  await expect(board).toContainText('NHL');
  await expect(board).not.toContainText('NBA');
  await expect(today(page).filter({ hasText: 'NHL' }).first()).toBeVisible();
  await expect(today(page).filter({ hasText: 'NFL' })).toHaveCount(0);
  await chips.getByRole('button', { name: /^Soccer/ }).click();
  await expect(page).toHaveURL('/?sport=hockey,soccer');
  await expect(board).toContainText('Premier League');
  await page.goBack();
  await expect(board).not.toContainText('Premier League');

  await open(page, '/?sport=soccer,hockey,cricket');
  await expect(page.getByText('There is no sport “cricket”.')).toBeVisible();
  await expect(chips.getByRole('button', { pressed: true })).toHaveText([/Hockey/, /Soccer/]);
  await board.getByRole('link', { name: 'Sat 21 Nov' }).click();
  await expect(page).toHaveURL('/calendar?date=2026-11-21&sport=hockey,soccer');
  await page.goBack();
  await expect(page).toHaveURL('/?sport=soccer,hockey,cricket');
  await chips.getByRole('button', { name: 'All', exact: true }).click();
  await expect(page).toHaveURL('/');
  await expect(count).toHaveText(`${all} events in the next 7 days`);
});

test('the day of the World Cup final', async ({ page }) => {
  await open(page, '/', '2026-07-19T14:00:00Z');
  const final = today(page).filter({ hasText: 'Argentina' });
  await expect(live(page)).toContainText(['Belgian Grand Prix']);
  await expect(today(page).filter({ hasText: 'The Open Championship' })).toHaveCount(1);
  await expect(final).toContainText('3:00\u00a0PM');
  // The game, not its announcement.
  await expect(page.locator('main')).not.toContainText('World Cup Final');
  await expect(big(page).filter({ hasText: 'Argentina' })).toContainText('Final');
  const { nodes, scrolls } = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
  expect(nodes).toBeLessThanOrEqual(1500);
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
    const day = page.getByRole('region', { name: 'Sunday 15 November' }).getByRole('listitem');
    await expect(day.filter({ hasText: 'Lions' })).toContainText('9:30\u00a0AM');
    await expect(big(page).filter({ hasText: '113th Grey Cup' })).toContainText('Final');
    await page.getByRole('link', { name: 'Full calendar' }).click();
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
