/** A league's page: seasons, groups, the current week. */
import { expect, open, test } from './site.ts';

test('the current week is in view on opening', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, '/nfl');
    await expect(page.locator('#group_regular-season-week-10')).toHaveAttribute('open', '');
    await expect(page.getByRole('heading', { name: /today/ })).toBeInViewport();
  }
});

test('a phone shows when the play-offs begin, and a heading on one line beside its dates', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nba');
  await expect(page.locator('main header')).toContainText('Regular SeasonPlayoffs from 17 Apr 2027');
  const heading = page.getByRole('heading', { level: 2, name: 'Regular Season' });
  expect((await heading.boundingBox())?.height).toBeLessThan(30);
});

test('what is over is folded away and opens', async ({ page }) => {
  await open(page, '/nfl');
  await page.getByText('Earlier: Weeks 1 to 9').click();
  await page.locator('#group_regular-season-week-1 > summary').click();
  await expect(page.locator('#group_regular-season-week-1 li')).toHaveCount(16);
});

test('a season is selected, kept in the address, and back returns', async ({ page }) => {
  await open(page, '/premierleague');
  const season = page.getByRole('combobox', { name: 'Season' });
  await expect(season.getByRole('option')).toHaveText(['2026-27', '2025-26', '2024-25', '2023-24']);
  await expect(season).toHaveValue('2026-27');
  await season.selectOption('2024-25');
  await expect(page).toHaveURL('/premierleague?season=2024-25');
  await expect(page.getByRole('link', { name: '2024-25 season as JSON' })).toBeVisible();
  await page.locator('#group_matchday-38 > summary').click();
  await expect(page.locator('#group_matchday-38 li')).toHaveCount(10);
  await page.goBack();
  await expect(season).toHaveValue('2026-27');
  await expect(page.getByRole('link', { name: '2026-27 season as JSON' })).toBeVisible();
});

test('an address with a season shows that season', async ({ page }) => {
  await open(page, '/formula1?season=2023');
  await expect(page.getByRole('combobox', { name: 'Season' })).toHaveValue('2023');
  await expect(page.getByRole('link', { name: '2023 season as JSON' })).toBeVisible();
});

test('an unknown season is answered with a notice and the usual one', async ({ page }) => {
  await open(page, '/nba?season=<script>1999');
  await expect(page.getByRole('status').first()).toContainText(
    'There is no NBA season “<script>1999”. Showing 2026-27.',
  );
  await expect(page.getByRole('link', { name: '2026-27 season as JSON' })).toBeVisible();
});

test('groups stand in chronological order under their category keys', async ({ page }) => {
  await open(page, '/nfl?season=2025', '2025-01-20T12:00:00Z');
  await expect(page.locator('main details h2')).toHaveText([
    'Offseason',
    'Draft',
    'Preseason',
    'Regular Season',
    'Playoffs',
    'All Star',
    'Championship',
  ]);
});

test('baseball’s regular season is divided by month and shown in steps', async ({ page }) => {
  await open(page, '/mlb?season=2026', '2026-06-10T18:00:00Z');
  const june = page.locator('#group_regular-season-june-2026');
  await expect(june).toHaveAttribute('open', '');
  await expect(june.getByRole('heading', { name: /today/ })).toBeInViewport();
  const shown = await june.locator('li').count();
  await june.getByRole('button', { name: /Show later/ }).click();
  expect(await june.locator('li').count()).toBeGreaterThan(shown);
  const earlier = june.getByRole('button', { name: /Show earlier/ });
  while (await earlier.isVisible()) await earlier.click();
  await expect(june.getByRole('heading', { name: 'Monday 1 June' })).toBeVisible();
});

test('a league that ended says so', async ({ page }) => {
  await open(page, '/bellator');
  await expect(page.getByText('Ended after 2024')).toBeVisible();
  await open(page, '/mma');
  await expect(page.getByText('ended after 2024')).toBeVisible();
});

test('a phone shows the first game well above the fold', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nfl');
  const first = await page.locator('#group_regular-season-week-10 li > div').first().boundingBox();
  expect(first?.y).toBeLessThan(720);
});

test('where the dates are from is behind a button', async ({ page }) => {
  await open(page, '/nfl');
  const about = page.getByRole('button', { name: 'About the 2026 season' });
  const facts = page.locator('main header ul');
  await expect(facts).toBeHidden();
  await about.focus();
  await page.keyboard.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await expect(facts).toContainText('2026 season · 339 events');
  await expect(facts).toContainText(/Dates through .*; some estimated/);
  await page.keyboard.press('Escape');
  await expect(facts).toBeHidden();
});

test('the season’s days are those of the visitor’s zone, as in the groups below', async ({ page }) => {
  const daysFrom = async (zone: string) => {
    await open(page, `/ufc?tz=${zone}`);
    await page.getByRole('button', { name: 'About the 2026 season' }).click();
    return page.locator('main header ul li').nth(1).textContent();
  };
  expect(await daysFrom('America/New_York')).not.toBe(await daysFrom('Asia/Tokyo'));
});

test('the hero has the next event, what follows it, and a way to the list', async ({ page }) => {
  await open(page, '/nfl', '2026-11-18T17:00:00Z');
  const hero = page.getByRole('article', { name: 'Next' });
  await expect(hero).toContainText('Next game · Week 11');
  await expect(hero.locator('[data-form=time]').first()).toHaveText(/^\d+:\d\d\u00a0PM$/);
  await hero.getByRole('link', { name: /^Then Sun/ }).click();
  await expect(page).toHaveURL(/\/nfl#/);
  const row = page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`);
  await expect(row).toBeInViewport();
  await page.getByRole('link', { name: /^Add to calendar: / }).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Add to calendar' })).toBeVisible();
});

test('of games at the same time a starred side’s leads', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'sports-calendar-my',
      '{"app":"sports-calendar","version":1,"leagues":[],"teams":["chicago-bears"],"hiddenTypes":[]}',
    ),
  );
  await open(page, '/nfl?tz=America/New_York', '2026-11-22T15:00:00Z');
  const hero = page.getByRole('article', { name: 'Next' });
  await expect(hero).toContainText('Your next game');
  await expect(hero.getByRole('link', { name: 'Chicago Bears', exact: true })).toBeVisible();
  await expect(hero.getByRole('link', { name: /^Same time/ })).toContainText('more at 1:00');
});

test('the way to today is there while the season is played, else one to the next event', async ({ page }) => {
  const today = page.getByRole('button', { name: 'Today ↓' });
  const next = page.getByRole('link', { name: 'Next ↓' });
  await open(page, '/nfl');
  await expect(today).toBeVisible();
  await expect(next).toBeHidden();
  await open(page, '/bellator');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(today).toBeHidden();
  await expect(next).toBeHidden();
  await open(page, '/worldcup');
  await expect(today).toBeHidden();
  await next.click();
  await expect(page.locator('main details li > div').first()).toBeInViewport();
});
