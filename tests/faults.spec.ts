/** What a visitor sees when something around the site is broken: a file that does not arrive, no storage, an odd clock. */
import type { Page } from '@playwright/test';
import { COLOR_SCHEME_KEY, expect, hydrated, NOW, open, test } from './site.ts';

/** What the browser and React say about a file that did not arrive. */
const NOT_ARRIVED =
  /^(failed request: |console error: (Failed to load resource: net::ERR_FAILED|TypeError: Failed to fetch dynamically))/;
const NOT_THERE =
  /^console error: (Failed to load resource: the server responded with a status of 404 .*\/assets\/team-|TypeError: Failed to fetch dynamically)/;

const block = (page: Page, files: string) => page.route(files, (route) => route.abort('failed'));
const failure = (page: Page, what: string) =>
  page.getByRole('alert').filter({ has: page.getByRole('heading', { name: `${what} could not be shown` }) });
const again = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' });

test.describe('a file that does not arrive', () => {
  test.use({ meantFaults: NOT_ARRIVED });

  test('a view says so in its place, the rest works, and it can be tried again', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    const requests = () => requested.filter((url) => url.includes('/season-calendar-')).length;
    await block(page, '**/assets/season-calendar-*');
    await open(page, '/nfl');
    const views = page.getByRole('navigation', { name: 'View' });
    await views.getByRole('link', { name: 'Calendar' }).click();
    await expect(failure(page, 'The calendar')).toBeVisible();
    // No endless loading: once for showing it, and once before if the pointer had come near.
    await page.waitForTimeout(1500);
    expect(requests()).toBeLessThanOrEqual(2);

    await page.getByText('Technical details').click();
    const facts = failure(page, 'The calendar').locator('pre');
    for (const fact of [
      'Failure: The calendar could not be shown',
      '/nfl?view=calendar',
      'Release: 2026-',
      'Browser: Mozilla',
    ])
      await expect(facts).toContainText(fact);
    await page.getByRole('alert').getByRole('button', { name: 'Copy' }).click();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('Error: TypeError: Failed to fetch');
    // This build has no address for reports; tests/sub-path.spec.ts has one.
    await expect(page.getByRole('link', { name: 'Report it' })).toHaveCount(0);

    // The rest of the page works, other views too.
    await page.getByRole('button', { name: 'Dark Mode' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await views.getByRole('link', { name: 'Schedule' }).click();
    await expect(page.locator('main').getByText('Falcons').filter({ visible: true }).first()).toBeVisible();
    await views.getByRole('link', { name: 'Calendar' }).click();
    await expect(failure(page, 'The calendar')).toBeVisible();

    const before = requests();
    await expect(page.getByRole('button', { name: 'Reload page' })).toHaveCount(0);
    await again(page).click();
    await expect(page.getByRole('button', { name: 'Reload page' })).toBeVisible();
    expect(requests()).toBe(before + 1);
    await page.unroute('**/assets/season-calendar-*');
    await again(page).click();
    await expect(page.getByRole('grid')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('dialogs say so where they would open, and can be tried again or closed', async ({ page }) => {
    for (const name of ['search-panel', 'settings-dialog', 'subscribe-dialog']) {
      await block(page, `**/assets/${name}-*`);
    }
    await block(page, '**/assets/open-panel-*');
    await open(page, '/nfl');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(failure(page, 'Search')).toBeInViewport();
    await failure(page, 'Search').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);

    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(failure(page, 'The settings')).toBeInViewport();
    await page.unroute('**/assets/settings-dialog-*');
    await again(page).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('link', { name: 'Subscribe' }).click();
    const subscribe = failure(page, 'The subscribe dialog');
    await expect(subscribe.getByRole('link', { name: 'Download the calendar' })).toHaveAttribute(
      'href',
      '/feeds/nfl.ics',
    );
    await subscribe.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('link', { name: /^Add to calendar/ }).click();
    await expect(failure(page, 'The event’s details')).toBeInViewport();
    await page.unroute('**/assets/open-panel-*');
    await again(page).click();
    await expect(page.getByRole('dialog')).toContainText('Allianz Arena');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL('/nfl');
  });

  test('an earlier season: the page stays, and says what is missing', async ({ page }) => {
    await open(page, '/nfl');
    await block(page, '**/assets/*season*');
    const select = page.getByRole('combobox', { name: 'Season' });
    await select.selectOption({ index: 1 });
    await expect(page).toHaveURL(/\?season=/);
    const season = new URL(page.url()).searchParams.get('season');
    await expect(failure(page, `The ${season} season`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'NFL' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Subscribe' })).toBeVisible();
    await select.selectOption({ index: 0 });
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('main time').first()).toBeVisible();
    await page.goBack();
    await expect(failure(page, `The ${season} season`)).toBeVisible();
    await page.unroute('**/assets/*season*');
    await again(page).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.locator('main time').first()).toBeVisible();
  });

  test('the first data of a page: the shell stays, in its colours, and other pages open', async ({
    page,
  }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'dark'), COLOR_SCHEME_KEY);
    await block(page, '**/assets/season-nfl-*');
    await open(page, '/nfl');
    await expect(failure(page, 'The 2026 season')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page.getByRole('region', { name: 'Today and the coming days' })).toBeVisible();
    await page.goBack();
    await expect(failure(page, 'The 2026 season')).toBeVisible();
    await page.unroute('**/assets/season-nfl-*');
    await again(page).click();
    await expect(page.getByRole('heading', { level: 1, name: 'NFL' })).toBeVisible();
    await expect(page.locator('main').getByText('Falcons').filter({ visible: true }).first()).toBeVisible();
  });

  test('the part of another page: the month, the index of search', async ({ page }) => {
    await block(page, '**/assets/month-board-*');
    await open(page, '/calendar');
    await page.getByRole('link', { name: 'Month', exact: true }).click();
    await expect(failure(page, 'The month')).toBeVisible();
    await page.unroute('**/assets/month-board-*');
    await again(page).click();
    await expect(page.getByRole('grid')).toBeVisible();

    const index = /\/assets\/search-(?!dialog|panel|index)/;
    await page.route(index, (route) => route.abort('failed'));
    await page.keyboard.press('/');
    await expect(page.getByText('Couldn’t load the search index.')).toBeVisible();
    await page.unroute(index);
    await page.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('arsenal');
    await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Arsenal');
  });

  test('the scripts or the sheet: the page stays as it was sent', async ({ page }) => {
    await block(page, '**/assets/entry*');
    await page.clock.setFixedTime(new Date(NOW));
    await page.goto('/nfl');
    await expect(page.locator('main').getByText('Falcons').filter({ visible: true }).first()).toBeVisible();
    await page.locator('header').getByRole('link', { name: 'Sports Calendar' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('region', { name: 'Today and the coming days' })).toBeVisible();
    await page.unroute('**/assets/entry*');
    await block(page, '**/*.css');
    await open(page, '/nfl');
    await expect(page.locator('main').getByText('Falcons').filter({ visible: true }).first()).toBeVisible();
  });
});

test.describe('a release that has replaced the files', () => {
  test.use({ meantFaults: NOT_THERE });

  test('a file that is gone comes back with a reload', async ({ page }) => {
    await page.route('**/assets/team-*', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await open(page, '/nfl');
    await page.locator('main').getByRole('link', { name: 'Kansas City Chiefs' }).first().click();
    await expect(page).toHaveURL('/teams/kansas-city-chiefs');
    await expect(failure(page, 'This page')).toBeVisible();
    await again(page).click();
    const reload = page.getByRole('button', { name: 'Reload page' });
    await expect(reload).toBeVisible();
    await page.unroute('**/assets/team-*');
    await reload.click();
    await hydrated(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Kansas City Chiefs' })).toBeVisible();
  });
});

const STORAGE = {
  forbidden: () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  },
  full: () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
};

for (const [name, breakStorage] of Object.entries(STORAGE)) {
  test(`storage that is ${name}: settings and stars hold for the visit, and that is said`, async ({
    page,
  }) => {
    await page.addInitScript(breakStorage);
    await open(page, '/nfl');
    await page.getByRole('button', { name: 'Settings' }).click();
    const settings = page.getByRole('dialog', { name: 'Settings' });
    await expect(settings.getByText('They last until you leave')).toHaveCount(0);
    await settings.getByLabel('13:00').check();
    await expect(settings.getByText('They last until you leave')).toBeVisible();
    await settings.getByLabel('Dark').check();
    await settings.getByRole('button', { name: 'Done' }).click();
    await expect(page.locator('main').getByText('13:00').first()).toBeVisible();
    await page.getByRole('button', { name: 'Star NFL' }).click();
    await expect(page.getByText('Not saved: this browser blocks storage')).toBeVisible();
    await page.getByRole('link', { name: 'My calendar' }).click();
    await expect(page.getByText('They last until you leave')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'NFL' })).toBeVisible();
  });
}

const CLOCKS = [
  { now: '1990-01-01T12:00:00Z', day: '1 Jan 1990', nfl: '2023', home: 'Monday 1 January' },
  { now: '2099-06-01T12:00:00Z', day: '1 Jun 2099', nfl: '2026', home: 'Monday 1 June' },
];

for (const { now, day, nfl, home } of CLOCKS) {
  test(`a clock at ${day} is pointed out, and every kind of page is usable`, async ({ page }) => {
    const notice = page.getByRole('status').filter({ hasText: `Your device’s clock says ${day}` });
    await open(page, '/', now);
    await expect(notice).toBeVisible();
    await expect(page.locator('main')).toContainText(home);
    await expect(page.getByText('Nothing in the next seven days.')).toBeVisible();
    for (const path of ['/football', '/timeline', '/calendar', '/my', '/teams/arsenal', '/data']) {
      await open(page, path, now);
      await expect(notice).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    }
    await open(page, '/nfl', now);
    await expect(page.getByRole('link', { name: `${nfl} season as JSON` })).toBeVisible();
    for (const view of ['Calendar', 'Timeline']) {
      await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: view }).click();
      await expect(page).toHaveURL(new RegExp(`view=${view.toLowerCase()}`));
    }
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}

test.describe('without the data of zones', () => {
  // What was sent is in the league's zone, which this browser cannot tell: React renders the page afresh.
  test.use({ meantFaults: /^error: Minified React error #418/ });

  test('times are in UTC by name, and the settings offer what there is', async ({ page }) => {
    await page.addInitScript(() => {
      const Format = Intl.DateTimeFormat;
      const made = (locale?: string, options?: Intl.DateTimeFormatOptions) => {
        const { timeZone = 'UTC' } = options ?? {};
        if (timeZone !== 'UTC') throw new RangeError(`Invalid time zone specified: ${timeZone}`);
        const format = new Format(locale, { ...options, timeZone });
        const { timeZone: _, ...resolved } = format.resolvedOptions();
        return Object.assign(format, { resolvedOptions: () => resolved });
      };
      Intl.DateTimeFormat = new Proxy(Format, {
        construct: (_, [locale, options]) => made(locale, options),
        apply: (_, __, [locale, options]) => made(locale, options),
      });
      Reflect.deleteProperty(Intl, 'supportedValuesOf');
      Reflect.deleteProperty(Intl.Locale.prototype, 'getWeekInfo');
    });
    await open(page, '/nfl');
    await expect(page.locator('main header')).toContainText('Times in your zone (GMT)');
    await expect(page.locator('main li').filter({ hasText: 'Falcons' }).first()).toContainText(
      '6:00\u00a0PM',
    );
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog').getByText('Currently UTC')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'UTC' })).toBeChecked();
  });
});

test('a zone that nobody knows is UTC', async ({ page }) => {
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' };
    };
  });
  await open(page, '/nfl');
  await expect(page.locator('main header')).toContainText('Times in your zone (GMT)');
});

test('a browser of 2023 without newer additions works', async ({ page }) => {
  await page.addInitScript(() => {
    const newer: [object, string[]][] = [
      [window, ['requestIdleCallback', 'structuredClone', 'navigation', 'scheduler', 'trustedTypes']],
      [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [URLSearchParams.prototype, ['size']],
      [Intl, ['supportedValuesOf']],
      [Intl.Locale.prototype, ['getWeekInfo', 'weekInfo']],
      [crypto, ['randomUUID']],
      [Document.prototype, ['startViewTransition']],
      [Navigator.prototype, ['clipboard', 'storage', 'locks']],
    ];
    for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await open(page, '/timeline');
  await expect(page.getByRole('button', { name: 'Quarter' })).toBeVisible();
  await open(page, '/nfl?season=2026&tz=Europe/London');
  await page.getByRole('link', { name: /^Add to calendar/ }).click();
  await expect(page).toHaveURL(/\/nfl\?season=2026&tz=Europe(\/|%2F)London&event=/);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Couldn’t copy' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('navigation', { name: 'View' }).getByRole('link', { name: 'Timeline' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('arsenal');
  await expect(page.getByRole('dialog').getByRole('option').first()).toContainText('Arsenal');
});

test.describe('a browser in which the shell itself fails', () => {
  test.use({ meantFaults: /^error: no matchMedia$|favicon\.ico$/ });

  test('is left with the page as it was sent', async ({ page }) => {
    await page.addInitScript(() => {
      window.matchMedia = () => {
        throw new Error('no matchMedia');
      };
    });
    await page.clock.setFixedTime(new Date(NOW));
    await page.goto('/nfl');
    // It fails, is loaded once more, and stays.
    await page.waitForTimeout(3000);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await expect(page.locator('main').getByText('Falcons').filter({ visible: true }).first()).toBeVisible();
    await page.locator('header').getByRole('link', { name: 'Sports Calendar' }).click();
    await expect(page.getByRole('region', { name: 'Today and the coming days' })).toBeVisible();
  });
});

test.describe('JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the schedule is readable and the feeds are linked', async ({ page, request }) => {
    await page.goto('/nfl');
    await expect(page.getByRole('heading', { level: 1, name: 'NFL' })).toBeVisible();
    await expect(page.locator('main').getByText('Falcons').filter({ visible: true }).first()).toBeVisible();
    for (const name of ['Subscribe', '2026 season as JSON']) {
      const file = await page.getByRole('link', { name }).getAttribute('href');
      expect((await request.get(file ?? '')).status()).toBe(200);
    }
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'Today and the coming days' })).toBeVisible();
    await expect(
      page
        .locator('main')
        .getByRole('link', { name: /Falcons/ })
        .first(),
    ).toBeVisible();
  });
});
