/**
 * Between the first paint and the scripts: what a visitor does is kept, and where only hours have passed since the build,
 * nothing moves that anybody would see. first-sight.spec.ts has every kind of page, in other zones and when it is old.
 */
import type { Page } from '@playwright/test';
import { isExhaustive } from './exhaustive.ts';
import { expect, hydrated, NOW, test } from './site.ts';
import { stopCalendar } from './stop-calendar.ts';

/** Opens a page at a moment. The test library's clock would take the browser's own measurements away. */
async function openAt(page: Page, path: string, moment: string): Promise<void> {
  await page.addInitScript(stopCalendar, Date.parse(moment));
  await page.goto(path);
  await hydrated(page);
}

/** Keeps scripts from a page until the answer is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the largest text of /my is there from the start, though stars are known in the browser alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) {
        document.documentElement.dataset.largest = String(startTime);
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  // Paints are reported in the frame after them.
  const largest = () =>
    page.evaluate(async () => {
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      return Number(document.documentElement.dataset.largest);
    });
  const release = await holdScripts(page);
  await page.goto('/my', { waitUntil: 'domcontentloaded' });
  await expect.poll(largest).toBeGreaterThan(0);
  const early = await largest();
  release();
  await hydrated(page);
  await expect(page.getByRole('heading', { name: 'Nothing starred yet' })).toBeVisible();
  expect(await largest()).toBe(early);
});

test('a page in the background is made ready without being painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    // As if no paint ever came.
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/nfl');
  await hydrated(page);
});

test('a browser that does not tell of its paints gets scripts at once', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
  await page.goto('/nfl');
  await hydrated(page);
});

test('a group that was opened or closed before the scripts came stays so, with its games', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.clock.setFixedTime(new Date(NOW));
  await page.goto('/nfl', { waitUntil: 'commit' });
  const opened = page.locator('#group_regular-season-week-12');
  await opened.locator('summary').click();
  await expect(opened).toHaveAttribute('open');
  const closed = page.locator('#group_regular-season-week-10');
  await closed.locator('summary').click();
  await expect(closed).not.toHaveAttribute('open');
  release();
  await hydrated(page);
  await expect(opened.locator('time').first()).toBeVisible();
  await expect(closed).not.toHaveAttribute('open');
  await expect(closed.locator('time')).toHaveCount(0);
});

const ENTERED: Record<string, (page: Page) => Promise<unknown>> = {
  'q=kansas': (page) => page.getByLabel('Filter by text').fill('kansas'),
  'type=playoffs': (page) => page.getByLabel('Type').selectOption('Playoffs'),
  'team=kansas-city-chiefs': (page) => page.getByLabel('Team', { exact: true }).fill('Kansas City Chiefs'),
  'upcoming=1': (page) => page.getByLabel('Upcoming only').check(),
};

for (const [query, enter] of Object.entries(ENTERED)) {
  test(`a filter that was set before the scripts came is followed: ${query}`, async ({ page }) => {
    const release = await holdScripts(page);
    await page.clock.setFixedTime(new Date(NOW));
    await page.goto('/nfl', { waitUntil: 'commit' });
    await enter(page);
    release();
    await hydrated(page);
    const count = page.locator('search').getByRole('status');
    await expect(count).toHaveText(/^\d+ of \d+ events$/);
    await expect(page).toHaveURL(`/nfl?${query}`);
    await page.goBack();
    await expect(count).toHaveText(/^\d+ events$/);
  });
}

/** Below this nobody sees it: a word that goes from a row, or a heading that was painted while it was read. */
const UNSEEN = 0.005;

/** On a phone, where little room is left beside what moves. */
async function watchMoves(page: Page): Promise<() => Promise<number>> {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const shift of list.getEntries()) {
        dataset.moved = String(Number(dataset.moved ?? 0) + (shift as unknown as { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return async () => {
    // A shift is reported after the frame that showed it.
    for (let frame = 0; frame < 3; frame++) await page.evaluate(() => new Promise(requestAnimationFrame));
    return Number((await page.locator('html').getAttribute('data-moved')) ?? 0);
  };
}

for (const [when, moment] of [
  ['the same evening', '2026-11-15T23:30:00Z'],
  ['the day after', '2026-11-16T14:30:00Z'],
] as const) {
  const further = isExhaustive ? ['/nba', '/soccer', '/teams/arsenal', '/calendar'] : [];
  for (const path of ['/', '/nfl', ...further]) {
    test(`${path} moves nothing for a visitor of ${when}`, async ({ page }) => {
      const moved = await watchMoves(page);
      await openAt(page, path, moment);
      await expect(page.locator('main')).toBeVisible();
      expect(await moved()).toBeLessThan(UNSEEN);
    });
  }
}

test('a game that begins moves nothing on home', async ({ page }) => {
  const moved = await watchMoves(page);
  await openAt(page, '/', '2026-11-15T20:59:57Z');
  const rows = page.getByRole('region', { name: 'Today' }).getByRole('listitem');
  const live = rows.filter({ has: page.getByText('Live', { exact: true }) });
  const count = await live.count();
  const before = await moved();
  await page.evaluate(stopCalendar, Date.parse('2026-11-15T21:00:00Z'));
  await expect(live).not.toHaveCount(count);
  expect((await moved()) - before).toBeLessThan(UNSEEN);
});

test('the page of another day is not shown as that of today', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true })) seen.push(heading.innerText);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await openAt(page, '/calendar', '2026-11-16T14:30:00Z');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monday 16 November');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['Monday 16 November']));
});

test.describe('without the scripts of the page', () => {
  test.use({ meantFaults: /./ });

  test('the page of another day is shown after a while', async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.addInitScript(stopCalendar, Date.parse('2026-11-16T14:30:00Z'));
    await page.goto('/calendar');
    const heading = page.locator('h1');
    await expect(heading).toBeHidden();
    await expect(heading).toBeVisible();
    await expect(heading).toHaveText('Sunday 15 November');
  });
});
