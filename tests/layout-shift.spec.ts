/**
 * Pages are prerendered in one zone and one order of dates, and may be days old. What the browser changes of that on
 * arrival moves nothing, wherever the visitor is. Each visitor walks a part of the pages; exhaustively, all of them.
 */
import type { Page } from '@playwright/test';
import { choiceText } from '../app/stars/choice-text.ts';
import { STORAGE_KEY } from '../app/stars/starred-script.ts';
import { stopCalendar } from '../tools/bench/stop-calendar.ts';
import { isExhaustive } from './exhaustive.ts';
import { CATEGORY_PATHS, expect, hydrated, LEAGUE_PATHS, NOW, test } from './site.ts';

const VISITORS = [
  ['en-US', 'America/New_York'],
  ['de-DE', 'Europe/Berlin'],
  ['en-AU', 'Australia/Sydney'],
  ['en-US', 'Pacific/Honolulu'],
  ['ja-JP', 'Asia/Tokyo'],
] as const;

/** One of each sport that has teams. */
const TEAMS = [
  'arsenal',
  'boston-bruins',
  'chicago-bears',
  'duke-blue-devils-mens-basketball',
  'inter-miami-cf',
  'los-angeles-lakers',
  'new-york-yankees',
  'real-madrid',
  'toronto-argonauts',
];

const PATHS = ['/', ...CATEGORY_PATHS, ...LEAGUE_PATHS, ...TEAMS.map((slug) => `/teams/${slug}`)];

/** The site is published once a day; without a network, a page may be older. */
const SIX_DAYS_LATER = '2026-11-21T20:00:00Z';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const LARGEST_SHIFT = 0.02;

interface Shift {
  value: number;
  /** What moved, for the message of a failure. */
  texts: string[];
}

/** Runs in the page, before everything else. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
      const texts = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`);
      shifts.push({ value, texts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function shiftsOf(page: Page, path: string): Promise<Shift[]> {
  await page.goto(path);
  await hydrated(page);
  // A shift is reported after the frame that showed it, and some data arrives after that.
  await page.waitForTimeout(100);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
}

async function expectNothingToMove(page: Page, paths: readonly string[], now: string): Promise<void> {
  await page.addInitScript(watchShifts);
  await page.addInitScript(stopCalendar, Date.parse(now));
  for (const path of paths) {
    const shifts = await shiftsOf(page, path);
    const moved = shifts.reduce((sum, { value }) => sum + value, 0);
    expect.soft(moved, `${path} ${JSON.stringify(shifts, undefined, 1)}`).toBeLessThanOrEqual(LARGEST_SHIFT);
  }
}

for (const [visitor, [locale, timezoneId]] of VISITORS.entries()) {
  test.describe(`a visitor of ${timezoneId}, ${locale}`, () => {
    test.use({ locale, timezoneId });
    const paths = PATHS.filter((_, at) => isExhaustive || at % VISITORS.length === visitor);

    for (const viewport of [PHONE, DESKTOP]) {
      test(`sees nothing move at ${viewport.width}`, async ({ page }) => {
        test.slow(isExhaustive);
        await page.setViewportSize(viewport);
        await expectNothingToMove(page, paths, NOW);
      });
    }

    for (const viewport of isExhaustive ? [PHONE, DESKTOP] : [PHONE]) {
      test(`sees nothing of old pages move at ${viewport.width}`, async ({ page }) => {
        test.slow(isExhaustive);
        await page.setViewportSize(viewport);
        await expectNothingToMove(page, paths, SIX_DAYS_LATER);
      });
    }
  });
}

test('what is starred comes first on a category’s page, and nothing moves for it', async ({ page }) => {
  const slug = 'copaamerica';
  const stored = choiceText({ leagues: [slug], teams: [], events: [], hiddenTypes: [] });
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [STORAGE_KEY, stored] as const);
  await expectNothingToMove(page, ['/soccer'], NOW);
  await expect(page.locator('main article h3 a').first()).toHaveAttribute('href', `/${slug}`);
});
