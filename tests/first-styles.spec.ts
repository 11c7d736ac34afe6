/** The rules that stand in a page itself, before the sheet with all of them is there: nothing moves when it comes. */
import type { Browser } from '@playwright/test';
import { expect, test } from './site.ts';

const SHEET = /\/assets\/style-[^/]+\.css$/;

for (const width of [390, 1440]) {
  test(`at ${width} px everything visible is in its place and colour without the sheet`, async ({
    browser,
    baseURL,
  }) => {
    for (const path of ['/', '/nfl', '/timeline', '/teams/arsenal']) {
      const [without, withSheet] = [
        await looks(browser, `${baseURL}${path}`, width, false),
        await looks(browser, `${baseURL}${path}`, width, true),
      ];
      expect([without.hasAll, withSheet.hasAll], path).toEqual([false, true]);
      expect(without.elements.length, path).toBeGreaterThan(50);
      expect(without.elements, path).toEqual(withSheet.elements);
    }
  });
}

/** Place, size and colours of what is to be seen, as scripts find it that have not run yet. */
async function looks(browser: Browser, address: string, width: number, hasSheet: boolean) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
  const page = await context.newPage();
  let hasAll = false;
  page.on('requestfinished', (request) => {
    if (SHEET.test(request.url())) hasAll = true;
  });
  if (!hasSheet) await page.route(SHEET, (route) => route.abort());
  // It may be there in time or not: both pages are to have the same.
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto(address);
  const elements = await page.evaluate(() => {
    // Further down, the browser lays out what comes into sight when it has the time.
    const visible = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().bottom < innerHeight &&
        !element.closest('noscript'),
    );
    return visible.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, fontWeight, stroke } = getComputedStyle(element);
      const box = [x, y, width, height].map((length) => length.toFixed(1)).join(' ');
      return `${element.localName} ${box} ${color} ${backgroundColor} ${fontWeight} ${stroke}`;
    });
  });
  await context.close();
  return { elements, hasAll };
}
