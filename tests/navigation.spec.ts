/** Getting around: hover menus, keyboard, side navigation, and the same page whichever way one comes. */

import type { Page } from '@playwright/test';
import { isExhaustive } from './exhaustive.ts';
import categories from './fixtures/data/categories.json' with { type: 'json' };
import { expect, hydrated, open, test } from './site.ts';

const EM = 16;

test.describe('the header', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('has the height, the brand and a link for every category and league', async ({ page }) => {
    await open(page, '/');
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBe(56);
    await expect(header.getByRole('link', { name: 'Sports Calendar' })).toHaveAttribute('href', '/');
    await expect(header.locator('a svg').first()).toBeVisible();
    const nav = page.getByRole('navigation', { name: 'Sports', exact: true });
    const links = await nav.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    const expected = categories.flatMap((category) => [
      `/${category.name.toLowerCase().replaceAll(' ', '')}`,
      ...category.leagues.map((slug) => `/${slug}`),
    ]);
    expect(links).toEqual(expected);
  });

  test('works from the keyboard alone', async ({ page }) => {
    await open(page, '/');
    const nav = page.getByRole('navigation', { name: 'Sports', exact: true });
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(nav.getByRole('link', { name: 'Football', exact: true })).toBeFocused();
    await expect(nav.getByRole('link', { name: 'NFL' })).toBeHidden();
    await page.keyboard.press('ArrowDown');
    await expect(nav.getByRole('link', { name: 'NFL' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(nav.getByRole('link', { name: 'CFL' })).toBeFocused();
    await page.keyboard.press('Escape');
    const toggle = nav.getByRole('button', { name: 'Football leagues' });
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(nav.getByRole('link', { name: 'NFL' })).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(nav.getByRole('link', { name: 'NFL' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/nfl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NFL');
  });
});

test.describe('the side navigation', () => {
  test('replaces the header’s navigation below 68em', async ({ page }) => {
    await page.setViewportSize({ width: 69 * EM, height: 900 });
    await open(page, '/');
    await expect(page.getByRole('navigation', { name: 'Sports', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Dark Mode' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 67 * EM, height: 900 });
    await expect(page.getByRole('navigation', { name: 'Sports', exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Open navigation' })).toBeVisible();
  });

  test('opens, traps the focus, closes on Escape and gives the focus back', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    const burger = page.getByRole('button', { name: 'Open navigation' });
    await burger.click();
    const dialog = page.getByRole('dialog', { name: 'Navigation' });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((element) => getComputedStyle(element).width)).toBe('300px');
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab');
      // Between the last and the first element the browser's own controls have their turn.
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(burger).toBeFocused();
  });

  test('has the settings: what is chosen there holds at once, and Escape leads back to it', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await expect(page.getByRole('button', { name: 'Settings' })).toBeHidden();
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const menu = page.getByRole('dialog', { name: 'Navigation' });
    await menu.getByRole('radio', { name: 'Dark' }).check();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    const zone = menu.getByRole('button', { name: /^Time zone/ });
    await zone.click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings.getByRole('radio', { name: 'UTC' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(settings).toBeHidden();
    await expect(menu).toBeVisible();
    await expect(zone).toBeFocused();
  });

  test('closes when a link is chosen', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/');
    await page.getByRole('button', { name: 'Open navigation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Navigation' });
    await dialog.getByText('Hockey', { exact: true }).click();
    await dialog.getByRole('link', { name: 'NHL' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/nhl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NHL');
  });
});

test.describe('navigation within the site', () => {
  /** Pixels: what comes into sight on the way may be a little higher than the room that was kept for it. */
  const NEAR = 40;
  const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

  test('a new page begins at its top with the focus; going back and forward finds the place again', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 700 });
    await open(page, '/');
    const link = page.locator('main').getByRole('link', { name: 'Premier League', exact: true }).last();
    await link.scrollIntoViewIfNeeded();
    const place = await scrolled(page);
    expect(place).toBeGreaterThan(300);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premier League');
    await expect(page.locator('#page')).toBeFocused();
    expect(await scrolled(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 200));
    await expect.poll(() => scrolled(page)).toBe(200);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fixtures');
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(NEAR);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Premier League');
    await expect.poll(() => scrolled(page)).toBe(200);
    // A reload keeps the position, and the history still works.
    await page.reload();
    await hydrated(page);
    await expect.poll(() => scrolled(page)).toBe(200);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fixtures');
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(NEAR);
  });

  test('an anchor of another page is gone to, and a click on it again adds no second history entry', async ({
    page,
  }) => {
    await open(page, '/nfl');
    await page.evaluate(() => {
      const link = Object.assign(document.createElement('a'), {
        href: '/data#sources',
        textContent: 'to the sources',
      });
      document.querySelector('main')?.prepend(link);
    });
    await page.getByRole('link', { name: 'to the sources' }).click();
    await expect(page).toHaveURL('/data#sources');
    await expect(page.locator('#sources')).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL('/nfl');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NFL');
  });

  test('a page is loaded while the pointer is over its link, and not when data is to be saved', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    await open(page, '/');
    const link = page.locator('main').getByRole('link', { name: 'MLB', exact: true }).last();
    await link.hover();
    await expect.poll(() => requested.some((path) => path.startsWith('/assets/season-mlb-'))).toBe(true);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await open(page, '/football');
    requested.length = 0;
    await page.locator('main').getByRole('link', { name: 'CFL', exact: true }).last().hover();
    await page.waitForTimeout(500);
    expect(requested.filter((path) => path.startsWith('/assets/season-'))).toEqual([]);
  });
});

test.describe('an event’s panel', () => {
  const others = ['/calendar', '/football', '/teams/arsenal', '/calendar?view=week'];
  for (const path of ['/', '/nfl', ...(isExhaustive ? others : [])]) {
    test(`opens over ${path}, and Back never opens it again`, async ({ page }) => {
      await open(page, '/data');
      await page.evaluate((to) => {
        const link = Object.assign(document.createElement('a'), { href: to, textContent: 'to the list' });
        document.querySelector('main')?.prepend(link);
      }, path);
      await page.getByRole('link', { name: 'to the list' }).click();
      const heading = page.getByRole('heading', { level: 1, includeHidden: true });
      await expect(heading).not.toHaveText('About the data');
      const title = (await heading.textContent()) ?? '';
      const link = page.locator('main a[href*="event="]').first();
      await link.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      const address = (await link.getAttribute('href')) ?? '';
      const panel = page.getByRole('dialog');

      // Closed by Back: the focus is where it was, and so is the page.
      await link.press('Enter');
      await expect(panel).toBeVisible();
      await expect(page).toHaveURL(address);
      await expect(heading).toHaveText(title);
      await page.goBack();
      await expect(panel).toBeHidden();
      await expect(page).toHaveURL(path);
      await expect(link).toBeFocused();
      expect(Math.abs((await page.evaluate(() => window.scrollY)) - place)).toBeLessThan(5);

      // Closed by Escape, by its button and by a click beside it: Back leaves the page.
      for (const close of [
        () => page.keyboard.press('Escape'),
        () => panel.getByRole('button', { name: 'Close' }).click(),
        () => page.mouse.click(5, 300),
      ]) {
        await link.press('Enter');
        await expect(panel).toBeVisible();
        await close();
        await expect(panel).toBeHidden();
        await expect(page).toHaveURL(path);
        await expect(link).toBeFocused();
      }
      await page.goBack();
      await expect(page).toHaveURL('/data');
      await expect(page.getByRole('dialog')).toBeHidden();
    });
  }

  test('has an address that opens it for others, on its league’s page', async ({ page }) => {
    await open(page, '/calendar');
    const name = 'Atlanta Falcons vs Kansas City Chiefs';
    await page.getByRole('link', { name: `${name}: details` }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('NFL');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/nfl?season=2026');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL('/calendar');
  });

  test('comes back with the page under it, after a visit to a team', async ({ page }) => {
    await open(page, '/calendar');
    const panel = page.getByRole('dialog', { name: 'Atlanta Falcons vs Kansas City Chiefs' });
    await page.getByRole('link', { name: /Atlanta Falcons vs Kansas City Chiefs: details/ }).click();
    await panel.getByRole('link', { name: 'Atlanta Falcons' }).click();
    await expect(page).toHaveURL('/teams/atlanta-falcons');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.goBack();
    await expect(panel).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(
      'Sunday 15 November',
    );
  });
});

test('quick navigations all become history entries, in their order', async ({ page }) => {
  await open(page, '/nfl');
  await page.getByLabel('Upcoming only').check();
  const view = page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Timeline' });
  await expect(view).toHaveAttribute('href', '/nfl?upcoming=1&view=timeline');
  await page.evaluate(() => {
    const click = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
    // An entry of the browser's own.
    click('a[href="#page"]');
    click('nav[aria-label=View] a[href*="view=timeline"]');
    click('header a[href="/"]');
  });
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const address of [
    '/nfl?upcoming=1&view=timeline',
    '/nfl?upcoming=1#page',
    '/nfl?upcoming=1',
    '/nfl',
  ]) {
    await page.goBack();
    await expect(page).toHaveURL(address);
  }
  await expect(page.locator('search').getByRole('status')).toHaveText('339 events');
});
