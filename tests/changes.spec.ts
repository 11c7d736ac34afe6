/** /changes and what else is said of dates that have changed, with the changes of tests/fixtures/data. */
import { FOLLOWS_KEY } from '../app/follows/follows-script.ts';
import { followsText } from '../app/follows/follows-text.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './site.ts';

test('by the day on which it was seen: what it was, struck through, and what it is', async ({ page }) => {
  await open(page, '/changes?tz=America/New_York&dates=month');
  await expect(page.getByRole('heading', { level: 1, name: 'What moved' })).toBeVisible();
  const row = page.getByRole('listitem').filter({ hasText: 'Broncos' });
  await expect(row).toContainText('Moved');
  await expect(row.locator('del')).toContainText('Nov 22 · 1:00');
  await expect(row.locator('ins')).toContainText('Nov 22 · 4:25');
  await expectAccessible(page);
  await row.getByRole('link', { name: /details/ }).click();
  await expect(page.getByRole('dialog')).toContainText(/Moved\s*from Sun.*1:00.* on /);
});

test('filters are in the address: kind, sport, league, team and stars', async ({ page }) => {
  await open(page, '/changes');
  const rows = page.getByRole('main').locator('li:has(del)');
  const all = await rows.count();
  expect(all).toBeGreaterThan(4);
  await page.getByRole('link', { name: /^Time set/ }).click();
  await expect(page).toHaveURL('/changes?kind=timed');
  await expect(rows.filter({ hasNotText: /(Time|Date) set/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'League' }).selectOption('NFL');
  await expect(page).toHaveURL('/changes?kind=timed&league=nfl');
  await expect(rows.filter({ hasNotText: /(Time|Date) set/ })).toHaveCount(0);

  await open(page, '/changes?team=san-antonio-spurs');
  await expect(rows).toHaveCount(2);
  await page.getByRole('button', { name: /show all teams/ }).click();
  await expect(rows).toHaveCount(all);

  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    FOLLOWS_KEY,
    followsText({ leagues: [], teams: ['san-antonio-spurs'], events: [], hiddenKinds: [] }),
  ] as const);
  await open(page, '/changes?starred=1');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('Spurs');
});

test('a game of the coming two weeks that has just moved is marked in its list', async ({ page }) => {
  await open(page, '/teams/san-antonio-spurs');
  const marked = page.getByRole('main').getByText('Moved', { exact: true });
  await expect(marked).toHaveCount(1);
});

test('My calendar counts what has changed since the last visit', async ({ page }) => {
  const follows = followsText({ leagues: [], teams: ['san-antonio-spurs'], events: [], hiddenKinds: [] });
  await page.addInitScript(
    ([key, text]) => {
      localStorage.setItem(key, text);
      if (!localStorage.getItem('sports-calendar-changes-seen'))
        localStorage.setItem('sports-calendar-changes-seen', '2026-11-08');
    },
    [FOLLOWS_KEY, follows] as const,
  );
  await open(page, '/my');
  const link = page.getByRole('link', { name: '1 change since your last visit' });
  await link.click();
  await expect(page).toHaveURL('/changes?starred=1');
  await expect(page.getByRole('main').locator('li:has(del)')).toHaveCount(2);
  await open(page, '/my');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(link).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('what moved is readable', async ({ page }) => {
    await page.goto('/changes');
    await expect(page.locator('del').first()).toContainText(/\d/);
    await expect(page.getByRole('link', { name: 'all changes' })).toHaveAttribute(
      'href',
      '/feeds/changes.atom',
    );
  });
});
