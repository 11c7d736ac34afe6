/** The built files themselves: their size, their head, what they must not contain. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { parseAst } from 'vite';
import { budget } from '../catalog/budgets.ts';
import { SITE_FOLDER } from '../tools/folders.ts';
import { CATEGORY_PATHS, expect, LEAGUE_PATHS, open, test } from './site.ts';

const MOST_PAGE_BYTES = budget('page');
/** The names, and the current seasons, which are the lists of pages and are kept for them. */
const MOST_SEARCH_BYTES = 240_000;
const MOST_EARLIER_SEARCH_BYTES = 600_000;

const PAGES = ['/', '/my', ...CATEGORY_PATHS, ...LEAGUE_PATHS];
const html = (path: string) => readFileSync(join(SITE_FOLDER, path, 'index.html'), 'utf8');
const one = (text: string, pattern: RegExp) =>
  [...text.matchAll(new RegExp(pattern, 'g'))].map((match) => match[1]);

test('no page is larger than its budget as sent', () => {
  const pages = readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.html'),
  );
  const isLarge = (name: string) => {
    const content = readFileSync(join(SITE_FOLDER, name));
    // What is small before it is compressed need not be.
    return content.length > MOST_PAGE_BYTES && gzipSync(content).length > MOST_PAGE_BYTES;
  };
  expect(pages.filter(isLarge)).toEqual([]);
});

test('every page has the head that the specification requires', () => {
  for (const path of PAGES) {
    const page = html(path);
    expect(page).toContain('<meta charSet="utf-8"/>');
    expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1"/>');
    expect(page).toContain('<meta property="og:site_name" content="Sports Calendar"/>');
    expect(page).toContain('<meta property="og:type" content="website"/>');
    expect(page).toContain('<meta property="og:locale" content="en_US"/>');
    expect(page).toContain('<html lang="en"');
    expect(page).toContain('href="/favicon-32.png"');
    expect(page).toMatch(/<main[^>]* itemScope="" itemType="https:\/\/schema.org\/CreativeWork"/);
  }
});

test('every page has a title and a description of its own', () => {
  const titles = PAGES.flatMap((path) => one(html(path), /<title>([^<]+)<\/title>/));
  const descriptions = PAGES.flatMap((path) => one(html(path), /<meta name="description" content="([^"]+)"/));
  expect(new Set(titles).size).toBe(PAGES.length);
  expect(new Set(descriptions).size).toBe(PAGES.length);
});

test('the favicon is blue, and not of a kind that a browser makes a document of', async ({ page }) => {
  await page.goto('/');
  const icons = page.locator('link[rel=icon]');
  await expect(icons).toHaveCount(1);
  const address = await icons.getAttribute('href');
  expect(address).toMatch(/\.png$/);
  const share = await page.evaluate(async (url) => {
    const icon = new Image();
    icon.src = url;
    await icon.decode();
    const { width, height } = icon;
    const canvas = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
    canvas.drawImage(icon, 0, 0);
    const { data } = canvas.getImageData(0, 0, width, height);
    const isBlue = (pixel: number) => (data[pixel + 2] ?? 0) > (data[pixel] ?? 0) + 60;
    return (
      Array.from({ length: width * height }, (_, at) => isBlue(at * 4)).filter(Boolean).length /
      width /
      height
    );
  }, address ?? '');
  expect(share).toBeGreaterThan(0.5);
});

test('log and debug calls are stripped from the scripts', () => {
  const scripts = readdirSync(join(SITE_FOLDER, 'assets')).filter((name) => name.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  for (const name of scripts) {
    const code = readFileSync(join(SITE_FOLDER, 'assets', name), 'utf8');
    // Only files with the word are parsed: it may be in a text, which is no call.
    if (/console/.test(code)) expect(consoleCalls(parseAst(code)), name).toEqual([]);
  }
});

/** The names of the console methods that a program calls, of those that must not be called. */
function consoleCalls(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(consoleCalls);
  if (typeof node !== 'object' || node === null) return [];
  const { type, callee } = node as {
    type?: string;
    callee?: { object?: { name?: string }; property?: { name?: string } };
  };
  const method =
    type === 'CallExpression' && callee?.object?.name === 'console' ? callee.property?.name : undefined;
  const own = method === 'log' || method === 'debug' ? [method] : [];
  return [...own, ...Object.values(node).flatMap(consoleCalls)];
}

test('search loads no more than 240 KB, and earlier seasons only when asked for', async ({ page }) => {
  await open(page, '/nfl');
  let files = new Set<string>();
  page.on('request', (request) => files.add(join(SITE_FOLDER, new URL(request.url()).pathname)));
  const bytes = () =>
    [...files]
      .map((file) => brotliCompressSync(readFileSync(file)).length)
      .reduce((sum, size) => sum + size, 0);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('super bowl');
  await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(bytes()).toBeLessThanOrEqual(MOST_SEARCH_BYTES);
  files = new Set();
  await page.getByRole('button', { name: 'Search earlier seasons too' }).click();
  await expect(page.getByRole('button', { name: 'Search earlier seasons too' })).toBeHidden();
  expect(bytes()).toBeGreaterThan(0);
  expect(bytes()).toBeLessThanOrEqual(MOST_EARLIER_SEARCH_BYTES);
});
