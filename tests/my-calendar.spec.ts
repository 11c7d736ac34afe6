/** My calendar: stars, the merged calendar, hiding, taking it along, sharing, and what can go wrong with storage. */
import { readFileSync } from 'node:fs';
import type { Browser, Locator, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { schemesOf } from './exhaustive.ts';
import { expectAccessible } from './expect-accessible.ts';
import { expect, hydrated, open, test } from './site.ts';

const KEY = 'sports-calendar-my';
const BROKEN_KEY = 'sports-calendar-my-broken';
const JULY = '2026-07-19T12:00:00Z';

interface Stars {
  leagues?: string[];
  teams?: string[];
  hiddenTypes?: string[];
}

const stored = ({ leagues = [], teams = [], hiddenTypes = [] }: Stars) =>
  JSON.stringify({ app: 'sports-calendar', version: 1, leagues, teams, events: [], hiddenTypes });

/** Stores a text before the page's first script, unless something is stored already. */
async function keep(page: Page, text: string) {
  await page.addInitScript(([key, value]) => localStorage.getItem(key) ?? localStorage.setItem(key, value), [
    KEY,
    text,
  ] as const);
}

async function newVisitor(browser: Browser, timezoneId = 'America/New_York') {
  const context = await browser.newContext({ timezoneId, locale: 'en-IN', baseURL: process.env.FIXTURES_AT });
  return context.newPage();
}

const rows = (page: Page) =>
  page.locator('main section li, main ul li').filter({ has: page.locator('time') });
const row = (page: Page, ...words: string[]) =>
  words.reduce((found, word) => found.filter({ hasText: word }), rows(page));
const timeOf = (rows: Locator) => rows.locator('[data-form=time]');
const starOf = (page: Page, name: string) => page.getByRole('button', { name: `Star ${name}`, exact: true });
const kept = (page: Page, key = KEY) => page.evaluate((each) => localStorage.getItem(each), key);

async function downloaded(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return readFileSync(await download.path(), 'utf8');
}

test('stars of a league page and a team page make one calendar, in order and in the visitor’s time', async ({
  page,
}) => {
  await open(page, '/formula1');
  const star = starOf(page, 'Formula 1');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('status').filter({ hasText: 'Formula 1' })).toHaveText(
    'Formula 1 added to My calendar, 1 starred',
  );
  await open(page, '/teams/kansas-city-chiefs');
  await starOf(page, 'Kansas City Chiefs').click();
  await page.getByRole('link', { name: 'My calendar' }).click();
  await expect(page).toHaveURL('/my');
  await expect(page.getByRole('list', { name: 'Your stars' }).getByRole('link')).toHaveText([
    'Formula 1',
    'Kansas City Chiefs',
  ]);

  await expect(rows(page).first()).toContainText(/Chiefs @ .*Falcons/);
  await expect(timeOf(row(page, 'Falcons'))).toHaveText('1:00\u00a0PM');
  await expect(timeOf(row(page, 'Las Vegas Grand Prix - Practice 1'))).toHaveText('7:30\u00a0PM');
  const headings = page.locator('main h2');
  await expect(headings.first()).toContainText('Sunday 15 November');
  await expect(headings.nth(1)).toContainText('Thursday 19 November');
  const starts = await timeOf(rows(page)).evaluateAll((all) =>
    all.map((time) => time.getAttribute('datetime')),
  );
  expect(starts.length).toBeGreaterThan(20);
  expect(starts).toEqual([...starts].sort());
  await expect(page.locator('summary').filter({ hasText: /^Past/ })).toBeVisible();

  // It is still there on the next visit, and removed by its own star.
  await page.reload();
  await hydrated(page);
  await starOf(page, 'Formula 1').click();
  await expect(row(page, 'Las Vegas Grand Prix')).toHaveCount(0);
  await expect(row(page, 'Falcons').first()).toBeVisible();
  await expect(
    page.locator('main [tabindex="-1"]').filter({ has: page.getByRole('list', { name: 'Your stars' }) }),
  ).toBeFocused();
});

test('a single event is followed from its panel, and leaves with its star', async ({ page }) => {
  await open(page, '/nfl?season=2026&event=super-bowl-lxi');
  const star = page.getByRole('dialog').getByRole('button', { name: 'Star Super Bowl LXI' });
  await expect(star).toHaveText('Add to My calendar');
  await star.click();
  await expect(star).toHaveText('Remove from My calendar');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'My calendar, 1 starred' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Super Bowl LXI');
  await page
    .getByRole('button', { name: 'Subscribe' })
    .or(page.getByRole('link', { name: 'Subscribe' }))
    .click();
  await expect(
    page
      .getByRole('dialog')
      .locator('a[href$="/feeds/mix.ics?follow=events/nfl/2026/super-bowl-lxi"]')
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await starOf(page, 'Super Bowl LXI').click();
  await expect(page.getByRole('heading', { name: 'Nothing starred yet' })).toBeVisible();
});

test('another zone lists the same events under its own days', async ({ browser }) => {
  const page = await newVisitor(browser, 'Asia/Tokyo');
  await keep(page, stored({ leagues: ['formula1'] }));
  await open(page, '/my');
  // 00:30Z on 20 November.
  await expect(timeOf(row(page, 'Las Vegas Grand Prix - Practice 1'))).toHaveText('9:30\u00a0AM');
  await expect(page.locator('main h2').first()).toContainText('Friday 20 November');
  await page.context().close();
});

test('a hidden type is gone from every view and from the file, and stays hidden', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await keep(page, stored({ leagues: ['formula1'], teams: ['kansas-city-chiefs'] }));
  await open(page, '/my');
  await page.getByText('Event types').click();
  const formula1 = page.getByRole('group', { name: 'Formula 1' });
  await formula1.getByLabel(/^Practice/).uncheck();
  await expect(row(page, 'Practice')).toHaveCount(0);
  await expect(row(page, 'Las Vegas Grand Prix - Qualifying')).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.getByText('hidden: Practice')).toBeVisible();
  await expect(row(page, 'Practice')).toHaveCount(0);
  const count = Number(/^(\d+) events/.exec(await page.getByText(/^\d+ events to come/).innerText())?.[1]);

  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to My calendar' });
  await dialog.getByText('Download a file').click();
  await dialog.getByLabel('1 hour').last().check();
  const calendar = new ICAL.Component(ICAL.parse(await downloaded(page, 'Download .ics')));
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  expect(events).toHaveLength(count);
  expect(events.some(({ summary }) => summary.includes('Practice'))).toBe(false);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(count);
  const game = events.find(({ summary }) => summary === 'Atlanta Falcons vs Kansas City Chiefs');
  expect(game?.startDate.toString()).toBe('2026-11-15T18:00:00Z');
  expect(game?.component.getFirstPropertyValue('url')).toContain('/nfl?season=2026&event=atlanta-falcons');
  expect(game?.component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString()).toBe(
    '-PT1H',
  );
  // The subscription and the file have what is ticked.
  const address = '/feeds/mix.ics?follow=formula1,teams/kansas-city-chiefs&without=formula1:practice';
  await expect(dialog.locator(`a[href^="webcal:"][href$="${address}"]`).first()).toBeVisible();
  await dialog.getByLabel('Formula 1').uncheck();
  await expect(
    dialog.locator('a[href^="webcal:"][href*="/feeds/mix.ics?follow=teams/kansas-city-chiefs"]').first(),
  ).toBeVisible();
  const chiefs = new ICAL.Component(ICAL.parse(await downloaded(page, 'Download .ics')));
  expect(chiefs.getAllSubcomponents('vevent').length).toBeLessThan(count);
  await dialog.getByRole('button', { name: 'Close' }).click();

  const views = page.getByRole('navigation', { name: 'View' });
  await views.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL('/my?view=calendar');
  const cells = page.getByRole('gridcell');
  await expect(cells.getByRole('link', { name: /Atlanta Falcons vs Kansas City Chiefs/ })).toBeVisible();
  await expect(cells.getByRole('link', { name: /Qualifying · Las Vegas/ })).toBeVisible();
  await expect(cells.getByRole('link', { name: /Practice/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page).toHaveURL('/my?view=calendar&month=2026-12');

  await views.getByRole('link', { name: 'Timeline' }).click();
  await expect(page).toHaveURL('/my?view=timeline');
  await page.getByText('View as table').click();
  const table = page.locator('main table');
  await expect(table.getByRole('row', { name: /^Formula 1/ })).toContainText(/2026 season.* more events/);
  await expect(table.getByRole('row', { name: /^Kansas City Chiefs \d+ more events/ })).toBeVisible();
  await expect(table).not.toContainText('Practice');
});

test('a copied link shows the calendar to somebody else, who can look, adopt, add and undo', async ({
  browser,
}) => {
  const page = await newVisitor(browser);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await keep(page, stored({ leagues: ['formula1'], teams: ['arsenal'], hiddenTypes: ['formula1.practice'] }));
  await open(page, '/my');
  await page.getByText('Share or move').click();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/my\?leagues=formula1&teams=arsenal&hide=formula1\.practice$/);
  await page.context().close();

  const other = await newVisitor(browser);
  await open(other, link);
  await expect(other.getByText('This is a shared calendar.')).toBeVisible();
  await expect(row(other, 'Newcastle', 'Arsenal').first()).toBeVisible();
  await expect(row(other, 'Practice')).toHaveCount(0);
  expect(await kept(other)).toBe(null);
  await other.getByRole('button', { name: 'Make it mine' }).click();
  await expect(other).toHaveURL('/my');
  await expect(other.getByText('This is your calendar now.')).toBeVisible();
  expect(await kept(other)).toBe(
    stored({ leagues: ['formula1'], teams: ['arsenal'], hiddenTypes: ['formula1.practice'] }),
  );

  await open(other, '/my?leagues=nfl,no-such-league,f1&teams=no-such-team,arsenal,__proto__,<b>&view=moon');
  const notices = other.getByRole('status');
  await expect(
    notices.filter({ hasText: 'Ignored invalid names in the link: “__proto__”, “<b>”' }),
  ).toBeVisible();
  await expect(
    notices.filter({
      hasText: 'Left out because it is not on this site: “no-such-league”, “f1”, “no-such-team”',
    }),
  ).toBeVisible();
  await expect(notices.filter({ hasText: 'There is no “moon” view' })).toBeVisible();
  await other.getByRole('button', { name: 'Add to mine' }).click();
  const own = other.getByRole('list', { name: 'Your stars' }).getByRole('link');
  await expect(own).toHaveText(['Formula 1', 'NFL', 'Arsenal']);
  await other.getByRole('button', { name: 'Undo' }).click();
  await expect(own).toHaveText(['Formula 1', 'Arsenal']);
  await other.context().close();
});

test('the suggestions stay until the visitor is done with them', async ({ page }) => {
  await open(page, '/my');
  const suggestions = page.getByRole('region', { name: /starred/ });
  await starOf(page, 'NFL').click();
  await expect(page.getByRole('list', { name: 'Your stars' }).getByRole('listitem')).toHaveCount(1);
  await suggestions.getByRole('button', { name: 'Star Formula 1' }).click();
  await expect(suggestions.getByRole('heading', { level: 2 })).toHaveText('2 starred');
  await suggestions.getByRole('button', { name: 'Done' }).click();
  await expect(suggestions).toBeHidden();
  await expect(page.getByRole('list', { name: 'Your stars' }).getByRole('listitem')).toHaveCount(2);
  // Whoever comes back has chosen already.
  await page.reload();
  await expect(page.getByRole('list', { name: 'Your stars' })).toBeVisible();
  await expect(suggestions).toBeHidden();
});

test('in July two teams at the same time are pointed out, a game between two of them is not', async ({
  page,
}) => {
  await keep(
    page,
    stored({ leagues: ['mlb', 'formula1'], teams: ['new-york-yankees', 'argentina', 'spain'] }),
  );
  await open(page, '/my', JULY);
  await expect(page.locator('main h2').first()).toContainText(/Sunday 19 July.*today/);
  // By its own name: the game that clashes with it names it too.
  const final = rows(page)
    .filter({ has: page.getByRole('link', { name: 'Argentina', exact: true }) })
    .first();
  await expect(final).toContainText('Clashes with Dodgers @ Yankees');
  await expect(row(page, 'Yankees', 'Dodgers', '12:35')).toContainText('Clashes with Spain – Argentina');
  // The whole league is starred, yet its other games clash with nothing.
  await expect(row(page, 'Red Sox', 'Rays').first()).not.toContainText('Clashes with');
  await expect(page.locator('main p').filter({ hasText: 'events overlap' })).toContainText('Sunday 19 July');
});

test('what cannot be read is reported and set aside, what can is kept', async ({ page }) => {
  const broken = stored({ leagues: ['nfl'] }).replace('"nfl"', '"nfl",7,"<b>"');
  await keep(page, broken);
  await open(page, '/nfl');
  await expect(starOf(page, 'NFL')).toHaveAttribute('aria-pressed', 'true');
  await open(page, '/my');
  await expect(page.getByText('couldn’t be read')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Your stars' }).getByRole('link')).toHaveText(['NFL']);
  expect(await kept(page, BROKEN_KEY)).toBe(broken);
  expect(await downloaded(page, 'Save the original')).toBe(broken);
  await page.getByRole('button', { name: 'Delete the original' }).click();
  await expect(page.getByText('couldn’t be read')).toBeHidden();
  expect(await kept(page, BROKEN_KEY)).toBe(null);

  // Another tab may store anything at any time.
  const tab = await page.context().newPage();
  await open(tab, '/my');
  await tab.evaluate((key) => localStorage.setItem(key, '{"version":'), KEY);
  await expect(page.getByText('couldn’t be read')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing starred yet' })).toBeVisible();
  await tab.reload();
  await hydrated(tab);
  await starOf(tab, 'UFC').click();
  await expect(page.getByRole('list', { name: 'Your stars' }).getByRole('link')).toHaveText(['UFC']);
});

test('an exported file comes back; others are rejected with the reason', async ({ page }) => {
  const choice = { leagues: ['nfl'], teams: ['arsenal'], hiddenTypes: ['nfl.preseason'] };
  await keep(page, stored(choice));
  await open(page, '/my');
  await page.getByText('Share or move').click();
  const text = await downloaded(page, 'Export');
  await starOf(page, 'NFL').click();
  await starOf(page, 'Arsenal').click();
  await expect(page.getByRole('heading', { name: 'Nothing starred yet' })).toBeVisible();

  await page.getByRole('button', { name: 'Import' }).click();
  const importFile = (content: string | Buffer) =>
    page
      .getByRole('dialog', { name: 'Import a calendar' })
      .locator('input[type=file]')
      .setInputFiles({
        name: 'calendar.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
  const notice = page.locator('main p[role=status]').filter({ hasText: 'file' });
  for (const [content, reason] of [
    ['BEGIN:VCALENDAR', 'This file is not JSON.'],
    ['{"leagues":["nfl"]}', 'This is not a Sports Calendar file.'],
    [Buffer.alloc(500_000, 'x'), 'This file is too large'],
    [text.replace('"version":1', '"version":9'), 'This file is from another version'],
  ] as const) {
    await importFile(content);
    await expect(notice).toContainText(reason);
  }
  await importFile(text.replace('"nfl"', '"nfl","xfl","<img src=x onerror=alert(1)>"'));
  await expect(notice).toContainText('“<img src=x onerror=alert(1)>”');
  await expect(page.locator('main img')).toHaveCount(0);
  await expect(page.getByText('Left out because it is not on this site: “xfl”')).toBeVisible();
  await expect(page.getByText('This is the calendar from your file.')).toBeVisible();
  await page.getByRole('button', { name: 'Make it mine' }).click();
  await expect(row(page, 'Chiefs', 'Falcons')).toBeVisible();
  expect(await kept(page)).toBe(stored(choice));
});

test('the address of a subscription restores the stars in another browser', async ({ page, browser }) => {
  const choice = { leagues: ['nfl'], teams: ['arsenal'], hiddenTypes: ['nfl.preseason'] };
  await keep(page, stored(choice));
  await open(page, '/my');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const dialog = page.getByRole('dialog', { name: 'Subscribe to My calendar' });
  await dialog.getByText('QR code for your phone').click();
  await expect(dialog.getByRole('img', { name: 'QR code with the address of My calendar' })).toBeVisible();
  const address = (await dialog.getByRole('link', { name: 'Apple Calendar' }).getAttribute('href')) ?? '';
  expect(new URL(address).search).toBe('?follow=nfl,teams/arsenal&without=nfl:preseason');

  const other = await newVisitor(browser);
  await open(other, '/my');
  await other.getByRole('button', { name: 'Import' }).click();
  const imported = other.getByRole('dialog', { name: 'Import a calendar' });
  await imported.getByLabel('Paste an address').fill('https://example.org/feeds/nfl.ics');
  await imported.getByRole('button', { name: 'Show' }).click();
  await expect(imported.getByRole('status')).toContainText(
    'There are no leagues, teams or events in this address',
  );
  await expectAccessible(other);
  await imported.getByLabel('Paste an address').fill(address);
  await imported.getByRole('button', { name: 'Show' }).click();
  await expect(imported).toBeHidden();
  await expect(other).toHaveURL('/my?leagues=nfl&teams=arsenal&hide=nfl.preseason');
  await expect(other.getByText('This is a shared calendar.')).toBeVisible();
  await other.getByRole('button', { name: 'Make it mine' }).click();
  await expect(other.getByText('This is your calendar now.')).toBeVisible();
  expect(await kept(other)).toBe(stored(choice));
  await other.context().close();
});

test('the query of a subscription opens as a shared calendar, and names what cannot be starred', async ({
  page,
}) => {
  await open(page, '/my?follow=nfl,formula1:race,finals&without=nfl:preseason');
  await expect(page.getByText('This is a shared calendar.')).toBeVisible();
  await expect(page.getByText('Left out: “formula1:race”, “finals”.')).toBeVisible();
  await page.getByRole('button', { name: 'Back to my calendar' }).click();
  await expect(page).toHaveURL('/my');
});

test('a team is found by its name and starred without leaving the page, by keyboard alone', async ({
  page,
}) => {
  await open(page, '/my');
  const field = page.getByRole('searchbox', { name: 'Find a league or team to star' });
  await field.fill('duke blue');
  const found = page.getByRole('list', { name: 'Matches' }).getByRole('listitem');
  await expect(found).toHaveCount(2);
  const womens = found.filter({ hasText: 'women' });
  await womens.getByRole('button').focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('list', { name: 'Your stars' }).getByRole('link')).toHaveText([
    'Duke Blue Devils',
  ]);
  // The search stays as it was, so that the next one can be starred.
  await expect(field).toHaveValue('duke blue');
  await found.filter({ hasText: 'NCAA men' }).getByRole('button').click();
  await expect(page.getByRole('list', { name: 'Your stars' }).getByRole('link')).toHaveText([
    /^Duke Blue Devils \(NCAA women['’]s basketball\)$/,
    /^Duke Blue Devils \(NCAA men['’]s basketball\)$/,
  ]);
  await field.fill('zzzz');
  await expect(page.getByText('No matching league or team.')).toBeVisible();
});

const FILLED = stored({
  leagues: ['nfl', 'formula1', 'pgatour'],
  teams: ['arsenal', 'chelsea', 'kansas-city-chiefs'],
  hiddenTypes: ['formula1.practice'],
});

const STATES = [
  { path: '/my', text: '', shows: 'Nothing starred yet' },
  { path: '/my', text: FILLED, shows: 'today' },
  { path: '/my?view=calendar', text: FILLED, shows: 'November 2026' },
  { path: '/my?view=timeline', text: FILLED, shows: 'Game days' },
  { path: '/my?leagues=nfl,nothing&teams=chelsea', text: FILLED, shows: 'This is a shared calendar.' },
];

for (const [state, { path, text, shows }] of STATES.entries()) {
  for (const [at, scheme] of schemesOf(state).entries()) {
    test(`${path} with ${text ? 'stars' : 'none'} is accessible and fits every width, ${scheme}`, async ({
      page,
    }) => {
      if (text) await keep(page, text);
      await open(page, `${path}${path.includes('?') ? '&' : '?'}scheme=${scheme}`);
      await expect(page.locator('main').getByText(shows).first()).toBeAttached();
      if (text) await page.getByText('Event types').click();
      await expectAccessible(page, { contrastAlone: at > 0 });
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const { scrolls, nodes } = await page.evaluate(() => ({
          scrolls: document.documentElement.scrollWidth > document.documentElement.clientWidth,
          nodes: document.querySelectorAll('*').length,
        }));
        expect(scrolls, `scrolls sideways at ${width} px`).toBe(false);
        if (path === '/my') expect(nodes).toBeLessThanOrEqual(1500);
      }
    });
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page says what it is and why it is empty', async ({ page }) => {
    await page.goto('/my');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My calendar');
    expect(await page.content()).toContain('requires JavaScript');
  });
});
