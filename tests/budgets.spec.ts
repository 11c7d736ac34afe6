/** What a first visit to any kind of page may cost. No times: those are the benchmark's. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { SITE_FOLDER } from '../tools/build.mjs';
import { CATEGORY_PATHS, expect, LEAGUE_PATHS, open, test } from './site.ts';

const BUDGET = {
  /** Brotli, the page's own data included. */
  scripts: 120_000,
  /** As it is; brotli makes a quarter of it. */
  styles: 12_000,
  /** Brotli. */
  page: 35_000,
  requests: 16,
  nodes: 1500,
};

const TEAMS = ['arsenal', 'new-york-yankees', 'los-angeles-lakers', 'duke-blue-devils-womens-basketball'].map(
  (slug) => `/teams/${slug}`,
);
const PAGES = ['/', '/calendar', '/timeline', '/my', '/data', ...TEAMS, ...CATEGORY_PATHS, ...LEAGUE_PATHS];

test.use({ viewport: { width: 1440, height: 900 } });

for (const path of PAGES) {
  test(`${path} keeps its budget`, async ({ page }) => {
    const requests = recordRequests(page);
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const text = readFileSync(join(SITE_FOLDER, path, 'index.html'), 'utf8');
    const styles = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    const scripts = requests.filter((name) => name.endsWith('.js'));
    const sizes = scripts.map((name) => ({ name, bytes: sentBytes(name) }));
    const largest = sizes.toSorted((a, b) => b.bytes - a.bytes);
    const list = largest.map(({ name, bytes }) => `${bytes} ${name}`).join('\n');

    expect(sum(sizes), `bytes of scripts on ${path}:\n${list}`).toBeLessThanOrEqual(BUDGET.scripts);
    expect(requests.length, `requests of ${path}:\n${requests.join('\n')}`).toBeLessThanOrEqual(
      BUDGET.requests,
    );
    expect(styles.length, `inlined styles of ${path}`).toBeGreaterThan(1000);
    expect(styles.length, `inlined styles of ${path}`).toBeLessThanOrEqual(BUDGET.styles);
    expect(brotliCompressSync(text).length, `the page ${path}`).toBeLessThanOrEqual(BUDGET.page);
    expect(await page.locator('*').count(), `nodes of ${path}`).toBeLessThanOrEqual(BUDGET.nodes);
  });
}

function recordRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  return requests;
}

/** Of a file as it is sent. */
function sentBytes(name: string): number {
  const file = join(SITE_FOLDER, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

function sum(sizes: readonly { bytes: number }[]): number {
  return sizes.reduce((total, { bytes }) => total + bytes, 0);
}
