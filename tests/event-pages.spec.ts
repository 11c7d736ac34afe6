/** Pages of tournaments that several tours list, and of Olympic Games. */
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './site.ts';

test('a tournament: what is next, then every edition with a row for each tour', async ({ page }) => {
  await open(page, '/events/wimbledon');
  await expect(page).toHaveTitle('Wimbledon dates (tennis) – Sports Calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wimbledon');
  await expect(page.getByRole('article')).toContainText('2027');
  await expect(page.locator('main h2')).toHaveText(['2027', '2026']);
  const leagues = page.locator('main header').getByRole('link');
  await expect(leagues).toHaveText([/ATP Tour$/, /WTA Tour$/]);
  const rows = page.locator('main section').first().getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(/WTA.*Wimbledon.*London/s);
  await rows.nth(1).getByRole('link').click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('WTA Tour');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/events/wimbledon');
  await leagues.nth(1).click();
  await expect(page).toHaveURL('/wtatour');
});

test('the panel of an edition leads to all of them', async ({ page }) => {
  await open(page, '/atptour?season=2026&event=wimbledon');
  await page.getByRole('dialog').getByRole('link', { name: 'All editions of Wimbledon' }).click();
  await expect(page).toHaveURL('/events/wimbledon');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wimbledon');
  await open(page, '/atptour?season=2026&event=laver-cup');
  await expect(page.getByRole('dialog')).toContainText('Laver Cup');
  await expect(page.getByRole('link', { name: /^All editions/ })).toHaveCount(0);
});

test('search leads to the page of what it found', async ({ page }) => {
  await open(page, '/search?q=wimbledon');
  const tournaments = page.getByRole('region', { name: 'Tournaments' });
  await expect(tournaments.getByRole('link')).toHaveText([/Wimbledon.*All editions/]);
  await tournaments.getByRole('link').click();
  await expect(page).toHaveURL('/events/wimbledon');
});

test.describe('Los Angeles 2028', () => {
  test('from the league: ceremonies first, then the sessions of the first day', async ({ page }) => {
    await open(page, '/summerolympics?season=2028');
    await page.getByRole('link', { name: 'Los Angeles 2028 by day and by sport' }).click();
    await expect(page).toHaveURL('/events/los-angeles-2028');
    await expect(page).toHaveTitle('Los Angeles 2028 schedule: Summer Olympics – Sports Calendar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los Angeles 2028');
    // In July, whatever the date is when somebody looks.
    await expect(page.locator('main header')).toContainText('Times in your zone (GMT-4)');
    const partOf = (heading: RegExp) =>
      page.locator('main section').filter({ has: page.getByRole('heading', { level: 2, name: heading }) });
    const [ceremonies, sessions] = [partOf(/^Ceremonies/), partOf(/^Sessions/)];
    await expect(ceremonies.getByRole('listitem')).toContainText([/Opening Ceremony/, /Closing Ceremony/]);
    await expect(sessions.getByRole('heading', { level: 2 })).toHaveText('Sessions 20');
    await expect(sessions.locator('details[open]')).toHaveCount(1);
    await expect(sessions.locator('details[open]')).toContainText("Women's Individual");
  });

  test('by sport and medal sessions only are in the address', async ({ page }) => {
    await open(page, '/events/los-angeles-2028');
    await page.getByRole('link', { name: 'By sport' }).click();
    await expect(page).toHaveURL('/events/los-angeles-2028?by=sport');
    const groups = page.locator('main details');
    await expect(groups.locator('h3')).toHaveText(['Swimming', 'Triathlon']);
    await expect(groups.first()).toContainText('17 sessions, 9 for medals');
    await page.getByRole('link', { name: 'Medal sessions only' }).click();
    await expect(page).toHaveURL('/events/los-angeles-2028?by=sport&medals=1');
    await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText('Sessions 12');
    await groups.first().locator('summary').click();
    await expect(groups.first().locator('li')).toHaveCount(9);
    await expect(groups.first().locator('li').first()).toContainText(
      /^.*Finals \(Session 2\).*Medal session/s,
    );
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/events/los-angeles-2028');
    await expect(groups.first().locator('h3')).toContainText('July');
  });

  test('the time of the visitor, with that in Los Angeles beside it', async ({ page }) => {
    await open(page, '/events/los-angeles-2028?by=sport&tz=Europe/London');
    const swimming = page.locator('main details').first();
    await swimming.locator('summary').click();
    const final = swimming.getByRole('listitem').filter({ hasText: 'Finals (Session 2)' });
    await expect(final).toContainText(/2:00\sAM/);
    await expect(final).toContainText(/Sat 6:00\sPM in Los Angeles/);
  });
});

test('Games whose sessions all have medals need no filter', async ({ page }) => {
  await open(page, '/events/paris-2024');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paris 2024');
  await expect(page.getByRole('link', { name: 'By sport' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Medal sessions only' })).toHaveCount(0);
  await expect(page.locator('main details > summary').first()).toContainText(
    /^.*\d+ sessions?, all for medals/,
  );
});

test('an unknown event is a page not found, with what is near', async ({ page }) => {
  await open(page, '/events/wimbeldon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.locator('main').getByRole('link', { name: 'Wimbledon' }).click();
  await expect(page).toHaveURL('/events/wimbledon');
});

for (const path of ['/events/wimbledon', '/events/los-angeles-2028', '/events/los-angeles-2028?by=sport']) {
  for (const scheme of ['light', 'dark']) {
    test(`${path} is accessible, ${scheme}`, async ({ page }) => {
      await open(page, path);
      if (scheme === 'dark') await page.getByRole('button', { name: 'Dark Mode' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      await expectAccessible(page, { contrastAlone: scheme === 'dark' });
    });
  }
}
