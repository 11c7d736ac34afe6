/** What a first visit to any page may cost. No times: those are the benchmark's. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SITE_FOLDER } from '../tools/folders.ts';
import { expect, open } from './site.ts';

const BUDGET = {
  /** Bytes as sent, the page's own lists of events included. */
  scripts: 120_000,
  /** The page of men's college basketball has names, colours and venues of 360 teams. */
  scriptsOfCollegeBasketball: 124_000,
  /** Bytes as sent. */
  page: 40_000,
  requests: 16,
  /** Inlined characters before compression: the largest page has 23,000. */
  styles: 24_000,
  /** Elements: the largest page has 1,200. */
  nodes: 2000,
};

/** Opens a page for the first time. */
export async function openWithinBudget(page: Page, path: string): Promise<void> {
  const requests: string[] = [];
  const record = (request: { url: () => string }) => requests.push(new URL(request.url()).pathname);
  page.on('request', record);
  await open(page, path);
  await page.waitForLoadState('networkidle');
  page.off('request', record);

  const text = readFileSync(join(SITE_FOLDER, path, 'index.html'), 'utf8');
  const styles = [...text.matchAll(/<style>(.*?)<\/style>/gs)].map(([, rules]) => rules).join('');
  const scripts = requests.filter((name) => name.endsWith('.js'));
  const sizes = scripts.map((name) => ({ name, bytes: sentBytes(name) }));
  const list = sizes.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${bytes} ${name}`);
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);

  expect(sum, `bytes of scripts on ${path}:\n${list.join('\n')}`).toBeLessThanOrEqual(
    path === '/ncaambb' ? BUDGET.scriptsOfCollegeBasketball : BUDGET.scripts,
  );
  expect(requests.length, `requests of ${path}:\n${requests.join('\n')}`).toBeLessThanOrEqual(
    BUDGET.requests,
  );
  expect(styles.length, `inlined styles of ${path}`).toBeGreaterThan(1000);
  expect(styles.length, `inlined styles of ${path}`).toBeLessThanOrEqual(BUDGET.styles);
  expect(sentBytes(join(path, 'index.html')), `the page ${path}`).toBeLessThanOrEqual(BUDGET.page);
  expect(await page.locator('*').count(), `nodes of ${path}`).toBeLessThanOrEqual(BUDGET.nodes);
}

/** The size of a file as a browser receives it. */
function sentBytes(name: string): number {
  const file = join(SITE_FOLDER, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
