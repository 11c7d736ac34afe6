/** A league's page: seasons, groups, the current week. */
import { expect, open, test } from './site.ts';

test('the current week is in view on opening', async ({ page }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize(viewport);
    await open(page, '/nfl');
    await expect(page.locator('#regular-season-week-10')).toHaveAttribute('open', '');
    await expect(page.getByRole('heading', { name: /today/ })).toBeInViewport();
  }
});

test('a phone shows when the play-offs begin, and a heading on one line beside its dates', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/nba');
  await expect(page.locator('main header')).toContainText('Regular Season · Playoffs from 17 Apr 2027');
  const heading = page.getByRole('heading', { level: 2, name: 'Regular Season' });
  expect((await heading.boundingBox())?.height).toBeLessThan(30);
});

test('what is over is folded away and opens', async ({ page }) => {
  await open(page, '/nfl');
  await page.getByText('Earlier: Week 1 to Week 9').click();
  await page.locator('#regular-season-week-1 > summary').click();
  await expect(page.locator('#regular-season-week-1 li')).toHaveCount(16);
});

test('a season is chosen by its link, kept in the address, and back returns', async ({ page }) => {
  await open(page, '/premierleague');
  const picker = page.getByRole('navigation', { name: 'Season' });
  await expect(picker.getByRole('link')).toHaveText(['2026-27', '2025-26', '2024-25', '2023-24']);
  await expect(picker.getByRole('link', { name: '2026-27' })).toHaveAttribute('aria-current', 'true');
  await picker.getByRole('link', { name: '2024-25' }).click();
  await expect(page).toHaveURL('/premierleague?season=2024-25');
  await expect(page.getByText('Season 2024-25 ·')).toBeVisible();
  await page.locator('#matchday-38 > summary').click();
  await expect(page.locator('#matchday-38 li')).toHaveCount(10);
  await page.goBack();
  await expect(page.getByText('Season 2026-27 ·')).toBeVisible();
});

test('an address with a season shows that season', async ({ page }) => {
  await open(page, '/formula1?season=2023');
  await expect(page.getByText('Season 2023 ·')).toBeVisible();
});

test('an unknown season is answered with a notice and the usual one', async ({ page }) => {
  await open(page, '/nba?season=<script>1999');
  await expect(page.getByRole('status').first()).toContainText(
    'There is no NBA season “<script>1999”. Showing 2026-27.',
  );
  await expect(page.getByText('Season 2026-27 ·')).toBeVisible();
});

test('groups stand in chronological order under their category keys', async ({ page }) => {
  await open(page, '/nfl?season=2025', '2025-01-20T12:00:00Z');
  await expect(page.locator('main h2')).toHaveText([
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
  const june = page.locator('#regular-season-june-2026');
  await expect(june).toHaveAttribute('open', '');
  await expect(june.getByRole('heading', { name: /today/ })).toBeInViewport();
  const shown = await june.locator('li').count();
  await june.getByRole('button', { name: /Show later/ }).click();
  expect(await june.locator('li').count()).toBeGreaterThan(shown);
  const earlier = june.getByRole('button', { name: /Show earlier/ });
  while (await earlier.isVisible()) await earlier.click();
  await expect(june.getByRole('heading', { name: 'Monday 1 June' })).toBeVisible();
});

test('both games of a doubleheader are listed', async ({ page }) => {
  await open(page, '/mlb?season=2025', '2025-04-06T12:00:00Z');
  const rows = page.locator('main li').filter({ hasText: 'Boston Red Sox vs St. Louis Cardinals' });
  await expect(rows).toHaveCount(2);
  await expect(rows.last()).toContainText('(Game 2)');
  await expect(rows.last().locator('time')).toHaveText('7:10\u00a0PM');
});

test('a league that ended says so', async ({ page }) => {
  await open(page, '/bellator');
  await expect(page.getByText('Ended after 2024')).toBeVisible();
  await open(page, '/mma');
  await expect(page.getByText('ended after 2024')).toBeVisible();
});
