/** With the browser's text at twice its size, pages keep to the width of the screen, and no text is cut or torn. */
import type { Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

const BROWSER_FONT = 32;

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
  '/my',
  '/data',
  '/developers',
  '/accessibility',
];

/** Texts that are cut, that spill out of their button or cell, and short words on two lines. Runs in the page. */
function brokenTexts(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    if (element.closest('[role="tooltip"], option, svg, code, textarea')) continue;
    // Names on the marks of a timeline are shortened to the room of their days; the hint and the table have them whole.
    if (element.closest('[data-shape]')) continue;
    if (isForScreenReaders(element)) continue;
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const isTorn =
        /^[A-Za-z]{1,10}$/.test(word) && new Set(rects.map(({ top }) => Math.round(top))).size > 1;
      const isCut = rects.some(({ left, right }) => isOutside(element, left, right));
      const button = element.closest('button, th, td')?.getBoundingClientRect();
      const isSpilt =
        button && rects.some(({ left, right }) => left < button.left - 1 || right > button.right + 1);
      const fault = isTorn ? 'torn' : isCut ? 'cut' : isSpilt ? 'spilt' : undefined;
      if (fault) found.push(`${fault}: ${word} in "${element.textContent?.slice(0, 40)}"`);
    }
  }
  return found;

  function isForScreenReaders(element: Element): boolean {
    for (let box: Element | null = element; box; box = box.parentElement)
      if (getComputedStyle(box).clipPath === 'inset(50%)') return true;
    return false;
  }

  /** What scrolls sideways by itself may be wider than the screen. */
  function isOutside(element: Element, left: number, right: number): boolean {
    for (
      let box: Element | null = element;
      box && box !== document.documentElement;
      box = box.parentElement
    ) {
      const { overflowX } = getComputedStyle(box);
      if (overflowX === 'auto' || overflowX === 'scroll') return false;
      const edges = box.getBoundingClientRect();
      if (overflowX !== 'visible' && (left < edges.left - 1 || right > edges.right + 1)) return true;
    }
    return left < -1 || right > document.documentElement.clientWidth + 1;
  }
}

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
  expect.soft(await page.evaluate(brokenTexts), what).toEqual([]);
}

for (const width of [390, 1440]) {
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
      for (const name of ['Search', 'Settings', 'Open navigation']) {
        await page.getByRole('button', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWhole(page, name);
        await page.keyboard.press('Escape');
      }
      for (const name of ['Subscribe', /^Add to calendar/]) {
        await page.getByRole('link', { name }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectWhole(page, String(name));
        await page.keyboard.press('Escape');
      }
    });
  });
}
