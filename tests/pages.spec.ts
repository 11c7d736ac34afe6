/** Every page of the site, at every width and in both schemes: within its budget, something to see, nothing that breaks. */
import { openWithinBudget } from './budget.ts';
import { CATEGORY_PATHS, expect, LEAGUE_PATHS, test } from './site.ts';

const WIDTHS = [320, 390, 768, 1440];

for (const path of ['/', '/calendar', ...CATEGORY_PATHS, ...LEAGUE_PATHS]) {
  test(`${path} at every width, light and dark`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openWithinBudget(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    for (const scheme of ['light', 'dark']) {
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        await expect(page.locator('main time').first()).toBeVisible();
        const scrolls = await page.evaluate(
          () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
        );
        expect(scrolls, `${path} scrolls sideways at ${width} px`).toBe(false);
      }
      await page
        .getByRole('button', { name: 'Dark Mode' })
        .or(page.getByRole('button', { name: 'Light Mode' }))
        .click();
    }

    // Reached by a link it is the same page.
    const [text, title] = [await page.locator('main').innerText(), await page.title()];
    await page.getByRole('link', { name: 'Sports Calendar' }).click();
    await expect(page.getByRole('heading', { name: 'All leagues and competitions' })).toBeVisible();
    if (path === '/') return;
    await page.locator(`main a[href="${path}"]`).first().click();
    await expect(page).toHaveURL(path);
    await expect.poll(() => page.locator('main').innerText(), { intervals: [50, 100, 200] }).toBe(text);
    expect(await page.title()).toBe(title);
  });
}
