/** The colour scheme: its words, its memory, and no flash of the wrong one. */
import { COLOR_SCHEME_KEY, expect, open, test } from './site.ts';

const html = 'html';
const attribute = 'data-color-scheme';

test('is light at first, toggles, and is remembered', async ({ page }) => {
  await open(page, '/nfl');
  await expect(page.locator(html)).toHaveAttribute(attribute, 'light');
  const toggle = page.getByRole('button', { name: 'Dark Mode' });
  await toggle.hover();
  await expect(page.getByRole('tooltip', { name: 'Dark Mode' })).toBeVisible();
  await toggle.click();
  await expect(page.locator(html)).toHaveAttribute(attribute, 'dark');
  await expect(page.getByRole('button', { name: 'Light Mode' })).toBeVisible();
  await expect(page.getByRole('tooltip')).toHaveText('Light Mode');
  expect(await page.evaluate((key) => localStorage.getItem(key), COLOR_SCHEME_KEY)).toBe('dark');
  await page.reload();
  await expect(page.locator(html)).toHaveAttribute(attribute, 'dark');
  await expect(page.getByRole('button', { name: 'Light Mode' })).toBeVisible();
});

test('follows the system in auto', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'auto'), COLOR_SCHEME_KEY);
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  await expect(page.locator(html)).toHaveAttribute(attribute, 'dark');
  await expect(page.getByRole('button', { name: 'Toggle Color' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator(html)).toHaveAttribute(attribute, 'light');
});

test('is right before any script of the site has run', async ({ page, faults }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), COLOR_SCHEME_KEY);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/nfl', { waitUntil: 'domcontentloaded' });
  await expect(page.locator(html)).toHaveAttribute(attribute, 'dark');
  const background = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(background).toBe('rgb(20, 23, 26)');
  // The scripts were cut off on purpose.
  faults.length = 0;
});

test('the sport icons are black on light and white on dark', async ({ page }) => {
  await open(page, '/football');
  const image = () => page.locator('main h1 span').evaluate((icon) => getComputedStyle(icon).backgroundImage);
  expect(await image()).toContain('/icons/all_black.svg');
  await page.getByRole('button', { name: 'Dark Mode' }).click();
  await expect.poll(image).toContain('/icons/all_white.svg');
});

test('the icon of a sport is its own drawing', async ({ page, request }) => {
  await open(page, '/football');
  const place = await page
    .locator('main h1 span')
    .evaluate((icon) => Number(getComputedStyle(icon).getPropertyValue('--place')));
  const drawings = (await (await request.get('/icons/all_black.svg')).text()).split('<svg y=').slice(1);
  const own = await (await request.get('/icons/football_black.svg')).text();
  const shown = drawings[(drawings.length - 1 - place) / 2];
  expect(shown).toContain(own.slice(own.indexOf('>') + 1, own.indexOf('</svg>')));
});

/** Where size and place disagree, parts of icons are seen. */
for (const width of [390, 1440]) {
  test(`the sport icons stand in their places of the drawing, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/soccer', '/calendar?view=month']) {
      await open(page, path);
      await expect(page.locator('main span[style*="--place"]').first()).toBeVisible();
      const places = await page.locator('main span[style*="--place"]').evaluateAll((icons) =>
        icons.map((icon) => {
          const style = getComputedStyle(icon);
          const offset = /calc\(50% ([+-]) ([\d.]+)px\)/.exec(style.backgroundPositionY);
          const pixels = offset ? Number(`${offset[1]}${offset[2]}`) : Number.NaN;
          return {
            is: pixels / Number.parseFloat(style.backgroundSize),
            expected: Number(style.getPropertyValue('--place')),
          };
        }),
      );
      for (const { is, expected } of places) expect(is).toBeCloseTo(expected, 3);
    }
  });
}

test('an address may ask for a scheme', async ({ page }) => {
  await open(page, '/nfl?scheme=dark');
  await expect(page.locator(html)).toHaveAttribute(attribute, 'dark');
  await page.getByRole('button', { name: 'Light Mode' }).click();
  await expect(page.locator(html)).toHaveAttribute(attribute, 'light');
});
