/** Every page of the site, at every width and in both schemes: something to see, nothing that breaks. */
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_FOLDER } from '../tools/build.mjs';
import { CATEGORY_PATHS, COLOR_SCHEME_KEY, expect, LEAGUE_PATHS, open, test } from './site.ts';

const WIDTHS = [390, 768, 1440];
const MOST_NODES = 2500;
const MOST_SCRIPT_BYTES = 150_000;

for (const path of ['/', ...CATEGORY_PATHS, ...LEAGUE_PATHS]) {
  for (const scheme of ['light', 'dark']) {
    test(`${path} in ${scheme}`, async ({ page }) => {
      const scriptBytes = countScriptBytes(page);
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        COLOR_SCHEME_KEY,
        scheme,
      ] as const);
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      await expect(page.locator('h1')).toHaveCount(1);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('main time').first()).toBeVisible();
        const { scrolls, nodes } = await page.evaluate(() => ({
          scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          nodes: document.querySelectorAll('*').length,
        }));
        expect(scrolls, `${path} scrolls sideways at ${width} px`).toBe(false);
        expect(nodes).toBeLessThanOrEqual(MOST_NODES);
      }
      expect(scriptBytes()).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    });
  }
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
