/**
 * The site below a path of its host, as a host serves it that sends no headers of ours. Every night it has a build of its
 * own. What is "as published" holds for the site that is about to be published: publish.yml checks it with CHECK_ARTEFACT=1.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as plain } from '@playwright/test';
import { folderSite } from '../tools/site/folder-site.ts';
import { serveSite } from '../tools/site/server.ts';
import { BASE, buildSubPath, FOLDER, IS_ARTEFACT, REPORT_ADDRESS, SITE_URL } from './build-sub-path.ts';
import { isExhaustive } from './exhaustive.ts';
import { type PagesHost, pagesHost } from './pages-host.ts';
import { expect, hydrated, NOW, test } from './site.ts';

let site: PagesHost;

// The fixture knows only the tests' usual site.
const OWN_REQUEST = '^foreign request: http://localhost:';
test.use({ meantFaults: new RegExp(OWN_REQUEST) });
test.skip(!isExhaustive && !IS_ARTEFACT, 'a third build: `npm run test:all` and publish.yml make it');
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  // A build on a busy machine.
  test.setTimeout(300_000);
  await buildSubPath();
  site = await pagesHost(FOLDER, BASE);
});
test.afterAll(() => site.close());

/** Pages, feeds and teams that the small build leaves out; the one for publishing leaves out nothing. */
const LEFT_OUT = IS_ARTEFACT ? /^$/ : /^\/([a-z0-9]+|(teams|feeds|api|embed)\/[\w./-]+)$/;

const at = (path: string) => `${site.url}${path}`;
const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8');

test('as published: every address in the pages is below the path and answers', async ({ request }) => {
  test.setTimeout(300_000);
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

test('as published: calendars, data and sitemap name the site’s own address', async ({ request }) => {
  const textOf = async (path: string) => {
    const response = await request.get(at(path));
    expect(response.status(), path).toBe(200);
    return response.text();
  };
  const calendar = (await textOf('/feeds/nfl.ics')).replace(/\r\n /g, '');
  const links = [...calendar.matchAll(/^URL[^:]*:(.*)\r$/gm)].map(([, link]) => link);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((link) => !link?.startsWith(`${SITE_URL}/nfl?`))).toEqual([]);
  const places = [...(await textOf('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  expect(places.length).toBeGreaterThan(5);
  expect(places.filter((place) => !place?.startsWith(SITE_URL))).toEqual([]);
  expect(JSON.parse(await textOf('/api/schema.json')).$id).toBe(`${SITE_URL}/api/schema.json`);
  expect(JSON.parse(await textOf('/api/nfl.json'))).toBeTruthy();
  expect(await textOf('/')).toContain(`<link rel="canonical" href="${SITE_URL}/"/>`);
});

test('as published: pages and embeds work at every spelling of their address', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await page.goto(at('/'));
  await hydrated(page);
  await page.locator(`main a[href="${BASE}nfl"]`).first().click();
  await expect(page).toHaveURL(at('/nfl'));
  await page.locator(`main a[href^="${BASE}teams/"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${BASE}teams/[\\w-]+$`));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const path of ['/nfl/', '/nfl/index.html', '//nfl']) {
    await page.goto(at(path));
    await hydrated(page);
    await expect(page, path).toHaveURL(at('/nfl'));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('NFL');
  }
  await page.goto(at('/index.html?tz=UTC'));
  await hydrated(page);
  await expect(page).toHaveURL(at('/?tz=UTC'));
  await expect(page.getByRole('heading', { name: /^All \d+ leagues$/ })).toBeVisible();

  await page.goto(at('/embed/nfl'));
  await hydrated(page);
  const links = await page.locator('a').evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((href) => !href?.startsWith(BASE))).toEqual([]);
  expect(failed).toEqual([]);
});

plain('as published: the policy holds without a header', async ({ page }) => {
  const stopped: string[] = [];
  await page.exposeFunction('stopped', (directive: string) => stopped.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { stopped(directive: string): void }).stopped(event.effectiveDirective),
    );
  });
  for (const path of ['/nfl', '/embed/nfl', '/no-such-page']) {
    stopped.splice(0);
    await page.goto(at(path));
    await page.evaluate(() => fetch('robots.txt').catch(() => undefined));
    await page
      .evaluate(() => {
        const script = document.createElement('script');
        script.append('document.title = "smuggled"');
        document.head.append(script);
      })
      .catch(() => undefined);
    await expect.poll(() => stopped, path).toContain('connect-src');
    await expect.poll(() => stopped.some((directive) => /script|trusted/.test(directive)), path).toBe(true);
    expect(await page.title()).not.toBe('smuggled');
  }
});

test.describe('as published: without a network', () => {
  test.use({ serviceWorkers: 'allow', meantFaults: new RegExp(`${OWN_REQUEST}|net::ERR_|^failed request`) });

  test('what was visited is there', async ({ page }) => {
    test.setTimeout(180_000);
    await page.goto(at('/nfl'));
    await hydrated(page);
    await expect
      .poll(() => page.evaluate(async (path) => (await caches.match(path)) !== undefined, `${BASE}nfl`), {
        timeout: 120_000,
      })
      .toBe(true);
    site.cut(true);
    await page.context().setOffline(true);
    for (const path of ['/nfl', '/nfl/', '/nfl/index.html']) {
      await page.goto(at(path));
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText('NFL');
      await expect(page.getByText('could not be shown'), path).toHaveCount(0);
    }
    site.cut(false);
  });
});

test('the embedded server leads from its own first page to the site', async ({ request }) => {
  const served = await serveSite(folderSite(FOLDER), { base: BASE, port: 4960 });
  for (const path of ['/', '/calendar']) {
    const answer = await request.get(new URL(path, served.url).href, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([302, BASE]);
  }
  expect((await request.get(`${served.url}/nfl`)).status()).toBe(200);
  expect((await request.get(new URL('/nfl', served.url).href)).status()).toBe(404);
  await served.close();
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
  const inManifest = (address: string) => new URL(address, at('/manifest.webmanifest'));
  expect(inManifest(manifest.start_url).pathname).toBe(BASE);
  expect(inManifest(manifest.scope).pathname).toBe(BASE);
  const named = [
    ...manifest.icons.map(({ src }: { src: string }) => src),
    ...manifest.shortcuts.map(({ url }: { url: string }) => url),
  ];
  for (const address of named) expect((await request.get(inManifest(address).href)).status()).toBe(200);
});

test('a walk through the pages stays below the path', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
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
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(at('/nfl?season=2026&event='));
  const report = page.getByRole('dialog').getByRole('link', { name: 'Report a mistake' });
  const reported = new URL((await report.getAttribute('href')) ?? '');
  expect(reported.href).toContain(REPORT_ADDRESS);
  expect(reported.searchParams.get('title')).toMatch(/^Wrong: .*Kansas City Chiefs.* \(nfl\/2026\//);
  expect(reported.searchParams.get('body')).toContain(`Page: ${at('/nfl?season=2026&event=')}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(at('/teams/kansas-city-chiefs'));
  await page.locator('main').getByRole('link', { name: 'NFL', exact: true }).first().click();
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(at('/nfl?view=calendar'));
  await expect(page.getByRole('grid')).toBeVisible();

  await page.getByRole('link', { name: 'Subscribe' }).click();
  const subscribe = page.getByRole('dialog');
  await subscribe.getByText('Embed on your page').click();
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
  const suggestions = page.getByRole('region', { name: 'Nothing starred yet' });
  await suggestions.getByRole('button', { name: 'Star NFL', exact: true }).click();
  await page.getByRole('button', { name: 'Star Formula 1', exact: true }).click();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  // This build is for a host that only serves files.
  const own = page.getByRole('dialog', { name: 'Subscribe to My calendar' });
  await expect(own).toContainText('this site can’t combine them into one address');
  await own.getByText('Ready-made calendars').click();
  await expect(own.getByRole('heading', { name: 'NFL: playoffs and final' })).toBeVisible();
  await expect(own.locator('a[href*="mix.ics"]')).toHaveCount(0);
  await own.getByRole('button', { name: 'Close' }).click();
  await page.goBack();
  await expect(page).toHaveURL(at('/teams/atlanta-falcons'));
  await page.locator('footer').getByRole('link', { name: 'Calendar', exact: true }).click();
  await expect(page).toHaveURL(at('/calendar'));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('15 November');
  await page.locator('footer').getByRole('link', { name: 'Developers' }).click();
  await expect(page.getByText(`curl --compressed ${at('/api/v1/events/')}`)).toBeVisible();
  await page.locator('footer').getByRole('link', { name: 'About the data' }).click();
  await expect(page.getByRole('link', { name: 'write a report' })).toHaveAttribute(
    'href',
    /^https:\/\/example\.org\/issues\/new\?labels=data&title=/,
  );
  expect(failed).toEqual([]);

  await page.goto(at('/no-such-page'));
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').getByRole('link', { name: 'Sports Calendar' })).toHaveAttribute(
    'href',
    BASE,
  );
});
