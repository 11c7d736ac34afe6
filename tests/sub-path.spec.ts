/** The site below a path of its host, in a build of its own: no address leaves that path, and all of them answer. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { serve } from '../tools/serve/serve.ts';
import { BASE, buildSubPath, FOLDER, SITE_URL } from './build-sub-path.ts';
import { expect, hydrated, NOW, test } from './site.ts';

let site: Awaited<ReturnType<typeof serve>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // A build on a busy machine.
  test.setTimeout(180_000);
  await buildSubPath();
  site = await serve({ folder: FOLDER, base: BASE, port: 4960 });
});
test.afterAll(() => site.close());

/** Pages, feeds and teams that this small build leaves out. */
const LEFT_OUT = /^\/([a-z0-9]+|(teams|feeds|api|embed)\/[\w./-]+)$/;

const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

test('every address in the pages is below the path, and what the build has answers', async ({ request }) => {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(10);
  const addresses = new Set(
    pages.flatMap((file) =>
      [...read(file).matchAll(/ (?:href|src|action)="([^"]*)"|url\(([^)"]*)\)/g)].map(
        ([, attribute, url]) => attribute ?? url ?? '',
      ),
    ),
  );
  const sheet = files.find((file) => /^assets\/.*\.css$/.test(file)) ?? '';
  for (const [, url = ''] of read(sheet).matchAll(/url\(["']?([^)"']*)/g)) addresses.add(url);
  const own = [...addresses].filter((address) => !/^(#|\?|data:|mailto:|https:)/.test(address));
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter((address) => !address.startsWith(BASE))).toEqual([]);

  const host = new URL(site.url).origin;
  const missing: string[] = [];
  const paths = new Set(own.map((address) => address.replace(/[?#].*$/, '')));
  for (const path of paths) {
    const { status } = await request.get(`${host}${path}`).then((answer) => ({ status: answer.status() }));
    if (status !== 200) missing.push(path.slice(BASE.length - 1));
  }
  expect(missing.filter((path) => !LEFT_OUT.test(path))).toEqual([]);
  for (const path of [
    '/nfl',
    '/feeds/nfl.ics',
    '/api/nfl/2026.json',
    '/manifest.webmanifest',
    '/favicon-32.png',
  ])
    expect(missing).not.toContain(path);
});

test('the host’s own first page leads to the site', async ({ request }) => {
  for (const path of ['/', '/calendar']) {
    const answer = await request.get(new URL(path, site.url).href, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, BASE]);
  }
  expect((await request.get(new URL('/nfl', site.url).href)).status()).toBe(404);
});

test('what search engines, launchers and calendars read names the whole address', async ({ request }) => {
  const page = read('nfl/index.html');
  expect(page).toContain(`<link rel="canonical" href="${SITE_URL}/nfl"/>`);
  expect(page).toContain(`property="og:image" content="${SITE_URL}/previews/nfl.png"`);
  const [, jsonLd = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(page) ?? [];
  const urls = [...jsonLd.matchAll(/"https:\/\/example\.org([^"]*)"/g)].map(([, path]) => path);
  expect(urls.length).toBeGreaterThan(10);
  expect(urls.filter((path) => !path?.startsWith(BASE))).toEqual([]);
  expect(read('index.html')).toContain(`<link rel="canonical" href="${SITE_URL}/"/>`);
  expect(read('sitemap.xml')).toContain(`<loc>${SITE_URL}/nfl</loc>`);
  expect(read('robots.txt')).toContain(`Sitemap: ${SITE_URL}/sitemap.xml`);
  expect(read('feeds/nfl.ics').replace(/\r\n /g, '')).toContain(`${SITE_URL}/nfl?season=2026&event=`);
  expect(JSON.parse(read('api/schema.json')).$id).toBe(`${SITE_URL}/api/schema.json`);

  const manifest = JSON.parse(read('manifest.webmanifest'));
  const at = (address: string) => new URL(address, `${site.url}/manifest.webmanifest`);
  expect(at(manifest.start_url).pathname).toBe(BASE);
  expect(at(manifest.scope).pathname).toBe(BASE);
  const named = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...manifest.shortcuts.map(({ url }: { url: string }) => url),
  ];
  for (const address of named) expect((await request.get(at(address).href)).status()).toBe(200);
});

test.describe('a walk', () => {
  // The fixture knows only the tests' usual site.
  test.use({ meantFaults: /^foreign request: http:\/\/localhost:\d+\/calendar\// });

  test('through the pages stays below the path', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    const at = (path: string) => `${site.url}${path}`;
    await page.clock.setFixedTime(new Date(NOW));
    await page.goto(at('/'));
    await hydrated(page);
    await page.locator('main').getByRole('link', { name: 'NFL', exact: true }).first().click();
    await expect(page).toHaveURL(at('/nfl'));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${SITE_URL}/nfl`);
    await page.locator('main li').getByRole('link', { name: 'Kansas City Chiefs' }).first().click();
    await expect(page).toHaveURL(at('/teams/kansas-city-chiefs'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kansas City Chiefs/);
    await page.getByRole('link', { name: /^Details, add to calendar/ }).click();
    await expect(page).toHaveURL(/\/calendar\/nfl\?season=2026&event=/);
    await page.getByRole('dialog').getByRole('button', { name: 'Copy link' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
      at('/nfl?season=2026&event='),
    );
    await page.keyboard.press('Escape');
    await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Calendar' }).click();
    await expect(page).toHaveURL(at('/nfl?season=2026&view=calendar'));
    await expect(page.getByRole('grid')).toBeVisible();

    await page.getByRole('link', { name: 'Subscribe' }).click();
    const subscribe = page.getByRole('dialog');
    await expect(subscribe.getByRole('textbox')).toHaveValue(new RegExp(`src="${at('/embed/nfl')}`));
    await subscribe.getByRole('button', { name: 'Copy address' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(at('/feeds/nfl.ics'));
    await subscribe.getByRole('button', { name: 'Close' }).click();

    await page.keyboard.press('/');
    await page.getByRole('dialog').getByRole('combobox').fill('atlanta falcons');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Atlanta Falcons');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(at('/teams/atlanta-falcons'));
    await page.getByRole('button', { name: 'Settings' }).click();
    await page.getByRole('dialog').getByLabel('13:00').check();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'My calendar' }).click();
    await expect(page).toHaveURL(at('/my'));
    await page.goBack();
    await expect(page).toHaveURL(at('/teams/atlanta-falcons'));
    await page.locator('footer').getByRole('link', { name: 'Calendar', exact: true }).click();
    await expect(page).toHaveURL(at('/calendar'));
    await expect(page.getByRole('heading', { level: 1 })).toContainText('15 November');
    await page.locator('footer').getByRole('link', { name: 'About the data' }).click();
    await expect(page.getByText(`curl ${at('/api/nfl/2026.json')}`)).toBeVisible();
    await checkEmbed(page, at('/embed/nfl'));
    expect(failed).toEqual([]);

    await page.goto(at('/no-such-page'));
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('header').getByRole('link', { name: 'Sports Calendar' })).toHaveAttribute(
      'href',
      BASE,
    );
  });
});

/** An embed's own links and lists. */
async function checkEmbed(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(4);
  expect(links.filter((href) => !href?.startsWith(BASE))).toEqual([]);
}
