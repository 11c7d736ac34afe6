/** A team's page: its season over all competitions, filters, opponents, and the way to it. */
import { expect, open, test } from './site.ts';

test('the next game first, then the season with its competitions marked', async ({ page }) => {
  await open(page, '/teams/arsenal');
  await expect(page).toHaveTitle('Arsenal schedule – Sports Calendar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arsenal');
  await expect(page.getByRole('article')).toContainText(/Newcastle.*Arsenal/s);
  await expect(page.getByRole('article')).toContainText('in about 6 days');
  await page.locator('main details[data-kind=fold] > summary').click();
  for (const competition of ['Premier League', 'UEFA Champions League', 'EFL Cup']) {
    await expect(page.locator('main li').filter({ hasText: competition }).first()).toBeVisible();
  }
  const header = page.locator('main header p');
  await expect(header.getByRole('link')).toHaveText(['UEFA Champions League', 'Premier League', 'EFL Cup']);
  await header.getByRole('link', { name: 'EFL Cup' }).click();
  await expect(page).toHaveURL('/eflcup');
});

test('every game says where it is played and against whom; the city is for games away', async ({ page }) => {
  await open(page, '/teams/arsenal');
  const rowOf = (opponent: string) =>
    page
      .locator('main details[data-kind=subgroup] li:has(time)')
      .filter({ has: page.getByRole('link', { name: opponent, exact: true }) })
      .first();
  await expect(rowOf('Newcastle United')).toContainText(
    /Away.*Premier League · Matchday 11 · Newcastle upon Tyne/,
  );
  await expect(rowOf('Borussia Dortmund')).toContainText('Home');
  await expect(rowOf('Borussia Dortmund')).not.toContainText('London');
  await expect(page.locator('main details[data-kind=subgroup] h3').first()).toHaveText('November 2026');
});

test('the head names the division, and has the colour of the team', async ({ page }) => {
  await open(page, '/teams/kansas-city-chiefs');
  const head = page.locator('main header');
  await expect(head).toContainText('NFL (AFC West)');
  const band = () => head.evaluate((element) => getComputedStyle(element).getPropertyValue('--team'));
  const chiefs = await band();
  await open(page, '/teams/arsenal');
  expect(await band()).not.toBe(chiefs);
});

for (const [width, top] of [
  [1440, 475],
  [390, 585],
] as const) {
  test(`the first game begins by ${top} px at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/teams/arsenal');
    const row = page.locator('main details[data-kind=subgroup] li > div').first();
    expect((await row.boundingBox())?.y).toBeLessThan(top);
  });
}

test('filters are kept in the address, work together, and back undoes them', async ({ page }) => {
  await open(page, '/teams/arsenal');
  const games = page.getByRole('heading', { name: /^Games/ });
  const all = await games.innerText();
  await page
    .getByRole('navigation', { name: 'Home or away' })
    .getByRole('link', { name: 'Away', exact: true })
    .click();
  await expect(page).toHaveURL('/teams/arsenal?where=away');
  const competition = page.getByRole('navigation', { name: 'Competition' });
  await competition.getByRole('link', { name: 'UEFA Champions League' }).click();
  await expect(page).toHaveURL('/teams/arsenal?where=away&competition=uefachampionsleague');
  await expect(games).toHaveText('Games 4');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/teams/arsenal');
  await expect(games).toHaveText(all);
});

test('an address with a filter shows the same to anyone', async ({ page }) => {
  await open(page, '/teams/arsenal?season=2025&where=home&competition=premierleague');
  await expect(page.getByRole('heading', { name: /^Games/ })).toHaveText('Games 19');
  await expect(page.getByText(/^Season 2025-26 · /)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Season' })).toHaveValue('2025-26');
  await expect(page.locator('main [aria-current]')).toHaveText(['Home', 'Premier League 19', 'Schedule']);
});

test('another season is chosen, and a part of one', async ({ page }) => {
  await open(page, '/teams/kansas-city-chiefs');
  const competition = page.getByRole('navigation', { name: 'Competition' });
  await expect(competition.getByRole('link')).toHaveText(['All 20', 'Preseason 3', 'Regular Season 17']);
  await competition.getByRole('link', { name: 'Preseason' }).click();
  await expect(page.getByRole('heading', { name: /^Games/ })).toHaveText('Games 3');
  const picker = page.getByRole('combobox', { name: 'Season' });
  await expect(picker.getByRole('option')).toHaveText(['2026', '2025', '2024', '2023']);
  await picker.selectOption('2024');
  await expect(page).toHaveURL('/teams/kansas-city-chiefs?season=2024');
  await expect(page.getByText('No more games announced this season.')).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^Season 2026 · /)).toBeVisible();
});

test('an opponent opens to all meetings of all seasons, past and coming', async ({ page }) => {
  await open(page, '/teams/arsenal');
  const chelsea = page.locator('section[aria-labelledby=opponents] details').filter({ hasText: 'Chelsea' });
  await chelsea.locator('summary').click();
  await expect(chelsea.getByRole('heading', { name: /^Upcoming/ })).toBeVisible();
  for (const season of ['2023-24', '2024-25', '2025-26', '2026-27']) {
    await expect(chelsea.locator('li').filter({ hasText: `Premier League ${season}` })).toHaveCount(2);
  }
  await chelsea.getByRole('link', { name: 'Chelsea schedule' }).click();
  await expect(page).toHaveURL('/teams/chelsea');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Chelsea');
  await expect(page).toHaveTitle('Chelsea schedule – Sports Calendar');
});

test('every game leads to its two teams; the team of the page is no link', async ({ page }) => {
  await open(page, '/nfl');
  const row = page.locator('main li:has(time)').filter({ hasText: '@' }).first();
  const teams = row.locator('a[href^="/teams/"]');
  await expect(teams).toHaveCount(2);
  // The row has the short name.
  const name = (await teams.last().getAttribute('aria-label')) ?? '';
  await teams.last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('main').getByRole('link', { name, exact: true })).toHaveCount(0);
});

test('reached by a link it is the same page', async ({ page }) => {
  await open(page, '/teams/arsenal');
  const text = await page.locator('main').innerText();
  await open(page, '/premierleague');
  await page.locator('main a[href="/teams/arsenal"]').first().click();
  await expect(page).toHaveURL('/teams/arsenal');
  await expect.poll(() => page.locator('main').innerText(), { intervals: [50, 100, 200] }).toBe(text);
  await expect(page).toHaveTitle('Arsenal schedule – Sports Calendar');
});

test('the men and the women of one name are two teams', async ({ page }) => {
  for (const [side, league] of [
    ['mens', 'NCAA men’s basketball'],
    ['womens', 'NCAA women’s basketball'],
  ] as const) {
    await open(page, `/teams/duke-blue-devils-${side}-basketball`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Duke Blue Devils ${league.replace('NCAA ', '')}`,
    );
    await expect(page.locator('main header p').getByRole('link')).toHaveText([
      new RegExp(`^${league.replace('’', "['’]")}$`),
    ]);
  }
});

test('a team whose season is over says when it last played', async ({ page }) => {
  await open(page, '/teams/new-york-yankees');
  await expect(page.getByText('No more games announced this season.')).toContainText('7 Oct 2026');
});

test('an unknown team is a 404 that offers the nearest ones', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-15T14:45:00Z'));
  const response = await page.goto('/teams/arsenall?where=home');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page).toHaveURL('/teams/arsenall?where=home');
  await expect(page).toHaveTitle('Page not found – Sports Calendar');
  await page.getByRole('region', { name: 'Did you mean' }).getByRole('link', { name: 'Arsenal' }).click();
  await expect(page).toHaveURL('/teams/arsenal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Arsenal');
});

test('without JavaScript the page is readable', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/teams/arsenal');
  await expect(page.getByRole('article')).toContainText(/Newcastle.*Arsenal/s);
  await expect(page.getByText('Times in London (GMT)')).toBeVisible();
  await context.close();
});

test('the season of a team as a month, each game leading to its panel', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await open(page, '/teams/arsenal');
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL('/teams/arsenal?view=calendar');
  await page
    .getByRole('gridcell')
    .getByRole('link', { name: /Dortmund/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: /Arsenal.*Borussia Dortmund/ })).toBeVisible();
  await expect(page).toHaveURL('/uefachampionsleague?season=2026-27&event=arsenal-vs-borussia-dortmund');
});
