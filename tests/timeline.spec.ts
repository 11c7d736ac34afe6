/** The timeline of all leagues: the page, the keyboard, the fingers, the paper, and its part on category pages. */
import type { Page } from '@playwright/test';
import { isExhaustive, SCHEMES } from './exhaustive.ts';
import { expectAccessible } from './expect-accessible.ts';
import { COLOR_SCHEME_KEY, expect, FIXTURE_LEAGUE_PATHS, open, test } from './site.ts';

/** The day of the World Cup's final. */
const FINAL_DAY = '2026-07-19T12:00:00Z';
const MARKS = 'a[data-shape]';

const hint = (page: Page) => page.locator('[data-hint]');
const period = (page: Page) => page.getByRole('status').first();

/** A place on the picture, as fractions of it. */
async function place(page: Page, x: number, y: number) {
  const box = await page.locator('[data-row="0"]').locator('xpath=ancestor::*[@role="group"]').boundingBox();
  if (!box) throw new Error('no picture');
  return { x: box.x + box.width * x, y: box.y + Math.min(box.height, 600) * y };
}

test('a row for every league at every width, within the budgets', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/timeline');
  await expect(page.getByText('August 2026 – July 2027')).toBeVisible();
  await expect(page.getByText('today', { exact: true })).toBeVisible();
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { scrolls, nodes, empty } = await page.evaluate((marks) => {
      const rows = [...document.querySelectorAll('[data-row]')];
      return {
        scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
        nodes: document.querySelectorAll('*').length,
        empty: rows.filter((row) => row.querySelector(marks) === null).length,
      };
    }, MARKS);
    expect(scrolls, `scrolls sideways at ${width} px`).toBe(false);
    expect(nodes).toBeLessThanOrEqual(1500);
    expect(empty, 'rows without a mark or a reason').toBe(0);
  }
  await expect(page.locator('[data-row]')).toHaveCount(FIXTURE_LEAGUE_PATHS.length);
  await expect(page.getByRole('link', { name: /^Bellator: Last: / })).toBeVisible();
  await page.getByText('View as table').click();
  const nfl = page.getByRole('row').filter({ hasText: 'NFL' });
  await expect(nfl).toContainText('Regular Season, 9 Sep 2026 – 10 Jan 2027; Playoffs');
  await expect(page.getByRole('row').filter({ hasText: 'Formula 1' })).toContainText(/\d+ more events/);
});

test('on the day of a final it is at today’s line', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/timeline', FINAL_DAY);
  await expect(page.getByText('April 2026 – March 2027')).toBeVisible();
  const final = page.getByRole('link', { name: /^World Cup: World Cup Final/ });
  const [mark, now] = [
    await final.boundingBox(),
    await page.getByText('today', { exact: true }).boundingBox(),
  ];
  if (!mark || !now) throw new Error('not drawn');
  expect(Math.abs(mark.x + mark.width / 2 - (now.x + now.width / 2))).toBeLessThan(2);
  await final.click();
  await expect(page.getByRole('dialog', { name: 'World Cup Final' })).toBeVisible();
  await page.goBack();
  await expect(final).toBeVisible();
});

test('the picture is there without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${baseURL}/timeline`);
  await expect(page.getByRole('link', { name: /^NFL: Super Bowl LXI/ })).toBeVisible();
  await page.getByText('View as table').click();
  await expect(page.getByRole('row').filter({ hasText: 'NFL' })).toContainText('Super Bowl LXI (final)');
  await context.close();
});

test('by keyboard alone: one stop, arrows between marks and rows, zoom, Escape, Enter', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/timeline');
  await page.locator('[data-row="0"]').getByRole('link', { name: 'NFL', exact: true }).focus();
  await page.keyboard.press('Tab');
  const first = page.getByRole('link', { name: /^NFL: Preseason/ });
  await expect(first).toBeFocused();
  await expect(hint(page)).toHaveText('NFL: Preseason, 6–29 Aug');
  await page.keyboard.press('Escape');
  await expect(hint(page)).toHaveCount(0);
  await expect(first).toBeFocused();

  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: /^NFL: Regular Season/ })).toBeFocused();
  await expect(hint(page)).toContainText('Regular Season, 9 Sep 2026 – 10 Jan 2027');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(`${MARKS}:focus`)).toHaveAttribute('aria-label', /^CFL: /);
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('link', { name: /^NFL: Regular Season/ })).toBeFocused();

  await page.keyboard.press('Home');
  await expect(page.getByRole('link', { name: /^NFL: NFL Draft, 27–29 Apr 2023/ })).toBeFocused();
  await expect(period(page)).toContainText('2023');
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: /^NFL: Super Bowl LXI/ })).toBeFocused();

  await page.keyboard.press('+');
  await expect(page).toHaveURL(/months=8/);
  await page.keyboard.press('-');
  await page.keyboard.press('-');
  await expect(page).toHaveURL(/months=(12|18)/);
  await expect(page.getByRole('link', { name: /^NFL: Super Bowl LXI/ })).toBeFocused();
  // However it was zoomed, one mark is the stop.
  await expect(page.locator(`${MARKS}[tabindex="0"]`)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nfl?season=2026&event=super-bowl-lxi');
});

test('focus survives a zoom that merges its mark', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/timeline?from=2026-08&months=3');
  await expect(period(page)).toHaveText('1 Aug 2026 – 31 Oct 2026');
  await page.getByRole('link', { name: /^Formula 1: Italian Grand Prix/ }).focus();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('-');
  await expect(page).toHaveURL(/months=(2[4-9]|3\d)/);
  await expect(page.locator(`${MARKS}:focus`)).toHaveAttribute('aria-label', /^Formula 1: /);
});

test('the address says what is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/timeline?from=2024-01&months=3&tz=Europe/London');
  await expect(period(page)).toHaveText('1 Jan 2024 – 31 Mar 2024');
  await page.getByRole('link', { name: 'NFL: Kansas City Chiefs' }).focus();
  await expect(hint(page)).toContainText('11 Feb 2024, 11:30 PM');
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(period(page)).toHaveText('January 2023 – December 2028');
  await expect(page).toHaveURL('/timeline?from=2023-01&months=72&tz=Europe/London');
  await page.reload();
  await expect(period(page)).toHaveText('January 2023 – December 2028');
});

test('wheel, pointer and fingers pan and zoom; a drag is no click', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/timeline');
  const middle = await place(page, 0.5, 0.5);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(page).toHaveURL('/timeline');
  await page.mouse.wheel(0, -300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.wheel(400, 0);
  await expect(page).toHaveURL(/from=202[67]/);

  await open(page, '/timeline');
  await page.keyboard.down('Control');
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -100);
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(page).toHaveURL(/months=8/);

  await open(page, '/timeline');
  const bar = await page
    .getByRole('link', { name: 'Premier League: Regular Season' })
    .and(page.locator('[data-key^="2026"]'))
    .boundingBox();
  if (!bar) throw new Error('no bar');
  await page.mouse.move(bar.x + bar.width / 2, bar.y + bar.height / 2);
  await expect(hint(page)).toContainText('Premier League: Regular Season');
  await page.mouse.down();
  await page.mouse.move(bar.x + bar.width / 2 - 200, bar.y + bar.height / 2, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/\/timeline\?from=2026-1\d(-\d\d)?&months=12$/);

  await open(page, '/timeline');
  const touch = await page.context().newCDPSession(page);
  const fingers = (distance: number) => [
    { x: middle.x - distance, y: middle.y, id: 0 },
    { x: middle.x + distance, y: middle.y, id: 1 },
  ];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(60) });
  for (const distance of [90, 120, 180, 240]) {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) });
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page).toHaveURL(/months=[34]$/);
});

/** For every row, whether it has a mark in sight: between the labels and the right edge. */
const rowsInSight = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-row]')].map((row) => {
      const left = row.firstElementChild?.getBoundingClientRect().right ?? 0;
      const right = row.closest('[role="group"]')?.getBoundingClientRect().right ?? 0;
      return [...row.querySelectorAll('[data-shape]:not([data-shape="note"])')].some((mark) => {
        const box = mark.getBoundingClientRect();
        return box.left < right && box.right > left;
      });
    }),
  );

test('after a fast movement every row has its own marks', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/timeline');
  for (const button of ['All', 'Month', 'Later', 'Later', 'Year', 'Month']) {
    await page.getByRole('button', { name: button, exact: true }).click();
  }
  const middle = await place(page, 0.5, 0.5);
  await page.mouse.move(middle.x, middle.y);
  for (let turn = 0; turn < 8; turn += 1) await page.mouse.wheel(300, 0);
  await page.getByText('View as table').click();
  await expect
    .poll(async () => {
      const inSight = await rowsInSight(page);
      const inTable = await page.locator('tbody td').allTextContents();
      const wrong = inSight.filter((each, row) => each !== (inTable[row] !== 'No events')).length;
      return { rows: inSight.length, wrong };
    })
    .toEqual({ rows: FIXTURE_LEAGUE_PATHS.length, wrong: 0 });
});

test('on a phone six years are named, and nothing is written over another name', async ({ page }) => {
  for (const [width, texts] of [
    [390, 6],
    [1440, 6 + 6 * 4],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/timeline?from=2023-01&months=72');
    const axis = page.getByText('2023', { exact: true }).locator('xpath=../..');
    await expect(axis.locator('> *')).toHaveCount(texts);
  }
});

test('a month is no row of blank bars, and the line of today crosses no text', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/timeline?from=2026-11&months=1');
  const row = (name: string) =>
    page.locator('[data-row]').filter({ has: page.getByText(name, { exact: true }) });
  await expect(row('NFL').locator('[data-side="inside"]')).toHaveText('Regular Season');
  await expect(row('Formula 1').locator('[data-side="after"]').first()).toContainText('Grand Prix');
  // What is drawn at today's line, at the height of each text that reaches over it.
  const crossed = await page.evaluate(() => {
    const line = document.evaluate('//span[.="today"]', document).iterateNext()?.parentNode as Element;
    const x = line.getBoundingClientRect().x + 1;
    const texts = [...document.querySelectorAll('[data-side] > span, [data-shape="note"] > span')];
    return texts.flatMap((text) => {
      const box = text.getBoundingClientRect();
      if (box.left > x || box.right < x || box.top > innerHeight) return [];
      // The outermost layer within its row decides, as the line is in none.
      let layer = 0;
      for (let each: Element | null = text; each && !each.matches('[data-row]'); each = each.parentElement) {
        const { zIndex } = getComputedStyle(each);
        if (zIndex !== 'auto') layer = Number(zIndex);
      }
      return layer > Number(getComputedStyle(line).zIndex) ? [] : [text.textContent];
    });
  });
  expect(crossed).toEqual([]);
});

test('on a phone a row with nothing in view says so in one line, and nothing is cut at the left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/timeline');
  const over = page.locator('[data-row]').filter({ hasText: 'Bellator' });
  await expect(over.locator('[data-shape="note"]')).toContainText('Last: ');
  expect((await over.boundingBox())?.height).toBeLessThan(60);
  await open(page, '/nfl?view=timeline&zoom=quarter');
  await expect(page.locator('[data-row] [data-side]').first()).toBeVisible();
  const cut = await page.evaluate(() => {
    const edge = document.querySelector('[role="group"] [data-row]')?.closest('[role="group"]');
    const left = edge?.getBoundingClientRect().left ?? 0;
    return [...document.querySelectorAll('[data-row] [data-side] > span')]
      .filter((name) => name.getBoundingClientRect().left < left && name.getBoundingClientRect().right > left)
      .map((name) => name.textContent);
  });
  expect(cut).toEqual([]);
});

test('the buttons of the timeline are large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/timeline');
  const sizes = await page
    .getByRole('group', { name: /^(Move|Zoom)$/ })
    .getByRole('button')
    .evaluateAll((all) =>
      all.map((button) => button.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
    );
  expect(sizes).toHaveLength(9);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(32);
});

test('prints on one landscape page', async ({ page }) => {
  await open(page, '/timeline');
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});

for (const [at, scheme] of SCHEMES.entries()) {
  test(`axe finds nothing on the timeline in ${scheme}`, async ({ page }) => {
    test.slow(isExhaustive);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      COLOR_SCHEME_KEY,
      scheme,
    ] as const);
    await open(page, '/timeline');
    await page.locator(MARKS).first().scrollIntoViewIfNeeded();
    // Hundreds of marks over each other take it half a minute. The rows are all alike.
    const without = isExhaustive ? undefined : '[data-row]:not([data-row="0"])';
    await expectAccessible(page, { without, contrastAlone: at > 0 });
  });
}

test('a category page shows how far each league is, and its seasons as strips', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/football');
  const card = (name: string) => page.getByRole('article').filter({ hasText: name });
  await expect(card('NFL')).toContainText('Week 10 of 18');
  await expect(card('CFL')).toContainText('113th Grey Cup');
  await expect(page.getByRole('heading', { name: 'Next seven days' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'CFL final 15 Nov 2026' })).toHaveAttribute('href', '/cfl');
  await page.locator('main').getByRole('link', { name: 'Timeline →' }).click();
  await expect(page).toHaveURL('/timeline');
  await expect(page.locator('[data-row]')).toHaveCount(FIXTURE_LEAGUE_PATHS.length);

  await open(page, '/soccer', FINAL_DAY);
  await expect(card('World Cup').first()).toContainText('Until 19 Jul 2026');
  await expect(card('World Cup').first()).toContainText('Spain – Argentina');
  await expect(card('Premier League')).toContainText('Starts 21 Aug 2026');
  await expect(page.getByRole('main')).toContainText('Argentina');
});

test('the zoom of a season’s timeline is kept in the address', async ({ page }) => {
  await open(page, '/nfl?view=timeline');
  await page.getByRole('button', { name: 'Quarter' }).click();
  await expect(page).toHaveURL('/nfl?view=timeline&zoom=quarter');
});
