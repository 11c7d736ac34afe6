/** Every page of the site, at every width and in both schemes: something to see, nothing that breaks. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_FOLDER } from '../tools/build.mjs';
import { CATEGORY_PATHS, expect, LEAGUE_PATHS, open, test } from './site.ts';

const WIDTHS = [390, 768, 1440];
const MOST_NODES = 2500;
const MOST_SCRIPT_BYTES = 150_000;
/** What everybody loads first has less room. */
const HOME = { nodes: 1500, scriptBytes: 139_900 };

for (const path of ['/', '/calendar', ...CATEGORY_PATHS, ...LEAGUE_PATHS]) {
  test(`${path} at every width, light and dark`, async ({ page }) => {
    const scriptBytes = countScriptBytes(page);
    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const scheme of ['light', 'dark']) {
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('main time').first()).toBeVisible();
        const { scrolls, nodes } = await page.evaluate(() => ({
          scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          nodes: document.querySelectorAll('*').length,
        }));
        expect(scrolls, `${path} scrolls sideways at ${width} px`).toBe(false);
        expect(nodes).toBeLessThanOrEqual(path === '/' ? HOME.nodes : MOST_NODES);
      }
      await page
        .getByRole('button', { name: 'Dark Mode' })
        .or(page.getByRole('button', { name: 'Light Mode' }))
        .click();
    }
    expect(scriptBytes()).toBeLessThanOrEqual(path === '/' ? HOME.scriptBytes : MOST_SCRIPT_BYTES);

    // Reached by a link it is the same page.
    const [text, title] = [await page.locator('main').innerText(), await page.title()];
    await page.getByRole('link', { name: 'Sports Calendar' }).click();
    await expect(page.getByRole('heading', { name: 'All leagues and competitions' })).toBeVisible();
    if (path === '/') return;
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.locator('main').innerText(), { intervals: [50, 100, 200] }).toBe(text);
    expect(await page.title()).toBe(title);
  });
}

/** The JavaScript that a page loads by itself, its data included, as brotli sends it. */
function countScriptBytes(page: Page): () => number {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) files.add(join(SITE_FOLDER, pathname));
  });
  return () =>
    [...files].reduce((sum, file) => sum + statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size, 0);
}
