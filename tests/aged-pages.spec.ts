/**
 * Pages that were built six days ago, opened in four zones: what is seen before the scripts have run is true, and nothing
 * moves when they have. The clock of the page is set, so the page that was built is as old.
 */
import type { Page } from '@playwright/test';
import { stopCalendar } from '../tools/bench/stop-calendar.ts';
import { expect, hydrated, test } from './site.ts';

const SIX_DAYS_LATER = '2026-11-21T20:00:00Z';

const ZONES = ['America/New_York', 'Europe/Berlin', 'Australia/Sydney', 'Pacific/Honolulu'];

/** A weekly league, a daily one and a tour among them. */
const PATHS = ['/', '/soccer', '/nfl', '/nba', '/atptour', '/teams/arsenal', '/calendar'];

const LARGEST_SHIFT = 0.02;

/** No event lasts longer that has a time. */
const LONGEST = 11 * 3_600_000;

const RELATIVE = /\b(today|tomorrow|yesterday)\b|\bin (about )?\d+\s(h|min|days)\b/i;

/** What can be read, controls aside: a button may be called "Today". */
function readableText(): string {
  const texts: string[] = [];
  const walker = document.createTreeWalker(
    document.querySelector('main') as HTMLElement,
    NodeFilter.SHOW_TEXT,
  );
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest('a, button, select, noscript, script')) continue;
    if (parent.checkVisibility({ visibilityProperty: true })) texts.push(node.textContent ?? '');
  }
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** The starts, with their times, of what is announced as next. */
function startsOfNext(): string[] {
  return [...document.querySelectorAll<HTMLTimeElement>('main article time')]
    .filter((time) => time.checkVisibility({ visibilityProperty: true }))
    .map((time) => time.dateTime)
    .filter((start) => start.length > 10);
}

async function openBeforeScripts(page: Page, path: string): Promise<void> {
  await page.route('**/assets/*.js', () => {});
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

for (const timezoneId of ZONES) {
  test.describe(`six days later in ${timezoneId}`, () => {
    test.use({ timezoneId, viewport: { width: 390, height: 844 } });

    for (const path of PATHS) {
      test(`${path} is true before the scripts have run`, async ({ page }) => {
        await page.addInitScript(stopCalendar, Date.parse(SIX_DAYS_LATER));
        await openBeforeScripts(page, path);
        expect(await page.evaluate(readableText)).not.toMatch(RELATIVE);
        const over = (await page.evaluate(startsOfNext)).filter(
          (start) => Date.parse(start) + LONGEST < Date.parse(SIX_DAYS_LATER),
        );
        expect(over).toEqual([]);
      });

      test(`${path} moves nothing`, async ({ page }) => {
        await page.addInitScript(stopCalendar, Date.parse(SIX_DAYS_LATER));
        await page.addInitScript(() => {
          Object.assign(window, { moved: 0 });
          new PerformanceObserver((list) => {
            for (const shift of list.getEntries()) {
              (window as unknown as { moved: number }).moved += (shift as unknown as { value: number }).value;
            }
          }).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(path);
        await hydrated(page);
        await page.waitForTimeout(100);
        const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved);
        expect(moved).toBeLessThanOrEqual(LARGEST_SHIFT);
      });
    }
  });
}

for (const path of ['/soccer', '/nfl', '/teams/arsenal']) {
  test(`what is next on ${path} six days later is there before the scripts`, async ({ page }) => {
    await page.addInitScript(stopCalendar, Date.parse(SIX_DAYS_LATER));
    await openBeforeScripts(page, path);
    await expect(page.locator('main article time').filter({ visible: true }).first()).toBeVisible();
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PATHS) {
    test(`${path} has dates that stay true`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main [data-relative]').filter({ visible: true })).toHaveCount(0);
      await expect(page.locator('main')).toContainText(/\d+ Nov/);
    });
  }
});
