/** What a league page says when there is no ordinary answer: between seasons, over, estimated, not known, not found. */
import { expect, open, test } from './site.ts';

const facts = 'main header';
const next = 'main article';

test('between seasons: what comes next, and when', async ({ page }) => {
  await open(page, '/mlb', '2025-11-15T12:00:00Z');
  await expect(page.locator(facts)).toContainText('Offseason · Spring Training in 97 days');
  await expect(page.locator(next)).toContainText('Spring Training');
  await open(page, '/worldcup', '2024-11-15T12:00:00Z');
  await expect(page.locator(facts)).toContainText(/ in \d+ days/);
});

test('between seasons: the opening of the next one, which leads there', async ({ page }) => {
  await open(page, '/mlb', '2026-11-15T14:45:00Z');
  await page
    .locator(next)
    .getByRole('link', { name: /Spring Training/ })
    .click();
  await expect(page).toHaveURL(/\/mlb\?season=2027&event=/);
  await expect(page.getByRole('dialog')).toContainText('Spring Training');
});

test('a season of which only the stages are known says so', async ({ page }) => {
  await open(page, '/ncaawbb');
  await expect(page.locator(facts)).toContainText('Regular-season games are not included');
});

test('a provisional day is a weekend, wherever the match is listed', async ({ page }) => {
  const weekend = 'Weekend of 21 Nov · date TBC';
  await open(page, '/premierleague', '2026-11-15T14:45:00Z');
  await expect(page.locator(next).locator('[data-form="round"]')).toHaveText('Weekend of 21 Nov');
  await expect(page.locator(next)).toContainText('date TBCin about 6 days');
  const rows = page.locator('#group_matchday-11 li');
  // Said by the heading and the first row.
  await expect(page.locator('#group_matchday-11 > summary')).toContainText('Weekend of 21 Nov dates TBC');
  await expect(rows.first()).toContainText('20–23 Nov date TBC');
  await expect(rows.nth(1)).not.toContainText('TBC');
  await rows
    .first()
    .getByRole('link', { name: /details/ })
    .click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText(weekend);
  await expect(panel).not.toContainText('to be confirmed');
  await open(page, '/teams/arsenal', '2026-11-15T14:45:00Z');
  await expect(page.locator('main li[data-start]').first()).toContainText('20–23 Nov date TBC');
});

test('what is past and never came is not confirmed', async ({ page }) => {
  await open(page, '/mlb?q=World+Series', '2026-11-15T14:45:00Z');
  await expect(page.locator('main li').filter({ hasText: 'World Series Game 7' })).toContainText(
    /not confirmed/i,
  );
});

test('a pause within a season', async ({ page }) => {
  await open(page, '/ncaambb');
  await expect(page.locator(facts)).toContainText(
    'Regular Season · Conference Tournaments begin in 106 days',
  );
});

test('the World Cup opens', async ({ page }) => {
  await open(page, '/worldcup?tz=America/Mexico_City', '2026-06-11T18:00:00Z');
  await expect(page.locator(facts)).toContainText('Group Stage');
  await expect(page.locator(next)).toContainText('Mexico');
  await expect(page.locator(next)).toContainText('in 1 h');
  await open(page, '/worldcup?tz=America/Mexico_City', '2026-06-11T19:30:00Z');
  await expect(page.locator(next).getByText('Live', { exact: true })).toBeVisible();
});

test('a season over, with the next one not published', async ({ page }) => {
  await open(page, '/nfl', '2027-12-31T12:00:00Z');
  await expect(page.locator(facts)).toContainText('Season over');
  await expect(page.locator('main')).toContainText('The next dates aren’t out yet.');
});

test('an earlier season leads to the current one, and its groups name the year', async ({ page }) => {
  await open(page, '/nfl?season=2024');
  await expect(page.locator('main')).toContainText('The 2024 season ended on 9 Feb 2025.');
  await expect(page.locator('#group_draft > summary')).toContainText('2024');
  await page.getByRole('link', { name: 'Go to the 2026 season' }).click();
  await expect(page).toHaveURL('/nfl');
});

test('a league that is no more', async ({ page }) => {
  await open(page, '/bellator');
  await expect(page.locator('main')).toContainText('It was the last one: Bellator is no longer held.');
});

test('a season of which only its first and last day are known, in every view', async ({ page }) => {
  await open(page, '/worldcup');
  await expect(page.locator(facts)).toContainText("FIFA Women's World Cup 2027 begins in 221 days");
  await expect(page.locator(facts)).toContainText('Women’s 2027');
  await expect(page.locator(facts)).toContainText('Dates are local to the venue');
  await expect(page.locator('main li').filter({ hasText: "Women's World Cup 2027" })).toContainText(
    '24 Jun – 25 Jul',
  );
  const views = page.getByRole('navigation', { name: 'View' });
  await views.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(
    page
      .getByRole('grid')
      .getByRole('link', { name: /Women's World Cup 2027/ })
      .first(),
  ).toBeVisible();
  await views.getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByRole('link', { name: /Women's World Cup 2027/ }).last()).toBeVisible();
});

test('an estimate says so in its row and in its panel', async ({ page }) => {
  await open(page, '/facup');
  const row = page.locator('main li').filter({ hasText: 'FA Cup Second Round Proper' });
  await expect(row).toContainText('Estimated dates');
  await row.getByRole('link', { name: /details/ }).click();
  await expect(page.getByRole('dialog')).toContainText('(estimate; not announced yet)');
});

test('nothing matches: says what comes without filters, and clears', async ({ page }) => {
  await open(page, '/nfl?q=quidditch');
  await expect(page.locator('main')).toContainText('No events match. Next without filters: Detroit Lions');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.locator('#group_regular-season-week-10')).toHaveAttribute('open', '');
});

test('a change of view keeps what was opened', async ({ page }) => {
  await open(page, '/nfl');
  await page.locator('#group_regular-season-week-12 > summary').click();
  const views = page.getByRole('navigation', { name: 'View' });
  await views.getByRole('link', { name: 'Calendar' }).click();
  await expect(page.getByRole('grid')).toBeVisible();
  await expect(page.locator('#group_regular-season-week-12')).toBeHidden();
  await views.getByRole('link', { name: 'Schedule' }).click();
  await expect(page.locator('#group_regular-season-week-12')).toHaveAttribute('open', '');
});
