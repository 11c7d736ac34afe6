/** The pages for other sites' frames: what they show, who may frame them, and what they load. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { test as plain } from '@playwright/test';
import { FIXTURE_SITE_FOLDER } from '../tools/folders.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './site.ts';

/** The script of a frame, without its lists of events. */
const MOST_SCRIPT_BYTES = 8_000;

test('a league’s frame shows the next events in the visitor’s zone, as many as requested', async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await open(page, '/embed/nfl');
  await expect(page.getByRole('heading', { level: 1, name: 'NFL' })).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('listitem').first()).toContainText('Live');
  await expect(page.getByText('Times in New York (EST)')).toBeVisible();
  await expect(page.locator('header, footer, nav')).toHaveCount(0);
  const link = page.getByRole('listitem').getByRole('link').first();
  await expect(link).toHaveAttribute('href', /^\/nfl\?season=2026&event=/);
  await expect(link).toHaveAttribute('target', '_blank');

  expect([...scripts].filter((path) => !/^\/assets\/season-nfl-/.test(path))).toHaveLength(1);
  for (const path of scripts) {
    const file = join(FIXTURE_SITE_FOLDER, path);
    const size = brotliCompressSync(readFileSync(file)).length;
    if (path.includes('/embed-')) expect(size).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
  }

  await open(page, '/embed/nfl?count=12');
  await expect(page.getByRole('listitem')).toHaveCount(12);
  // By the visitor's clock, not by the build's.
  await open(page, '/embed/nfl?count=3', '2027-02-10T12:00:00Z');
  await expect(page.getByRole('listitem').first()).toContainText('Super Bowl LXI');
});

test('a team’s frame shows its games over all competitions', async ({ page }) => {
  await open(page, '/embed/teams/arsenal?count=20');
  await expect(page.getByRole('listitem')).toHaveCount(20);
  const rows = await page.getByRole('listitem').allInnerTexts();
  for (const row of rows) expect(row).toContain('Arsenal');
  expect(rows.join()).toContain('Premier League');
  expect(rows.join()).toContain('UEFA Champions League');
  await expect(page.getByRole('link', { name: 'Arsenal', exact: true })).toHaveAttribute(
    'href',
    '/teams/arsenal',
  );
});

test('invalid parameters are ignored with a warning', async ({ page }) => {
  await open(page, '/embed/nfl?count=99&scheme=pink');
  await expect(page.getByText('The count must be 1 to 20, not “99”.')).toBeVisible();
  await expect(page.getByText('The colour scheme must be light, dark or auto.')).toBeVisible();
  await expect(page.getByRole('listitem')).toHaveCount(5);
  for (const path of ['/embed/teams/no-such-team', '/embed/no-such-league']) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    expect(response?.headers()['content-security-policy']).toContain('frame-ancestors *');
    await expect(page.getByText('There is no league or team at this address.')).toBeVisible();
    await expect(page.locator('header')).toHaveCount(0);
  }
});

test('the scheme is the requested one, or the system’s', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = 'rgb(20, 23, 26)';
  const light = 'rgb(255, 255, 255)';
  for (const [system, requested, shown] of [
    ['light', 'dark', dark],
    ['dark', 'light', light],
    ['dark', 'auto', dark],
    ['light', 'auto', light],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await open(page, `/embed/nfl?scheme=${requested}`);
    expect(await ground()).toBe(shown);
  }
});

for (const scheme of ['light', 'dark']) {
  test(`frames have no fault for axe in ${scheme}, and no width scrolls`, async ({ page }) => {
    for (const path of ['/embed/formula1', '/embed/teams/arsenal', '/embed/nfl?count=0']) {
      await page.setViewportSize({ width: 240, height: 360 });
      await open(page, `${path}${path.includes('?') ? '&' : '?'}scheme=${scheme}`);
      await expectAccessible(page, { contrastAlone: scheme === 'dark' });
      const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
      expect(scrollWidth).toBe(clientWidth);
    }
  });
}

plain.describe('on a page of another site', () => {
  plain('frames are shown, and no other page is', async ({ page, baseURL }) => {
    const frames = ['/embed/nfl', '/nfl', '/', '/no-such-page'];
    const html = frames.map((path) => `<iframe title="${path}" src="${baseURL}${path}"></iframe>`).join('');
    const foreign = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end(html));
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    try {
      const blocked: string[] = [];
      page.on('console', (message) => /frame-ancestors/.test(message.text()) && blocked.push(message.text()));
      await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
      const shown = page.frameLocator('iframe[title="/embed/nfl"]');
      await expect(shown.getByRole('heading', { name: 'NFL' })).toBeVisible();
      await expect(shown.getByRole('listitem')).toHaveCount(5);
      for (const path of frames.slice(1)) {
        await expect(page.frameLocator(`iframe[title="${path}"]`).locator('main')).toHaveCount(0);
      }
      expect(blocked).toHaveLength(3);
    } finally {
      foreign.close();
      foreign.closeAllConnections();
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a league’s frame has the next events, a team’s the way to them', async ({ page }) => {
    await page.goto('/embed/nfl');
    await expect(page.getByRole('listitem')).toHaveCount(5);
    await page.goto('/embed/teams/arsenal');
    await expect(page.getByRole('link', { name: 'Arsenal schedule' })).toBeVisible();
  });
});
