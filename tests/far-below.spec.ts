/** What a phone shows only after several screens is laid out and painted when the visitor comes near. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const PARTS = [
  { path: '/', part: '[aria-labelledby=leagues] a' },
  { path: '/', part: '[aria-labelledby=week] li:last-child a' },
  { path: '/soccer', part: 'main section:last-of-type li a' },
  { path: '/teams/arsenal', part: '[aria-labelledby=opponents] summary' },
];

/** Whether the browser has skipped the last one that fits. */
const isSkipped = (page: Page, selector: string) =>
  page
    .locator(selector)
    .last()
    .evaluate((element) => !element.checkVisibility({ contentVisibilityAuto: true }));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  for (const { path, part } of PARTS) {
    test(`${path}: ${part} waits for the visitor, in about the room that it takes`, async ({ page }) => {
      await open(page, path);
      expect(await isSkipped(page, part)).toBe(true);
      const guessed = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.locator(part).last().scrollIntoViewIfNeeded();
      await expect.poll(() => isSkipped(page, part)).toBe(false);
      await expect(page.locator(part).last()).toBeInViewport();
      await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
      const actual = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(Math.abs(actual - guessed) / actual).toBeLessThan(0.15);
    });
  }

  test('a page that was stepped to has everything in its place', async ({ page }) => {
    await open(page, '/nfl');
    await page.getByRole('link', { name: 'Sports Calendar', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'All leagues and competitions' })).toBeAttached();
    for (const { path, part } of PARTS) {
      if (path === '/') expect(await isSkipped(page, part)).toBe(false);
    }
  });
});

test('on a wide screen nothing waits', async ({ page }) => {
  for (const { path, part } of PARTS) {
    await open(page, path);
    expect(await isSkipped(page, part)).toBe(false);
  }
});
