/**
 * Pages are prerendered in one zone and one order of dates. What the browser changes of that on arrival moves nothing,
 * wherever the visitor is.
 */
import { stopCalendar } from '../tools/bench/stop-calendar.ts';
import { expect, hydrated, NOW, test } from './site.ts';

const VISITORS = [
  ['en-US', 'America/New_York'],
  ['de-DE', 'Europe/Berlin'],
  ['ja-JP', 'Asia/Tokyo'],
  ['en-AU', 'Australia/Sydney'],
  ['en-US', 'Pacific/Honolulu'],
] as const;

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

for (const [locale, timezoneId] of VISITORS) {
  test.describe(`a visitor of ${timezoneId}, ${locale}`, () => {
    test.use({ locale, timezoneId });

    for (const width of [390, 1440]) {
      for (const path of ['/', '/nfl', '/premierleague', '/soccer', '/teams/arsenal']) {
        test(`sees nothing of ${path} move at ${width}`, async ({ page }) => {
          await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
          await page.addInitScript(watchShifts);
          await page.addInitScript(stopCalendar, Date.parse(NOW));
          await page.goto(path);
          await hydrated(page);
          // A shift is reported after the frame that showed it, and some data arrives after that.
          await page.waitForLoadState('networkidle');
          for (let frame = 0; frame < 3; frame++) {
            await page.evaluate(() => new Promise(requestAnimationFrame));
          }
          const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
          const moved = shifts.reduce((sum, { value }) => sum + value, 0);
          expect(moved, JSON.stringify(shifts, undefined, 1)).toBeLessThanOrEqual(LARGEST_SHIFT);
        });
      }
    }
  });
}
