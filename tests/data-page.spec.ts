/** /data: coverage, gaps, sources, downloads, and no offer to report a mistake where nobody reads it. */
import { expectAccessible } from './expect-accessible.ts';
import { COLOR_SCHEME_KEY, expect, FIXTURE_LEAGUE_PATHS, hydrated, open, test } from './site.ts';

test('the page says what is covered, what is missing, and where it is from', async ({ page }) => {
  await open(page, '/nfl');
  await page.getByRole('contentinfo').getByRole('link', { name: 'About the data' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'About the data' })).toBeVisible();
  await expect(page).toHaveTitle(/^About the data/);
  await expect(page.getByText('20 leagues · 46 seasons · 8,124 events')).toBeVisible();

  const coverage = page.getByRole('region', { name: 'Coverage' });
  await expect(coverage.getByRole('listitem')).toHaveCount(FIXTURE_LEAGUE_PATHS.length);
  const season = coverage.locator('a[href="/premierleague?season=2026-27"]');
  await expect(season).toHaveText(
    /^2026-27\s383 events, 37% timed\s381 source, 1 derived, 1 estimated\sChecked by hand, \d+ Sep 2026$/,
  );
  await expect(season).toHaveAttribute('title', /openfootball/);
  const files = await coverage
    .locator('a[href^="/api/"], a[href^="/feeds/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(files).toEqual(
    FIXTURE_LEAGUE_PATHS.flatMap((path) => [`/api${path}.json`, `/api${path}.csv`, `/feeds${path}.ics`]),
  );
  for (const file of ['/api/index.json', '/api/all.json', '/api/schema.json']) {
    await expect(page.getByRole('link', { name: file, exact: true })).toHaveAttribute('href', file);
  }

  const gaps = page.getByRole('region', { name: 'Known gaps' });
  await gaps.getByText('League by league').click();
  await expect(gaps.getByText('times of 24 games in weeks 16-18')).toBeVisible();
  await expect(
    gaps.getByText('2023, 2024, 2025: preseason games other than the Hall of Fame Game'),
  ).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Corrections' })
      .getByText('The games of week 18 of the season 2024 were dated January 2024.'),
  ).toBeVisible();

  const sources = page.getByRole('region', { name: 'Licence and sources' });
  await expect(sources.getByText('CC BY 4.0, "hoopR.nba authors"').first()).toBeVisible();
  await sources.getByText(/^All \d+ sources$/).click();
  await expect(sources.getByText(/Used in NHL 2026-27\.$/).first()).toBeVisible();
  await expect(sources.getByText(/^NFL colours .* Used for 32 teams\.$/)).toBeVisible();

  await season.click();
  await expect(page).toHaveURL('/premierleague?season=2026-27');
  await expect(page.getByRole('heading', { level: 1, name: 'Premier League' })).toBeVisible();
});

for (const scheme of ['light', 'dark']) {
  test(`it fits a phone and axe finds nothing, ${scheme}`, async ({ page }) => {
    // The longest page: axe looks at every line of it.
    test.slow();
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      COLOR_SCHEME_KEY,
      scheme,
    ] as const);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, '/data');
    for (const summary of await page.locator('main summary').all()) await summary.click();
    const { scrolls, nodes } = await page.evaluate(() => ({
      scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
      nodes: document.querySelectorAll('*').length,
    }));
    expect(scrolls).toBe(false);
    expect(nodes).toBeLessThanOrEqual(1500);
    await expectAccessible(page, { contrastAlone: scheme === 'dark' });
  });
}

test('without JavaScript it is all there', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(`${baseURL}/data`);
  await expect(page.locator('a[href="/nhl?season=2026-27"]')).toContainText('680 events');
  await page.getByText('League by league').click();
  await expect(page.getByText('preseason games; changes after 2026-07-16')).toBeVisible();
  await page.close();
});

test('without an address for reports nothing offers to write one', async ({ page }) => {
  await open(page, '/nfl?event=atlanta-falcons-vs-kansas-city-chiefs');
  const panel = page.getByRole('dialog');
  await expect(panel.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await expect(panel.getByText('Report')).toHaveCount(0);
  for (const path of ['/data', '/accessibility']) {
    await open(page, path);
    await expect(page.getByRole('link', { name: /report/i }), path).toHaveCount(0);
    await expect(page.locator('a[href^="mailto:"]'), path).toHaveCount(0);
  }
});

test('a league’s page says how far its schedule is published', async ({ page }) => {
  await open(page, '/premierleague');
  await page.getByRole('button', { name: 'About the 2026-27 season' }).click();
  await expect(page.getByText('Dates through 30 May 2027')).toBeVisible();
  await expect(page.getByText('Checked by hand, 16 Sep 2026')).toBeVisible();
  await page.goto('/nba');
  await hydrated(page);
  await page.getByRole('button', { name: 'About the 2026-27 season' }).click();
  await expect(page.getByText('Dates through 17 Apr 2027; later dates estimated')).toBeVisible();
  await expect(page.getByText('Checked daily')).toBeVisible();
});

test('a league’s data file has the published form', async ({ request }) => {
  const league = await (await request.get('/api/nfl/2026.json')).json();
  expect(Object.keys(league)).toEqual(['iconURL', 'path', 'events']);
  expect(league.events['Regular Season']).toHaveLength(273);
  expect(league.events.Championship[0]).toEqual({
    name: 'Super Bowl LXI',
    start: '2027-02-14T06:00:00Z',
    end: null,
    location: 'SoFi Stadium (Inglewood)',
    details: 'ABC, ESPN',
    specificType: 'Championship',
  });
});
