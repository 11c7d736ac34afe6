/** The page of all teams. */
import { expect, open, test } from './site.ts';

test('lists every team once, by sport and league', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Teams' }).click();
  await expect(page).toHaveURL('/teams');
  await expect(page).toHaveTitle(/^Teams by sport and league – /);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Arsenal', exact: true })).toHaveCount(1);
  await main.getByRole('link', { name: 'Arsenal', exact: true }).click();
  await expect(page).toHaveURL('/teams/arsenal');
});

test('a group of many teams is filled when it is opened', async ({ page }) => {
  await open(page, '/teams');
  const main = page.getByRole('main');
  const duke = main.getByRole('link', { name: 'Duke Blue Devils' });
  await expect(duke).toHaveCount(0);
  await main.getByText("NCAA men's basketball").click();
  await expect(duke).toHaveAttribute('href', '/teams/duke-blue-devils-mens-basketball');
});

test('a part of a name, or another name, finds teams', async ({ page }) => {
  await open(page, '/teams');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: 'Find a team' }).pressSequentially('gunners');
  await expect(main.getByRole('status')).toHaveText('1 team');
  await expect(main.getByRole('link', { name: 'Arsenal', exact: true })).toBeVisible();
  await expect(page).toHaveURL('/teams?q=gunners');
  await main.getByRole('searchbox').fill('tour de france');
  await expect(main.getByRole('link', { name: 'Search everything' })).toHaveAttribute(
    'href',
    '/search?q=tour+de+france',
  );
});

test('without JavaScript very many teams are in the data file; the page is listed', async ({ request }) => {
  const html = (await (await request.get('/teams')).text()).replaceAll('<!-- -->', '');
  expect(html).toMatch(/<a href="\/teams\/arsenal">.*?Arsenal<\/a>/);
  expect(html).toMatch(/<noscript><p>[^<]*on the page of <a href="\/ncaambb">/);
  expect(html).toContain('<a href="/api/v1/teams.json">');
  expect(await (await request.get('/api/v1/teams.json')).text()).toContain(
    '/teams/duke-blue-devils-mens-basketball',
  );
  expect(await (await request.get('/sitemap.xml')).text()).toContain('/teams</loc>');
});
