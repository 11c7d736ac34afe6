/**
 * What is seen of a page before its scripts have run, on the day of its build and six days later, at both ends of the day:
 * it is there at once, it is true, and nothing moves when the scripts come. Exhaustively on every page, in every region,
 * and on a wide screen.
 */
import type { Page } from '@playwright/test';
import { FOLLOWS_KEY } from '../app/follows/follows-script.ts';
import { followsText } from '../app/follows/follows-text.ts';
import { PAGE_KINDS } from '../tools/test/page-kinds.ts';
import { isExhaustive } from './exhaustive.ts';
import { CATEGORY_PATHS, expect, hydrated, LEAGUE_PATHS, NOW, test } from './site.ts';
import { stopCalendar } from './stop-calendar.ts';

/** The furthest from the zones of the leagues to the west and to the east. The pages are sent with the day first, and 1 PM. */
const EXTREMES = [
  ['en-US', 'Pacific/Honolulu'],
  ['de-DE', 'Pacific/Auckland'],
] as const;
const VISITORS = isExhaustive
  ? ([
      ...EXTREMES,
      ['en-US', 'America/New_York'],
      ['de-DE', 'Europe/Berlin'],
      ['en-AU', 'Australia/Sydney'],
      ['ja-JP', 'Asia/Tokyo'],
    ] as const)
  : EXTREMES;

/** The site is published once a day; without a network, a page may be older. */
const EVENING = '2026-11-15T23:30:00Z';
const MOMENTS = [
  { when: 'on the evening of the build', moment: EVENING },
  { when: 'six days later', moment: '2026-11-21T20:00:00Z' },
];

/** But for the picture, whose axis says where today is, and the page that is empty without a query. */
const KINDS = Object.values(PAGE_KINDS).filter((path) => path !== '/timeline' && path !== '/search');
/** Weekly and daily games, a cup, tours, races, fights; in season, between seasons, and over. */
const LEAGUES = [
  '/nfl',
  '/cfl',
  '/nba',
  '/ncaambb',
  '/mlb',
  '/uefachampionsleague',
  '/lpga',
  '/atptour',
  '/formula1',
  '/ufc',
];
/** What is next is sent with them for a week (next-up.tsx). It is not where games are every evening, or a season ends. */
const ANNOUNCING = [
  '/soccer',
  '/tennis',
  '/events/wimbledon',
  '/teams/arsenal',
  '/nfl',
  '/mlb',
  '/uefachampionsleague',
  '/lpga',
  '/atptour',
  '/formula1',
  '/ufc',
];
/** One of each sport that has teams. */
const TEAMS = [
  'boston-bruins',
  'chicago-bears',
  'duke-blue-devils-mens-basketball',
  'inter-miami-cf',
  'los-angeles-lakers',
  'new-york-yankees',
  'real-madrid',
  'toronto-argonauts',
].map((slug) => `/teams/${slug}`);
const PATHS = [
  ...new Set([
    ...KINDS,
    '/tennis',
    ...LEAGUES,
    ...(isExhaustive ? [...CATEGORY_PATHS, ...LEAGUE_PATHS, ...TEAMS] : []),
  ]),
];

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1440, height: 900 };

const LARGEST_SHIFT = 0.02;

/** No event lasts longer that has a time. */
const LONGEST = 11 * 3_600_000;

const RELATIVE = /\b(today|tomorrow|yesterday)\b|\bin (about )?\d+\s(h|min|days)\b/i;

interface Shift {
  value: number;
  /** What moved, for the message of a failure. */
  texts: string[];
}

interface Sight {
  isHydrated: boolean;
  /** The starts of what is announced as next. */
  next: string[];
}

interface Watched {
  shifts: Shift[];
  first: Sight;
}

/** Runs in the page, before everything else. The scripts of the page are loaded after its first paint. */
function watch(): void {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const shifts: Shift[] = [];
  document.addEventListener('DOMContentLoaded', () => {
    const first: Sight = {
      isHydrated: 'hydrated' in document.documentElement.dataset,
      next: [...document.querySelectorAll<HTMLTimeElement>('main article time')]
        .filter(isVisible)
        .map((time) => time.dateTime),
    };
    Object.assign(window, { watched: { first, shifts } });
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as unknown as { value: number; sources: { node: Node | null }[] };
      const texts = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 60)}`);
      shifts.push({ value, texts });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const watchedIn = (page: Page) => page.evaluate(() => (window as unknown as { watched: Watched }).watched);

async function openWatched(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  // A shift is reported after the frame that showed it, and some data arrives after that.
  await page.waitForTimeout(100);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

function expectNothingToMove(path: string, shifts: readonly Shift[]): void {
  const moved = shifts.reduce((sum, { value }) => sum + value, 0);
  expect.soft(moved, `${path} ${JSON.stringify(shifts, undefined, 1)}`).toBeLessThanOrEqual(LARGEST_SHIFT);
}

/** The files that were requested before the first paint, and how many after it. */
function filesByPaint() {
  const painted = performance.getEntriesByType('paint')[0]?.startTime ?? Number.NaN;
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => /\.(js|css|webmanifest)$|\/icons\//.test(name));
  return {
    early: files.filter(({ startTime }) => !(startTime >= painted)).map(({ name }) => name),
    late: files.filter(({ startTime }) => startTime >= painted).length,
  };
}

for (const [locale, timezoneId] of VISITORS) {
  for (const { when, moment } of MOMENTS) {
    for (const viewport of isExhaustive ? [PHONE, DESKTOP] : [PHONE]) {
      test.describe(`${when}, in ${timezoneId}, ${locale}, at ${viewport.width}`, () => {
        test.use({ locale, timezoneId, viewport });

        test('pages are there before their scripts, are true, and do not move', async ({ page }) => {
          test.slow(isExhaustive);
          // The clock of the test library would take the browser's own measurements away.
          await page.addInitScript(stopCalendar, Date.parse(moment));
          await page.addInitScript(watch);
          for (const path of PATHS) {
            await openWatched(page, path);
            const { first, shifts } = await watchedIn(page);
            expect.soft(first.isHydrated, path).toBe(false);
            const over = first.next.filter(
              (start) => start.length > 10 && Date.parse(start) + LONGEST < Date.parse(moment),
            );
            expect.soft(over, path).toEqual([]);
            if (ANNOUNCING.includes(path)) expect.soft(first.next, path).not.toEqual([]);
            expectNothingToMove(path, shifts);
            const { early, late } = await page.evaluate(filesByPaint);
            expect.soft(early, path).toEqual([]);
            expect.soft(late, path).toBeGreaterThan(3);
          }
        });
      });
    }
  }
}

/** What has arrived of a page is painted before the rest: in bytes a second. */
const SLOW = 25_000;

async function slowDown(page: Page): Promise<void> {
  const network = await page.context().newCDPSession(page);
  const conditions = { offline: false, latency: 20, downloadThroughput: SLOW, uploadThroughput: SLOW };
  await network.send('Network.emulateNetworkConditions', conditions);
}

test.describe('in the evening, far west', () => {
  test.use({ timezoneId: 'Pacific/Honolulu', locale: 'en-US', viewport: PHONE });

  test('a page that arrives slowly does not move', async ({ page }) => {
    await page.addInitScript(stopCalendar, Date.parse(EVENING));
    await page.addInitScript(watch);
    await slowDown(page);
    for (const path of ['/calendar', '/nfl', '/']) {
      await openWatched(page, path);
      expectNothingToMove(path, (await watchedIn(page)).shifts);
    }
  });
});

test('what is starred comes first on a category’s page, and nothing moves for it', async ({ page }) => {
  await slowDown(page);
  const slug = 'copaamerica';
  const stored = followsText({ leagues: [slug], teams: [], events: [], hiddenKinds: [] });
  await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [FOLLOWS_KEY, stored] as const);
  await page.addInitScript(stopCalendar, Date.parse(NOW));
  await page.addInitScript(watch);
  await openWatched(page, '/soccer');
  expectNothingToMove('/soccer', (await watchedIn(page)).shifts);
  await expect(page.locator('main article h3 a').first()).toHaveAttribute('href', `/${slug}`);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('dates stay true', async ({ page }) => {
    for (const path of PATHS.filter((each) => each !== '/my')) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      const times = await page.locator('main time').allInnerTexts();
      expect
        .soft(
          times.filter((time) => RELATIVE.test(time)),
          path,
        )
        .toEqual([]);
      await expect.soft(page.locator('main [data-live]'), path).toHaveCount(0);
      await expect
        .soft(page.locator('main'), path)
        .toContainText(/\d+ (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)/);
    }
  });
});
