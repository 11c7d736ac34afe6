/** Use without a network, and a new release under pages that are open. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { ReleaseFiles } from '../app/offline/release-files.ts';
import { FIXTURE_SITE_FOLDER } from '../tools/folders.ts';
import {
  buildKillSwitch,
  type OtherRelease,
  otherRelease,
  type SwitchableSite,
  switchableSite,
} from './releases.ts';
import { test as base, expect, hydrated, NOW, open } from './site.ts';

interface OfflineFixtures {
  site: SwitchableSite;
  /** Makes another release, for the time of the test. */
  makeRelease: (release: OtherRelease) => string;
}

const test = base.extend<OfflineFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the form that the runner requires
  site: async ({}, use) => {
    const site = await switchableSite();
    await use(site);
    await site.close();
  },
  baseURL: async ({ site }, use) => use(site.url),
  // biome-ignore lint/correctness/noEmptyPattern: the form that the runner requires
  makeRelease: async ({}, use) => {
    const made: ReturnType<typeof otherRelease>[] = [];
    await use((release) => {
      const other = otherRelease(release);
      made.push(other);
      return other.folder;
    });
    for (const { remove } of made) remove();
  },
});
test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

/** The page is not to wait for what is done in its idle moments, and a busy machine has few. */
const PATIENTLY = { timeout: 30_000 };
const h1 = (page: Page) => page.getByRole('heading', { level: 1 });
const line = (page: Page) => page.getByText('New schedule available');

async function setNetwork(page: Page, site: SwitchableSite, isOn: boolean): Promise<void> {
  site.cut(!isOn);
  await page.context().setOffline(!isOn);
}

const REFUSALS = /net::ERR_|Failed to fetch dynamically|^failed request: \S+\/assets\//;

/** Failed requests are in the console; that is intended here. */
function expectRefusals(faults: string[]): void {
  expect(faults.filter((fault) => !REFUSALS.test(fault))).toEqual([]);
  faults.splice(0);
}

/** The page and what it has loaded are on the device. */
async function kept(page: Page, path: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (key) => (await caches.match(key)) !== undefined, path), PATIENTLY)
    .toBe(true);
}

/** The lists of the release, as its worker knows them. */
function releaseLists(): ReleaseFiles['lists'] {
  const [, json = ''] =
    /__RELEASE__ = JSON\.parse\((".*")\);/.exec(readFileSync(join(FIXTURE_SITE_FOLDER, 'sw.js'), 'utf8')) ??
    [];
  return JSON.parse(JSON.parse(json)).lists;
}

/** The assets that are on the device, as paths. */
function keptAssets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await (await caches.open('sports-calendar-assets')).keys();
    return requests.map(({ url }) => new URL(url).pathname.slice(1));
  });
}

async function keptLists(page: Page, lists: readonly string[]): Promise<void> {
  expect(lists.length).toBeGreaterThan(10);
  const missing = async () => {
    const kept = await keptAssets(page);
    return lists.filter((list) => !kept.includes(list));
  };
  await expect.poll(missing, { timeout: 120_000 }).toEqual([]);
}

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  return settings;
}

async function askForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    // One that cannot be installed says so.
    await registration?.update().catch(() => undefined);
  });
}

test('after one visit the whole site works without a network', async ({ page, site, faults }) => {
  await open(page, '/nfl');
  await kept(page, '/nfl');
  const lists = releaseLists();
  await keptLists(page, [...lists.current, ...lists.rest]);

  await setNetwork(page, site, false);
  await page.reload();
  await hydrated(page);
  await expect(h1(page)).toHaveText('NFL');
  await expect(page.locator('main time').first()).toBeVisible();

  // A league and a view that were never opened.
  await page.locator('footer a[href="/calendar"]').click();
  await expect(page).toHaveURL('/calendar');
  await expect(page.locator('main time').first()).toBeVisible();
  await page.goto('/mlb?season=2025&view=calendar');
  await hydrated(page);
  await expect(h1(page)).toHaveText('MLB');
  await expect(page.getByRole('grid').or(page.getByRole('table')).first()).toBeVisible();

  // A team by its address, search, and an address that there is not.
  await page.goto('/teams/chelsea');
  await hydrated(page);
  await expect(h1(page)).toHaveText('Chelsea');
  await page.keyboard.press('/');
  await page.getByRole('dialog').getByRole('combobox').fill('super bowl 2024');
  await expect(page.getByRole('option').first()).toContainText('Super Bowl');
  await page.keyboard.press('Escape');
  await page.goto('/premierleage');
  await hydrated(page);
  await expect(h1(page)).toHaveText('Page not found');
  await expect(page.getByRole('region', { name: 'Did you mean' }).getByRole('link').first()).toBeVisible();

  // Switched off, it gives the room back, all but that of the page that is open.
  await setNetwork(page, site, true);
  await page.goto('/nfl');
  await hydrated(page);
  const settings = await openSettings(page);
  await settings.getByRole('switch', { name: 'Keep all leagues on this device' }).uncheck();
  await expect(settings.getByText('Only pages you visit are saved')).toBeVisible();
  await expect
    .poll(async () => (await keptAssets(page)).filter((file) => lists.rest.includes(file)).length, PATIENTLY)
    .toBeLessThan(5);
  await kept(page, '/nfl');
  await page.keyboard.press('Escape');
  await setNetwork(page, site, false);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('main time').first()).toBeVisible();
  // Of a week that no page has loaded: the browser itself may still have what the search read.
  await page.goto('/calendar?date=2026-10-28');
  await expect(page.getByText('You’re offline, and this part isn’t saved on this device')).toBeVisible();
  expectRefusals(faults);
});

test('without the whole catalogue, what was visited works, and the rest says what it needs', async ({
  page,
  site,
  faults,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('sports-calendar-offline', 'off');
    Object.defineProperty(navigator, 'connection', {
      value: Object.assign(new EventTarget(), { saveData: true }),
    });
  });
  await open(page, '/nfl');
  await kept(page, '/nfl');
  const settings = await openSettings(page);
  await expect(settings.getByText('Only pages you visit are saved')).toBeVisible();
  await page.keyboard.press('Escape');
  // By now the worker is there for what is visited next.
  await page.getByRole('link', { name: 'Sports Calendar' }).click();
  await expect(page.getByRole('region', { name: 'Today and the coming days' })).toBeVisible();

  await setNetwork(page, site, false);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('region', { name: 'Today and the coming days' })).toBeVisible();
  await page.goto('/nfl');
  await hydrated(page);
  await expect(page.locator('main time').first()).toBeVisible();
  await page.goto('/nba');
  await expect(page.getByText('You’re offline, and this part isn’t saved on this device')).toBeVisible();

  // It appears without a click when the network is back.
  await setNetwork(page, site, true);
  await expect(h1(page)).toHaveText('NBA', PATIENTLY);
  expectRefusals(faults);
  await expect(page.locator('main time').first()).toBeVisible();

  // Wanted, but the visitor saves data.
  await openSettings(page);
  await settings.getByRole('switch', { name: 'Keep all leagues on this device' }).check();
  await expect(settings.getByText('With data saver on, only current seasons are saved')).toBeVisible();
  const lists = releaseLists();
  await keptLists(page, lists.current);
  const earlier = lists.rest.filter((list) => list.includes('/season-mlb-'));
  expect(earlier).not.toEqual([]);
  expect((await keptAssets(page)).filter((file) => earlier.includes(file))).toEqual([]);
});

test('a new release is announced, and shown without losing the place', async ({
  page,
  site,
  makeRelease,
  context,
}) => {
  await open(page, '/nfl?view=calendar');
  await kept(page, '/nfl');
  const other = await context.newPage();
  await other.clock.setFixedTime(new Date(NOW));
  await other.goto('/premierleague');
  await hydrated(other);
  await expect(line(page)).toBeHidden();

  await site.show(makeRelease({ change: ['Patriots', 'Pioneers'] }));
  await askForUpdate(page);
  await expect(line(page)).toBeVisible(PATIENTLY);
  await expect(line(other)).toBeVisible();
  // The old page goes on, with what it has and with its own scripts.
  await expect(page.getByText('Pioneers')).toHaveCount(0);
  await openSettings(page);
  await page.keyboard.press('Escape');

  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('button', { name: 'Show it' }).click();
  await expect(page.getByText('Pioneers').first()).toBeAttached();
  await hydrated(page);
  await expect(page).toHaveURL('/nfl?view=calendar');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
  await expect(line(page)).toBeHidden();

  // A page that was open beside it is not taken away, has its scripts, and can follow.
  await expect(line(other)).toBeVisible();
  await openSettings(other);
  await other.keyboard.press('Escape');
  const before = await other.evaluate(() => document.documentElement.dataset.release);
  await other.getByRole('button', { name: 'Show it' }).click();
  await expect(other.locator('html')).not.toHaveAttribute('data-release', before ?? '');
  await hydrated(other);
  await expect(line(other)).toBeHidden();

  // With the last page of it, the old release goes.
  const releases = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('release')));
  await expect.poll(releases, PATIENTLY).toHaveLength(1);
  await setNetwork(page, site, false);
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('Pioneers').first()).toBeAttached();
});

test('a new day alone is taken without a word', async ({ page, site, makeRelease }) => {
  await open(page, '/nfl');
  await kept(page, '/nfl');
  const release = () => page.evaluate(() => document.documentElement.dataset.release);
  const before = await release();
  await site.show(makeRelease({ isOtherDay: true }));
  await askForUpdate(page);
  const releases = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.includes('release')).length);
  await expect.poll(releases, PATIENTLY).toBe(2);
  await expect
    .poll(() => workersOf(page), PATIENTLY)
    .toEqual({ active: true, installing: false, waiting: false });
  await expect(line(page)).toBeHidden();
  expect(await release()).toBe(before);

  // The next page is of the new day, and the files of the day before go.
  await page.reload();
  await hydrated(page);
  expect(await release()).not.toBe(before);
  await expect.poll(releases, PATIENTLY).toBe(1);
  await expect(line(page)).toBeHidden();
});

test('half a release changes nothing; the whole of it does', async ({ page, site, makeRelease, faults }) => {
  await open(page, '/nfl');
  await kept(page, '/nfl');
  await site.show(makeRelease({ change: ['Patriots', 'Pioneers'], missing: 'subscribe-dialog' }));
  await askForUpdate(page);
  await page.reload();
  await hydrated(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => workersOf(page)).toEqual({ active: true, installing: false, waiting: false });
  await expect(line(page)).toBeHidden();
  await setNetwork(page, site, false);
  await page.reload();
  await hydrated(page);
  await expect(h1(page)).toHaveText('NFL');
  await expect(page.getByText('Pioneers')).toHaveCount(0);

  await setNetwork(page, site, true);
  await site.show(makeRelease({ change: ['Patriots', 'Pioneers'] }));
  await askForUpdate(page);
  await expect(line(page)).toBeVisible(PATIENTLY);
  faults.splice(0);
});

test('the kill switch removes the worker and what it has stored, and reloads its pages once', async ({
  page,
  site,
  makeRelease,
}) => {
  const worker = await buildKillSwitch();
  await open(page, '/nfl?view=calendar');
  await kept(page, '/nfl');
  await page.evaluate(async () => (await caches.open('of-another-site')).put('/x', new Response('x')));
  await site.show(makeRelease({ change: ['Patriots', 'Pioneers'], worker }));
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  let workers = 0;
  page.context().on('serviceworker', () => {
    workers += 1;
  });
  await askForUpdate(page);
  await expect.poll(() => loads, PATIENTLY).toBe(1);
  await hydrated(page);
  await expect(page).toHaveURL('/nfl?view=calendar');
  await expect(page.getByText('Pioneers').first()).toBeAttached();
  // The new page comes without a worker, registers the script again, and is left in peace.
  const left = () =>
    page.evaluate(async () => ({
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
      caches: await caches.keys(),
      isControlled: navigator.serviceWorker.controller !== null,
    }));
  await expect.poll(() => workers, PATIENTLY).toBe(2);
  await expect
    .poll(left, PATIENTLY)
    .toEqual({ registrations: 0, caches: ['of-another-site'], isControlled: false });
  expect(loads).toBe(1);
});

function workersOf(page: Page) {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return {
      active: !!registration?.active,
      installing: !!registration?.installing,
      waiting: !!registration?.waiting,
    };
  });
}
