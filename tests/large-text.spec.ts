/** With the browser's text at twice its size, pages keep to the width of the screen, and no text is cut or torn. */
import type { Page } from '@playwright/test';
import { brokenLayout } from './broken-layout.ts';
import { isExhaustive } from './exhaustive.ts';
import { expect, open, test } from './site.ts';

const BROWSER_FONT = 32;
/** Letters. A phone has no room for more of them. */
const LONGEST_WORD = 10;

const PAGES = [
  '/',
  '/soccer',
  '/nfl',
  '/nfl?view=calendar',
  '/nfl?view=timeline',
  '/formula1',
  '/teams/arsenal',
  '/calendar',
  '/calendar?view=week',
  '/calendar?view=month',
  '/timeline',
  '/events',
  '/events/wimbledon',
  '/events/los-angeles-2028',
  '/my',
  '/data',
  '/developers',
  '/accessibility',
];

/** The page, and lists in a dialog, that are wider than their room. Runs in the page. */
function scrolledSideways(): string[] {
  const scrollers = document.querySelectorAll('html, dialog[open], dialog[open] :not(textarea, input)');
  return [...scrollers]
    .filter((box) => box.tagName === 'HTML' || /auto|scroll/.test(getComputedStyle(box).overflowX))
    .filter((box) => box.scrollWidth > box.clientWidth)
    .map((box) => `${box.tagName}: ${box.scrollWidth} in ${box.clientWidth}`);
}

async function expectWhole(page: Page, what: string): Promise<void> {
  expect.soft(await page.evaluate(scrolledSideways), `the width of ${what}`).toEqual([]);
  expect.soft(await page.evaluate(brokenLayout, LONGEST_WORD), what).toEqual([]);
}

for (const width of isExhaustive ? [390, 1440] : [390]) {
  test.describe(`text of ${BROWSER_FONT} px on a screen of ${width} px`, () => {
    test.beforeEach(async ({ page, context }) => {
      await page.setViewportSize({ width, height: 844 });
      const browser = await context.newCDPSession(page);
      await browser.send('Page.enable');
      await browser.send('Page.setFontSizes', { fontSizes: { standard: BROWSER_FONT } });
    });

    for (const path of PAGES) {
      test(`${path} is whole`, async ({ page }) => {
        await open(page, path);
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
          `${BROWSER_FONT}px`,
        );
        // What is loaded after the page has to fit as well.
        await page.waitForLoadState('networkidle');
        await expectWhole(page, path);
      });
    }

    test('dialogs are whole', async ({ page }) => {
      await open(page, '/nfl');
      for (const name of ['Search', 'Open navigation']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWhole(page, name);
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Open navigation' }).click();
      await page.getByRole('button', { name: 'All settings' }).click();
      const settings = page.getByRole('dialog', { name: 'Settings' });
      await expect(settings).toBeVisible();
      await expectWhole(page, 'Settings');
      await page.keyboard.press('Escape');
      await expect(settings).toBeHidden();
      await page.keyboard.press('Escape');
      for (const name of ['Subscribe', /^Add to calendar/]) {
        await page.getByRole('link', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWhole(page, String(name));
        await page.keyboard.press('Escape');
      }
    });
  });
}
