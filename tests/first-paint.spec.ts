/** What a page asks for before it can be read: nothing but itself. Everything else comes after the first paint. */
import { expect, NOW, settled, test } from './site.ts';

for (const path of ['/', '/soccer', '/mlb', '/teams/arsenal', '/calendar', '/my']) {
  test(`${path} is painted before scripts, styles and icons are asked for`, async ({ page }) => {
    // Without the fixed clock, which takes the browser's own measurements away.
    await page.goto(path);
    await settled(page);
    const { painted, early, late } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByType('paint');
      const files = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.(js|css|webmanifest)$|\/icons\//.test(name))
        .map(({ name, startTime }) => ({ name, startTime }));
      const painted = paint?.startTime ?? Number.NaN;
      return {
        painted,
        early: files.filter(({ startTime }) => startTime < painted),
        late: files.filter(({ startTime }) => startTime >= painted).length,
      };
    });
    expect(painted).toBeGreaterThan(0);
    expect(early).toEqual([]);
    expect(late).toBeGreaterThan(3);
  });
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
  await page.goto('/my');
  await expect(page.getByRole('heading', { name: 'Nothing starred yet' })).toBeVisible();
  const [largest, first] = await page.evaluate(() => [
    Number(document.documentElement.dataset.largest),
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  ]);
  expect(largest).toBe(first);
});

test('a page in the background is made ready without being painted', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'hidden', { get: () => true });
    // As if no paint ever came.
    PerformanceObserver.prototype.observe = () => {};
  });
  await page.goto('/nfl');
  await settled(page);
});

test('a browser that does not tell of its paints gets scripts at once', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'PerformanceObserver');
  });
  await page.goto('/nfl');
  await settled(page);
});

test('a group that was opened or closed before the scripts came stays so, with its games', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.clock.setFixedTime(new Date(NOW));
  await page.goto('/nfl', { waitUntil: 'commit' });
  const opened = page.locator('#regular-season-week-12');
  await opened.locator('summary').click();
  await expect(opened).toHaveAttribute('open');
  const closed = page.locator('#regular-season-week-10');
  await closed.locator('summary').click();
  await expect(closed).not.toHaveAttribute('open');
  release();
  await settled(page);
  await expect(opened.locator('time').first()).toBeVisible();
  await expect(closed).not.toHaveAttribute('open');
  await expect(closed.locator('time')).toHaveCount(0);
});
