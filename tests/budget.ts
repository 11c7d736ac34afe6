/** What a first visit to any page may cost. No times: those are the benchmark's. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { budget } from '../catalog/budgets.ts';
import { memoize } from '../catalog/util/memoize.ts';
import { SITE_FOLDER } from '../tools/folders.ts';
import { expect, open } from './site.ts';

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
  const fonts = requests.filter((name) => name.endsWith('.woff2'));
  const sizes = scripts.map((name) => ({ name, bytes: sentBytes(name) }));
  const list = sizes.toSorted((a, b) => b.bytes - a.bytes).map(({ name, bytes }) => `${bytes} ${name}`);
  const sum = sizes.reduce((total, { bytes }) => total + bytes, 0);

  expect(sum, `bytes of scripts on ${path}:\n${list.join('\n')}`).toBeLessThanOrEqual(
    budget(scriptsOf(path)),
  );
  const bytesOfFonts = fonts.reduce((total, name) => total + readFileSync(join(SITE_FOLDER, name)).length, 0);
  expect(bytesOfFonts, `bytes of the font on ${path}`).toBeLessThanOrEqual(budget('font'));
  expect(requests.length - fonts.length, `requests of ${path}:\n${requests.join('\n')}`).toBeLessThanOrEqual(
    budget(path === '/events/wimbledon' ? 'requestsOfTournament' : 'requests'),
  );
  expect(styles.length, `inlined styles of ${path}`).toBeGreaterThan(1000);
  expect(styles.length, `inlined styles of ${path}`).toBeLessThanOrEqual(budget('styles'));
  expect(sentBytes(join(path, 'index.html')), `the page ${path}`).toBeLessThanOrEqual(budget('page'));
  expect(await page.locator('*').count(), `nodes of ${path}`).toBeLessThanOrEqual(budget('elements'));
}

function scriptsOf(path: string) {
  return /^\/ncaambb$|-(wo)?mens-basketball$/.test(path) ? 'scriptsOfCollegeBasketball' : 'scripts';
}

/** The size of a file as a host that compresses well sends it. */
const sentBytes = memoize((name: string): number => {
  const content = readFileSync(join(SITE_FOLDER, name));
  return brotliCompressSync(content).length;
});
