/** The home page: what is on and next by importance, the week by sport, and the way to any other day. */
import { expect, open, test } from './site.ts';

const card = (section: string) => `section[aria-labelledby="${section}"] article`;

test('a Sunday in November: the game under way, the final of the day next', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunday 15 November');
  const live = page.locator(card('live'));
  await expect(live.first()).toContainText('Detroit Lions vs New England Patriots');
  await expect(live.first().getByText('Live', { exact: true })).toBeVisible();
  // Tournaments come after it, and say so in other words.
  await expect(live.nth(1).getByText('On now')).toBeVisible();
  const next = page.locator(card('next'));
  await expect(next).toHaveCount(5);
  await expect(next.first()).toContainText('113th Grey Cup');
  await expect(next.first()).toContainText('today');
  await expect(next.first().getByText('On now')).toHaveCount(0);

  // A busy league unfolds in place.
  const today = page.locator('ol > li[data-today]');
  await expect(today.getByRole('img', { name: /^13 Football, 9 Basketball, 5 Hockey/ })).toBeVisible();
  await today.getByText('12 games').click();
  await expect(today.getByRole('link', { name: 'Pittsburgh Steelers' })).toBeVisible();
  await expect(page).toHaveURL('/');

  await page.getByRole('link', { name: 'Mon 16 Nov' }).click();
  await expect(page).toHaveURL('/calendar?date=2026-11-16');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday 16 November');
});

test('sports are chosen in the address', async ({ page }) => {
  await open(page, '/');
  const chips = page.getByRole('search', { name: 'Sports to show' });
  const count = chips.getByRole('status');
  const all = Number((await count.innerText()).split(' ')[0]);
  await chips.getByRole('button', { name: /^Hockey/ }).click();
  await expect(page).toHaveURL('/?sport=hockey');
  await expect(count).toHaveText(new RegExp(`^\\d+ of ${all} events in the next 7 days$`));
  const board = page.locator('section[aria-labelledby="week"]');
  await expect(board).toContainText('NHL');
  await expect(board).not.toContainText('NBA');
  await expect(page.locator(card('live'))).toHaveCount(0);
  await expect(page.locator(card('next'))).toHaveCount(1);
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
  const live = page.locator(card('live'));
  const next = page.locator(card('next'));
  await expect(live.first()).toContainText('Belgian Grand Prix - Race');
  await expect(live.nth(1)).toContainText('The Open Championship');
  await expect(next.first()).toContainText('Spain vs Argentina');
  await expect(next.first()).toContainText('PM · in 5 h');
  const { nodes, scrolls } = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
  expect(nodes).toBeLessThanOrEqual(1500);
  expect(scrolls).toBe(false);

  await open(page, '/', '2026-07-19T19:30:00Z');
  await expect(live.first()).toContainText('Spain vs Argentina');
  await expect(next.filter({ hasText: 'World Cup' })).toHaveCount(0);
  await live.first().getByRole('link', { name: 'Details' }).click();
  await expect(page).toHaveURL('/worldcup?season=2026&event=spain-vs-argentina');
  await expect(page.getByRole('dialog')).toContainText('MetLife Stadium');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the cards, the week with its counts and the way to the calendar are there', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator(card('next')).first()).toContainText('113th Grey Cup');
    await expect(page.getByRole('img', { name: /13 Football/ })).toBeVisible();
    await page.getByRole('link', { name: 'Full calendar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sunday 15 November');
    await expect(page.locator('main')).toContainText('New York (EST)');
    await expect(page.locator('main li').filter({ hasText: 'Detroit Lions' })).toContainText('9:30\u00a0AM');
  });
});
