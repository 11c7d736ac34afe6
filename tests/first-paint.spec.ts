/**
 * Between the first paint and the scripts: what a visitor does is kept, and where only hours have passed since the build,
 * nothing moves that anybody would see. first-sight.spec.ts has every kind of page, in other zones and when it is old.
 */
import type { Page } from '@playwright/test';
import { PREFERENCES_KEY, type Preferences } from '../app/time/preferences.ts';
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
  await expect(opened.locator('li time').first()).toBeVisible();
  await expect(closed).not.toHaveAttribute('open');
  await expect(closed.locator('li')).toHaveCount(0);
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

/** That of first-sight.spec.ts: a word that goes from a row, or the button in place of rows that were painted while they were read. */
const UNSEEN = 0.02;

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
  const live = page.getByRole('region', { name: 'Today' }).locator('[data-live]');
  const count = await live.count();
  const before = await moved();
  await page.evaluate(stopCalendar, Date.parse('2026-11-15T21:00:00Z'));
  await expect(live).not.toHaveCount(count);
  expect((await moved()) - before).toBeLessThan(UNSEEN);
});

const VISITORS: readonly [locale: string, timezoneId: string, stored?: Preferences][] = [
  ['en-US', 'America/New_York'],
  ['en-GB', 'Europe/Berlin', { hours: '13:00-02:30', outside: 'hide' }],
  ['de', 'Australia/Sydney'],
  ['en-US', 'Asia/Kolkata', { hours: '08:00-23:30' }],
  ['de', 'Pacific/Kiritimati'],
  ['en-GB', 'Pacific/Pago_Pago'],
];
const AGES = { 'just built': NOW, 'six days old': '2026-11-21T20:00:00Z' };
/** Of each kind. */
const AS_SENT = [
  '/nfl',
  '/nhl',
  '/formula1',
  '/teams/arsenal',
  '/events',
  '/events/wimbledon',
  '/premierleague?event=arsenal-vs-manchester-city',
];
/** What they list are the visitor's days. */
const OF_DAYS = ['/', '/soccer', '/calendar', '/events/los-angeles-2028', '/timeline', '/my'];
const PATHS = [...AS_SENT, ...OF_DAYS];

interface Seen {
  /** The same for the same event and form. */
  what: string;
  text: string;
}

/** What can be seen that the visitor's zone, clock and region decide: every time, and the marks of every row. */
function seenTimes(): Seen[] {
  const isSeen = (element: Element) =>
    (element.matches('li') ? element.lastElementChild : element)?.checkVisibility();
  return [...document.querySelectorAll<HTMLElement>('main :is(time[data-form], [data-start])')]
    .filter(isSeen)
    .map(({ dataset, textContent, attributes }) => {
      const { form, start = attributes.getNamedItem('datetime')?.value, end, offset } = dataset;
      const marks = ['first', 'today', 'live', 'over', 'outside'].filter((mark) => mark in dataset);
      // The offset of the zone is that of the day.
      const what = form === 'zone' ? form : [form, start, end, offset].join(' ');
      return { what, text: form ? textContent : marks.join() };
    });
}

/** Counts the frames in which the page is there and none of its rows can be seen. */
function watchRows(): void {
  let frames = 0;
  const look = () => {
    const rows = [...document.querySelectorAll('main li[data-start] > :last-child')];
    const isSeen = rows.some((row) => row.checkVisibility({ visibilityProperty: true }));
    if (document.readyState !== 'loading' && rows.length > 0 && !isSeen) frames++;
    Object.assign(window, { framesWithoutRows: frames });
    requestAnimationFrame(look);
  };
  look();
}

let visit = 0;
for (const [locale, timezoneId, stored = {}] of VISITORS) {
  for (const [age, moment] of Object.entries(AGES)) {
    visit++;
    const paths = isExhaustive ? PATHS : PATHS.filter((_, index) => index % 4 === visit % 4);
    test.describe(`a page that is ${age}, for ${locale} in ${timezoneId}`, () => {
      test.use({ locale, timezoneId });

      test('says before its scripts what React says', async ({ page }) => {
        await page.clock.setFixedTime(new Date(moment));
        await page.addInitScript(watchRows);
        await page.addInitScript(
          ([key = '', text = '']) => localStorage.setItem(key, text),
          [PREFERENCES_KEY, JSON.stringify(stored)],
        );
        for (const path of paths) {
          const release = await holdScripts(page);
          await page.goto(path, { waitUntil: 'domcontentloaded' });
          const before = await page.evaluate(seenTimes);
          const rows = await page.evaluateHandle(() => [...document.querySelectorAll('main li[data-start]')]);
          release();
          await hydrated(page);
          const after = await page.evaluate(seenTimes);
          if (AS_SENT.includes(path)) {
            // It is left out where a row is the only one of its day, which is another day elsewhere.
            const others = (all: Seen[]) => all.filter(({ what }) => !what.startsWith('days-until'));
            expect.soft(others(before), path).toEqual(others(after));
            const isKept = await rows.evaluate((all) => all.every(({ isConnected }) => isConnected));
            expect.soft(isKept, `${path}: the rows are those that were sent`).toBe(true);
          }
          // The first of its day may be another row, in a list of other rows.
          const textOf = ({ text }: Seen) => text.replace(/^first,?/, '');
          const shown = new Map(after.map((each) => [each.what, textOf(each)]));
          for (const each of before) {
            if (shown.has(each.what)) {
              expect.soft(textOf(each), `${path}: ${each.what}`).toBe(shown.get(each.what));
            }
          }
          expect.soft(await page.evaluate('framesWithoutRows'), `${path}: frames without rows`).toBe(0);
          await page.unrouteAll();
        }
      });
    });
  }
}

test('the page of another day says of which', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-16T14:30:00Z'));
  const release = await holdScripts(page);
  await page.goto('/calendar', { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Sunday 15 November');
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const firstDate = page.locator('main h2').filter({ visible: true }).first();
  await expect(firstDate).toContainText('Monday 16 November');
  release();
  await hydrated(page);
  await expect(firstDate).toContainText(/Monday 16 November.*today/);
});
