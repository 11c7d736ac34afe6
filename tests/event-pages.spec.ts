/** Pages of tournaments that several tours list, and of Olympic Games. */
import { expectAccessible } from './expect-accessible.ts';
import { expect, open, test } from './site.ts';

test.describe('tournaments and Games by when they come', () => {
  test('the big ones and this week, a row for all tours; all of them on request', async ({ page }) => {
    await open(page, '/events');
    await expect(page).toHaveTitle('Tournaments and Games – Sports Calendar');
    const wimbledon = page.locator('main li').filter({ hasText: 'Wimbledon' }).first();
    await expect(wimbledon).toContainText('28 Jun – 11 Jul');
    await expect(wimbledon.getByRole('img')).toHaveText(['ATP', 'WTA']);
    await expect(wimbledon).toContainText('Grand Slam');
    await expect(page.getByRole('heading', { level: 2, name: /^June 2027/ })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Brisbane International/ })).toHaveCount(0);
    await page
      .getByRole('navigation', { name: 'Tournaments to show' })
      .getByRole('link', { name: 'All' })
      .click();
    await expect(page).toHaveURL('/events?show=all');
    await expect(page.getByRole('link', { name: /^Brisbane International/ })).toHaveCount(1);
    await page.getByRole('button', { name: /^Golf \d/ }).click();
    await expect(page).toHaveURL('/events?show=all&sport=golf');
    await expect(page.getByRole('link', { name: /^Brisbane International/ })).toHaveCount(0);
  });

  test('rows lead to the tournament, the Games, the World Cup or the panel', async ({ page }) => {
    await open(page, '/events');
    const row = (name: RegExp) => page.locator('main li').getByRole('link', { name });
    await expect(row(/^Wimbledon, /)).toHaveAttribute('href', '/events/wimbledon');
    await expect(row(/^Summer Olympics Los Angeles 2028, /)).toHaveAttribute(
      'href',
      '/events/los-angeles-2028',
    );
    await expect(row(/^FIFA Women's World Cup 2027, /)).toHaveAttribute('href', '/worldcup?season=2027');
    await row(/^Ryder Cup/)
      .first()
      .click();
    await expect(page.getByRole('dialog')).toContainText('Adare');
  });

  test('a door in every foot, and from a tournament of its sport', async ({ page }) => {
    await open(page, '/nfl');
    await page.locator('footer').getByRole('link', { name: 'Tournaments and Games' }).click();
    await expect(page).toHaveURL('/events');
    await open(page, '/events/wimbledon');
    await page.getByRole('link', { name: 'All tournaments' }).click();
    await expect(page).toHaveURL('/events?sport=tennis');
  });
});

test('a tournament: the next edition, those of its level, and every edition in a row for both tours', async ({
  page,
}) => {
  await open(page, '/events/wimbledon');
  await expect(page).toHaveTitle('Wimbledon dates (tennis) – Sports Calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wimbledon');
  const hero = page.getByRole('article');
  await expect(hero).toContainText('2027');
  await expect(hero).toContainText(/Before it.*Australian Open.*French Open/s);
  await expect(page.locator('main h2')).toHaveText([/^Grand Slams 2027/, /^Editions/, 'After it']);
  await expect(page.locator('main h3')).toHaveText(['2027', '2026']);
  const first = page.locator('main li').filter({ has: page.getByRole('heading', { name: '2027' }) });
  await first.getByRole('link', { name: 'Wimbledon 2027, WTA Tour' }).click();
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('WTA Tour');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(page).toHaveURL('/events/wimbledon');
  await page.locator('main header').getByRole('link', { name: 'WTA Tour' }).click();
  await expect(page).toHaveURL('/wtatour');
});

test('a tournament has a star for its next edition, and a calendar', async ({ page }) => {
  await open(page, '/events/wimbledon');
  await page.getByRole('button', { name: 'Star Wimbledon' }).click();
  await open(page, '/events');
  await expect(page.locator('main li').filter({ hasText: 'Wimbledon' }).first()).toContainText('starred');
  await open(page, '/events/wimbledon');
  await page.locator('main header').getByRole('link', { name: 'Subscribe' }).click();
  await expect(page.getByRole('dialog', { name: 'Subscribe to Wimbledon' })).toBeVisible();
  const feed = await page.request.get('/feeds/events/wimbledon.ics');
  const text = await feed.text();
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
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
  const best = page.getByRole('region', { name: 'Best match' });
  await expect(best).toContainText('All editions');
  await best.getByRole('link', { name: 'Wimbledon', exact: true }).first().click();
  await expect(page).toHaveURL('/events/wimbledon');
});

test.describe('Los Angeles 2028', () => {
  test('ceremonies first, then the sessions', async ({ page }) => {
    await open(page, '/events/los-angeles-2028');
    await expect(page).toHaveTitle('Los Angeles 2028 schedule: Summer Olympics – Sports Calendar');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Los Angeles 2028');
    // In July, whatever the date is when somebody looks.
    await expect(page.locator('main header')).toContainText('times in your zone (GMT-4)');
    const ceremonies = page.getByRole('region', { name: 'Ceremonies' }).getByRole('listitem');
    await expect(ceremonies).toContainText([/Opening Ceremony/, /Closing Ceremony/]);
    await expect(page.locator('main h2')).toHaveText('20 sessions');
  });

  test('days, sports and medals combine, and the address has them', async ({ page }) => {
    await open(page, '/events/los-angeles-2028');
    const status = page.locator('main [role=status] h2');
    const swimming = page.getByRole('button', { name: /^Swimming 17/ });
    await swimming.click();
    await expect(swimming).toHaveAttribute('aria-pressed', 'true');
    await expect(page).toHaveURL('/events/los-angeles-2028?sport=swimming');
    await expect(status).toHaveText('17 of 20 sessions swimming');
    const day = page.getByRole('button', { name: 'July 22, 2 sessions, 1 with medals' });
    await day.click();
    await expect(page).toHaveURL('/events/los-angeles-2028?sport=swimming&day=2028-07-22');
    await expect(status).toHaveText('2 of 20 sessions 22 Jul in Los Angeles · swimming');
    await page.getByRole('button', { name: /^July 23, / }).click();
    await expect(status).toContainText('22–23 Jul in Los Angeles');
    await page.getByRole('link', { name: 'Medal sessions' }).click();
    await expect(status).toHaveText('2 of 20 sessions 22–23 Jul in Los Angeles · swimming · with medals');
    await expect(page.locator('main li[data-start]').filter({ hasText: 'Finals' })).toHaveCount(2);
    await page.getByRole('button', { name: 'Add these 2 to My calendar' }).click();
    await expect(page.getByRole('button', { name: 'Remove these 2 from My calendar' })).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL('/events/los-angeles-2028');
    await expect(status).toHaveText('20 sessions');
  });

  test('stars for the Games and for a sport', async ({ page }) => {
    await open(page, '/events/los-angeles-2028?sport=swimming');
    await page.getByRole('button', { name: 'Star Los Angeles 2028' }).click();
    await page.getByRole('button', { name: 'Star Swimming' }).click();
    await open(page, '/my');
    await expect(page.locator('main')).toContainText('Summer Olympics Los Angeles 2028');
    await expect(page.locator('main')).toContainText('Swimming');
  });

  test('the time of the visitor, with that in Los Angeles beside it', async ({ page }) => {
    await open(page, '/events/los-angeles-2028?sport=swimming&tz=Europe/London');
    const final = page.locator('main li').filter({ hasText: 'Finals (Session 2)' });
    await expect(final).toContainText(/2:00\sAM/);
    await expect(final).toContainText(/Sat 6:00\sPM in Los Angeles/);
  });

  test('the league has the same programme, and its other views', async ({ page }) => {
    await open(page, '/summerolympics?season=2028&sport=triathlon');
    await expect(page.locator('main [role=status] h2')).toHaveText('3 of 20 sessions triathlon');
    await expect(page.getByRole('region', { name: 'Ceremonies' })).toContainText('Opening Ceremony');
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Calendar' }).click();
    await expect(page.locator('main [role=grid]')).toBeVisible();
  });
});

test('the category of one league shows the Games to come, day by day and sport by sport', async ({
  page,
}) => {
  await open(page, '/olympics');
  const main = page.getByRole('main');
  await expect(main.getByRole('article')).toContainText('Next Games');
  await expect(main.getByRole('article')).toContainText('Opening Ceremony');
  await expect(main.getByRole('link', { name: 'Summer Olympics', exact: true })).toHaveAttribute(
    'href',
    '/summerolympics',
  );
  await expect(main.getByRole('heading', { name: 'Seasons' })).toHaveCount(0);
  await expectAccessible(page);
  await main.getByRole('link', { name: /^Triathlon \d+ sessions$/ }).click();
  await expect(page).toHaveURL('/events/los-angeles-2028?sport=triathlon');
  await expect(page.locator('main [role=status] h2')).toHaveText('3 of 20 sessions triathlon');
  await page.goBack();
  await main.getByRole('link', { name: /^July 22, \d+ sessions?/ }).click();
  await expect(page).toHaveURL('/events/los-angeles-2028?day=2028-07-22');
});

test('Games whose sessions all have medals need no filter of them', async ({ page }) => {
  await open(page, '/events/paris-2024');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Paris 2024');
  await expect(page.getByRole('link', { name: 'Medal sessions' })).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: /^July \d+, \d+ sessions?, \d+ with medals/ }).first(),
  ).toBeVisible();
  const more = page.getByRole('button', { name: /^\d+ more$/ });
  await more.click();
  await expect(page).toHaveURL('/events/paris-2024?by=sport');
  await expect(more).toHaveCount(0);
});

test('an unknown event is a page not found, with what is near', async ({ page }) => {
  await open(page, '/events/wimbeldon');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link').click();
  await expect(page).toHaveURL('/events/wimbledon');
});

for (const path of [
  '/events',
  '/events/wimbledon',
  '/events/los-angeles-2028',
  '/events/los-angeles-2028?by=sport',
]) {
  for (const scheme of ['light', 'dark']) {
    test(`${path} is accessible, ${scheme}`, async ({ page }) => {
      await open(page, path);
      if (scheme === 'dark') await page.getByRole('button', { name: 'Dark Mode' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', scheme);
      await expectAccessible(page, { contrastAlone: scheme === 'dark' });
    });
  }
}
