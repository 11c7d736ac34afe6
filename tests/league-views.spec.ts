/** The calendar and the timeline of a season: the same events, other pictures. */
import { schemesOf } from './exhaustive.ts';
import { expectAccessible } from './expect-accessible.ts';
import { COLOR_SCHEME_KEY, expect, open, test } from './site.ts';

test('the view is in the address, and back returns', async ({ page }) => {
  await open(page, '/nfl');
  const views = page.getByRole('navigation', { name: 'View' });
  await views.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL('/nfl?view=calendar');
  await expect(page.getByRole('grid')).toBeVisible();
  await views.getByRole('link', { name: 'Timeline' }).click();
  await expect(page).toHaveURL('/nfl?view=timeline');
  await expect(page.getByText('View as table')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
});

test('the view that was clicked stays under the pointer', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/nfl');
    // The way to today is no part of the calendar, and phones have the list in sight.
    const today = page.getByRole('button', { name: 'Today ↓' });
    await expect(today).toBeVisible({ visible: width > 390 });
    const calendar = page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Calendar' });
    await calendar.click();
    await expect(today).toBeHidden();
    expect(await calendar.evaluate((link) => link.matches(':hover'))).toBe(true);
  }
});

test('with another season nothing is left of the views of the one before', async ({ page }) => {
  await open(page, '/nfl');
  const choose = (of: string, name: string) =>
    page.getByRole('navigation', { name: of }).getByRole('link', { name, exact: true }).click();
  // What is opened in one season is not open in another.
  const fold = page.locator('main details[data-kind=fold]').first();
  await fold.locator('summary').first().click();
  await expect(fold).toHaveAttribute('open');
  await choose('View', 'Calendar');
  await expect(page.getByRole('grid')).toBeVisible();
  await choose('View', 'Schedule');
  await page.getByRole('combobox', { name: 'Season' }).selectOption('2025');
  await expect(page.locator('main [role=grid]')).toHaveCount(0);
  // The calendar of the other season, in its own months.
  await choose('View', 'Calendar');
  await expect(page.getByRole('grid')).toHaveCount(1);
  await expect(page.getByRole('gridcell').filter({ hasText: '@' }).first()).toBeVisible();
  await choose('View', 'Schedule');
  await page.getByRole('combobox', { name: 'Season' }).selectOption('2026');
  await expect(page.locator('#group_regular-season-week-10')).toBeVisible();
  await expect(page.locator('main details[data-kind=fold]').first()).not.toHaveAttribute('open');
});

test('back from another page, what was opened is open and what was closed is closed', async ({ page }) => {
  await open(page, '/nfl');
  const group = (week: number) => page.locator(`#group_regular-season-week-${week}`);
  await group(10).locator('summary').click();
  await group(14).locator('summary').click();
  await group(14).locator('a[href^="/teams/"]').first().click();
  await expect(page).toHaveURL(/\/teams\//);
  await page.goBack();
  await expect(group(14)).toHaveAttribute('open');
  await expect(group(10)).not.toHaveAttribute('open');
  await expect(group(14).locator('a[href^="/teams/"]').first()).toBeInViewport();
  // A new visit begins as the page does.
  await page.getByRole('link', { name: 'Sports Calendar' }).first().click();
  await expect(page.getByRole('heading', { name: 'Fixtures from' })).toBeVisible();
  await page.locator('a[href="/nfl"]:visible').first().click();
  await expect(group(10)).toHaveAttribute('open');
  await expect(group(14)).not.toHaveAttribute('open');
});

test('tours are read by month, whatever their levels', async ({ page }) => {
  await open(page, '/pgatour', '2026-03-10T12:00:00Z');
  const months = page.locator('main details[data-kind=subgroup] h3');
  await expect(months.first()).toHaveText('March 2026');
  await expect(page.locator('main details[data-current] li:has(time)').first()).toBeVisible();
});

test('bars of matchdays say how many games there are and when; other dates come last', async ({ page }) => {
  await open(page, '/premierleague');
  const bars = page.locator('main details[data-kind=bar] > summary');
  await expect(bars.first()).toContainText(/Matchday \d+.*10 games · /);
  await expect(page.locator('main details[data-kind=fold] > summary').first()).toContainText(
    /Earlier: Matchdays 1 to \d+ .*games/,
  );
  const labels = await page.locator('main details[data-kind=bar] > summary h2').allInnerTexts();
  expect(labels.slice(-2).sort()).toEqual(['Other dates', 'Regular Season']);
});

test('the calendar opens at this month, and its months are in the address', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/nfl?view=calendar');
  const today = page
    .getByRole('gridcell')
    .filter({ has: page.getByRole('link', { name: /Lions/ }) })
    .first();
  await expect(today).toContainText('9:30');
  await today.getByRole('button', { name: /more/ }).click();
  await expect(
    page.getByRole('link', { name: /Cincinnati Bengals vs Pittsburgh Steelers: details/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: /Next/ }).first().click();
  await expect(page).toHaveURL('/nfl?view=calendar&month=2026-12');
  await page.getByRole('button', { name: 'Year', exact: true }).click();
  await expect(page).toHaveURL('/nfl?view=calendar&month=2026');
});

test('the timeline names the phases, marks today and leads to the events', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/nfl?view=timeline');
  await expect(page.getByText('today', { exact: true })).toBeVisible();
  await page.getByText('View as table').click();
  await expect(page.getByRole('row').filter({ hasText: 'Super Bowl LXI' })).toContainText('14 Feb 2027');
  await page
    .getByRole('link', { name: /Super Bowl LXI/ })
    .first()
    .click();
  await expect(page).toHaveURL('/nfl?view=timeline&event=super-bowl-lxi');
  await expect(page.getByRole('dialog', { name: 'Super Bowl LXI' })).toContainText(
    'SoFi Stadium (Inglewood)',
  );
});

for (const [state, view] of ['calendar', 'timeline'].entries()) {
  for (const path of [
    '/mlb?season=2026&',
    '/formula1?',
    '/pgatour?',
    '/summerolympics?season=2024&',
    '/bellator?',
  ]) {
    test(`${path}view=${view} fits every width and keeps the budget of nodes`, async ({ page }) => {
      await open(page, `${path}view=${view}`, '2026-07-10T12:00:00Z');
      await expect(page.locator('main')).not.toContainText('Loading the view');
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { scrolls, nodes } = await page.evaluate(() => ({
          scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          nodes: document.querySelectorAll('*').length,
        }));
        expect(scrolls, `scrolls sideways at ${width} px`).toBe(false);
        expect(nodes).toBeLessThanOrEqual(2500);
      }
    });
  }
  for (const [at, scheme] of schemesOf(state).entries()) {
    test(`axe finds nothing in the ${view} in ${scheme}`, async ({ page }) => {
      await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
        COLOR_SCHEME_KEY,
        scheme,
      ] as const);
      await open(page, `/nfl?view=${view}`);
      await expect(page.locator('main')).not.toContainText('Loading the view');
      await expectAccessible(page, { contrastAlone: at > 0 });
    });
  }
}

test('axe finds nothing in the panel of an event and in the settings', async ({ page }) => {
  await open(page, '/nfl?event=super-bowl-lxi');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectAccessible(page);
});
