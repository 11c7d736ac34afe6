/** The day with the most events of all, whichever it is: every view of it fits a phone and keeps the budget of nodes. */

import { budget } from '../catalog/budgets.ts';
import { listedDay } from '../catalog/day/day.ts';
import { loadCatalog } from '../catalog/load-catalog.ts';
import { allLeagues } from '../catalog/season/league.ts';
import { REAL_DATA_FOLDER } from '../tools/folders.ts';
import { expect, open, test } from './site.ts';

function busiestDay(): string {
  const counts = new Map<string, number>();
  for (const { seasons, timeZone } of allLeagues(loadCatalog(REAL_DATA_FOLDER).catalog)) {
    for (const event of seasons.flatMap(({ events }) => events)) {
      if (event.isPeriod) continue;
      const day = listedDay(event.start, timeZone);
      counts.set(day, (counts.get(day) ?? 0) + 1);
    }
  }
  const [busiest] = [...counts].sort(([, a], [, b]) => b - a);
  return busiest?.[0] ?? '';
}

test('the busiest day as a day, a week and a month', async ({ page }) => {
  const date = busiestDay();
  const month = new Date(date).toLocaleDateString('en', { month: 'short', timeZone: 'UTC' });
  for (const view of ['day', 'week', 'month']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `/calendar?date=${date}&view=${view}`);
    await expect(page.locator('main')).not.toContainText('Loading the month');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(month);
    await expect(page.locator('main')).not.toContainText('No events');
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      const { scrolls, nodes } = await page.evaluate(() => ({
        scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        nodes: document.querySelectorAll('*').length,
      }));
      expect(scrolls, `${view} of ${date} scrolls sideways at ${width} px`).toBe(false);
      expect(nodes, `nodes of the ${view} of ${date}`).toBeLessThanOrEqual(budget('elements'));
    }
  }
});
