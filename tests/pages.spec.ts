/**
 * Pages over all sports, of a category and of a league: something to see, nothing that breaks. Some of each kind are seen
 * at every width and in both schemes, and are the same when reached by a link; exhaustively all are.
 */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { SITE_FOLDER } from '../tools/folders.ts';
import { openWithinBudget } from './budget.ts';
import { isExhaustive } from './exhaustive.ts';
import { expectAccessible } from './expect-accessible.ts';
import { CATEGORY_PATHS, expect, LEAGUE_PATHS, open, test } from './site.ts';

/** From the narrowest, where most breaks. */
const WIDTHS = [320, 390, 768, 1440] as const;

const PATHS = ['/', '/calendar', ...CATEGORY_PATHS, ...LEAGUE_PATHS];
/** Games of weeks, races and a tournament of many sports are leagues of different kinds. */
const SAMPLES = ['/', '/calendar', '/soccer', '/nfl', '/formula1', '/summerolympics'];
/** One of each further sport, and of what else has another form: sets of teams, a stage of groups, months of games. */
const NARROW = [
  '/basketball',
  '/ncaambb',
  '/mlb',
  '/nhl',
  '/worldcup',
  '/uefachampionsleague',
  '/pgatour',
  '/atptour',
  '/ufc',
];

for (const path of isExhaustive ? PATHS : SAMPLES) {
  test(`${path} at every width, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWithinBudget(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const scheme of ['light', 'dark']) {
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page, path);
      }
      if (isExhaustive) await expectAccessible(page, { contrastAlone: scheme === 'dark' });
      await page
        .getByRole('button', { name: 'Dark Mode' })
        .or(page.getByRole('button', { name: 'Light Mode' }))
        .click();
    }

    // Reached by a link it is the same page.
    const [text, title] = [await page.locator('main').innerText(), await page.title()];
    await page.getByRole('link', { name: 'Sports Calendar' }).click();
    await expect(page.getByRole('heading', { name: /^All \d+ leagues$/ })).toBeVisible();
    if (path === '/') return;
    await page.locator(`a[href="${path}"]:visible`).first().click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.locator('main').innerText(), { intervals: [50, 100, 200] }).toBe(text);
    expect(await page.title()).toBe(title);
  });
}

for (const path of isExhaustive ? [] : NARROW) {
  test(`${path} on the narrowest phone`, async ({ page }) => {
    await page.setViewportSize({ width: WIDTHS[0], height: 900 });
    await open(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectToFit(page, path);
  });
}

async function expectToFit(page: Page, path: string): Promise<void> {
  await expect(page.locator('main time').first()).toBeVisible();
  const scrolls = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(scrolls, `${path} scrolls sideways at ${page.viewportSize()?.width} px`).toBe(false);
}

const htmlFiles = () =>
  readdirSync(SITE_FOLDER, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.html'));

const CHECKER = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // A landmark may have a name: the checker only knows that of elements that it calls interactive.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
});
/** Of the thousands of pages of teams, occasions and embeds so many are read. */
const OF_EACH_FOLDER = 8;

test('an independent checker finds no fault in the HTML of any kind of page', () => {
  const inFolders = ['teams', 'events', 'embed'];
  const files = htmlFiles();
  const chosen = isExhaustive
    ? files
    : [
        ...files.filter((name) => !inFolders.some((folder) => name.startsWith(`${folder}/`))),
        ...inFolders.flatMap((folder) => sample(files.filter((name) => name.startsWith(`${folder}/`)))),
      ];
  expect(chosen.length).toBeGreaterThan(PATHS.length + inFolders.length);
  const faults = chosen.flatMap((name) =>
    CHECKER.validateStringSync(readFileSync(join(SITE_FOLDER, name), 'utf8'))
      .results.flatMap(({ messages }) => messages)
      .map(({ ruleId, message, selector }) => `${name}: ${ruleId}: ${message} at ${selector}`),
  );
  expect(faults).toEqual([]);
});

function sample(names: readonly string[]): string[] {
  const step = Math.ceil(names.length / OF_EACH_FOLDER);
  return names.filter((_, index) => index % step === 0);
}

test('every link of every page leads to a page or file that there is', () => {
  const pages = htmlFiles();
  expect(pages.length).toBeGreaterThan(PATHS.length);
  const pageWith = new Map<string, string>();
  for (const name of pages) {
    const text = readFileSync(join(SITE_FOLDER, name), 'utf8');
    for (const [, path = ''] of text.matchAll(/ (?:href|src)="(\/[^"?#]*)/g)) pageWith.set(path, name);
  }
  expect(pageWith.size).toBeGreaterThan(PATHS.length);
  const dead = [...pageWith].filter(([path]) => !isServed(path)).map(([path, name]) => `${path} in ${name}`);
  expect(dead).toEqual([]);
});

function isServed(path: string): boolean {
  const file = join(SITE_FOLDER, decodeURI(path));
  return (existsSync(file) && statSync(file).isFile()) || existsSync(join(file, 'index.html'));
}
