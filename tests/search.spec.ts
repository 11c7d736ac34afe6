/** Search: by keyboard alone, by pointer, offline, at every width; what it answers to good, bad and hostile texts. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { COLOR_SCHEME_KEY, expect, open, test } from './site.ts';

/** The day of the World Cup's final, ten in the morning in New York. */
const FINAL_DAY = '2026-07-19T14:00:00Z';

const field = (page: Page) => page.getByRole('combobox', { name: 'League, team, event, venue or date' });
const option = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const group = (page: Page, name: string) =>
  page.getByRole('group', { name, exact: true }).getByRole('option');
const status = (page: Page) => page.getByRole('dialog').getByRole('status');
const active = (page: Page) => page.locator('[role=option][aria-selected=true]');

async function ask(page: Page, text: string) {
  await field(page).fill(text);
  await expect(status(page)).toHaveText(/result|not a valid date/);
}

test('by keyboard alone', async ({ page }) => {
  await open(page, '/nfl');
  const brand = page.getByRole('link', { name: 'Sports Calendar' });
  await brand.focus();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(page.getByRole('dialog')).toContainText('Search for a league, team, event, venue or date');

  // The field keeps the focus; the arrows move through the results, round and round.
  await page.keyboard.type('arsneal');
  await expect(active(page)).toContainText('Arsenal');
  await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
  const first = await field(page).getAttribute('aria-activedescendant');
  await expect(page.locator(`#${first}`)).toHaveAttribute('href', '/teams/arsenal');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).not.toHaveAttribute('id', first ?? '');
  await page.keyboard.press('End');
  const last = await active(page).getAttribute('id');
  await page.keyboard.press('ArrowDown');
  await expect(active(page)).toHaveAttribute('id', first ?? '');
  await page.keyboard.press('ArrowUp');
  await expect(active(page)).toHaveAttribute('id', last ?? '');
  await expect(active(page)).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(active(page)).toHaveAttribute('id', first ?? '');
  await expect(field(page)).toBeFocused();

  // Escape closes it, and the focus is where it was.
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(brand).toBeFocused();

  // Enter opens the chosen result.
  await page.keyboard.press('Control+k');
  await expect(field(page)).toHaveValue('');
  await page.keyboard.type('super bowl');
  await expect(active(page)).toContainText('Super Bowl LXI');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/nfl?season=2026&event=super-bowl-lxi');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Super Bowl LXI' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  // A slash that is typed into a field is a slash; Ctrl+K works there, too.
  const filter = page.locator('main input[type=search], main input[type=text]').first();
  await filter.focus();
  await page.keyboard.press('/');
  await expect(filter).toHaveValue('/');
  await expect(field(page)).toBeHidden();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
});

test('the field is there at once, and keeps what is typed while the rest is loading', async ({ page }) => {
  await open(page, '/nfl');
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.keyboard.press('/');
  await page.keyboard.type('arsneal');
  await expect(field(page)).toHaveValue('arsneal');
  arrive();
  await expect(active(page)).toContainText('Arsenal');
  await page.keyboard.press('Escape');

  // Phones raise their keyboard only for a focus within the tap.
  const focused = await page.evaluate(() => {
    document.querySelector<HTMLElement>('header button[aria-label=Search]')?.click();
    return document.activeElement?.role;
  });
  expect(focused).toBe('combobox');
});

test('what it answers in November 2026', async ({ page }) => {
  await open(page, '/nfl');
  await page.getByRole('button', { name: 'Search' }).click();
  await ask(page, 'yankees red sox');
  await expect(group(page, 'Teams')).toContainText(['New York Yankees', 'Boston Red Sox']);
  // The last meeting, as the season is over: midnight UTC is the evening before in New York.
  await expect(group(page, 'Events').first()).toContainText(/Boston Red Sox @ .*New York Yankees/);
  await expect(group(page, 'Events').first().locator('time')).toHaveText('Wed 30 Sep, 8:00\u00a0PM');
  await expect(page.getByRole('group', { name: 'Events', exact: true })).toContainText(
    'Times in New York (EST)',
  );
  // Badges beside the names.
  await expect(group(page, 'Teams').first().locator('i')).toHaveText('NYY');

  await ask(page, 'epl');
  await expect(active(page)).toHaveAttribute('href', '/premierleague');
  await ask(page, 'detroit lions');
  await expect(group(page, 'Events').first()).toContainText('Live');
  await ask(page, 'super bowl 2024');
  await expect(group(page, 'Events').first()).toContainText('Super Bowl LVIII');
  await expect(group(page, 'Events').first()).toHaveAttribute(
    'href',
    '/nfl?season=2023&event=kansas-city-chiefs-vs-san-francisco-49ers',
  );
  await ask(page, 'anfield');
  await expect(group(page, 'Venues').first()).toContainText('Next: Liverpool – Manchester United');

  // Dates: the href alone says what was understood.
  for (const [text, days] of Object.entries({
    '26 dec': ['2026-12-26'],
    '26 December 2026': ['2026-12-26'],
    '2026-12-26': ['2026-12-26'],
    '12/26': ['2026-12-26'],
    'next sunday': ['2026-11-22'],
    tonight: ['2026-11-15'],
    tomorrow: ['2026-11-16'],
    'next weekend': ['2026-11-21', '2026-11-22'],
    'in 3 days': ['2026-11-18'],
  })) {
    await ask(page, text);
    for (const [at, day] of days.entries()) {
      await expect(group(page, 'Dates').nth(at), text).toHaveAttribute('href', `/calendar?date=${day}`);
    }
  }
  // A name with a date is about its events; the day is there as well.
  await ask(page, 'nba tonight');
  await expect(active(page)).toContainText('NBA');
  await expect(group(page, 'Dates').first()).toHaveText(/Sunday 15 November.*Today · 29 events/);
  await ask(page, 'next week');
  await expect(active(page)).toHaveAttribute('href', '/calendar?date=2026-11-22&view=week');
  await ask(page, 'nfl thanksgiving');
  await expect(active(page)).toContainText('NFL');
  await expect(group(page, 'Dates').first()).toHaveText(/Thursday 26 November.*Thanksgiving/);
  // Of a final whose hour nobody knows, nobody can say that it is on.
  await ask(page, 'tonight');
  await expect(group(page, 'Events').first()).toContainText('Live');
  await expect(group(page, 'Events').filter({ hasText: 'Grey Cup' })).not.toContainText('Live');
  await expect(group(page, 'Events').filter({ hasText: 'ATP Finals' })).not.toContainText('On now');

  // Nothing, and less than that.
  await ask(page, '31 feb');
  await expect(status(page)).toHaveText('“31 feb” is not a valid date.');
  await ask(page, 'arsenal xyzzy');
  await expect(status(page)).toHaveText('No results for “arsenal xyzzy”. Showing Arsenal’s next matches:');
  await expect(active(page)).toHaveAttribute('href', '/teams/arsenal');
  await ask(page, 'bxllxtzr');
  await expect(status(page)).toHaveText('No results for “bxllxtzr”.');
  await expect(group(page, 'Did you mean').first()).toHaveAttribute('href', '/bellator');
  for (const hostile of [
    'a'.repeat(1_000_000),
    '(((((.*[^',
    '🏀\ud800',
    '\u202eلاعب',
    '<img src=x onerror=alert(1)>',
  ]) {
    await ask(page, hostile);
    await expect(page.getByRole('button', { name: 'yankees red sox' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'yankees red sox' }).click();
  await expect(group(page, 'Teams')).toHaveCount(2);
  await expect(field(page)).toBeFocused();
});

test('what it answers on the day of the World Cup’s final', async ({ page }) => {
  await open(page, '/nfl', FINAL_DAY);
  await page.keyboard.press('/');
  await ask(page, 'world cup 2026');
  await expect(active(page)).toHaveAttribute('href', '/worldcup');
  // On one day what has a time comes first.
  await expect(group(page, 'Events').nth(0)).toContainText('Spain – Argentina');
  await expect(group(page, 'Events').nth(0).locator('time')).toHaveText('Sun 19 Jul, 3:00\u00a0PM');
  await expect(group(page, 'Events').nth(1)).toContainText('World Cup Final');
  await ask(page, 'soccer tonight');
  await expect(group(page, 'Dates').first()).toHaveAttribute('href', '/calendar?date=2026-07-19');
  await option(page, /^Spain – Argentina/).click();
  await expect(page).toHaveURL('/worldcup?season=2026&event=spain-vs-argentina');
  await expect(page.getByRole('dialog', { name: 'Spain vs Argentina' })).toBeVisible();
});

test('on a phone it fills the screen; a result opens in another tab', async ({ page, context }) => {
  await open(page, '/nfl');
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('button', { name: 'Search' })).toBeInViewport();
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Search' }).click();
  await ask(page, 'arsenal');
  expect(await page.getByRole('dialog').boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    option(page, /^Arsenal Soccer/).click({ modifiers: ['Control'] }),
  ]);
  await expect(tab).toHaveURL('/teams/arsenal');
  await tab.close();
  await expect(field(page)).toBeVisible();
  await page.getByRole('button', { name: 'Close search' }).click();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
});

test('offline, once it has been used; and a second try where it could not be loaded', async ({
  page,
  context,
  faults,
}) => {
  // What the page loads in an idle moment, seconds later.
  const idle = Promise.all([/\/new-release-notice-/].map((file) => page.waitForResponse(file)));
  await open(page, '/nfl');
  await page.route(/\/search-(?!dialog|panel|index)[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('alert')).toContainText('Couldn’t load the search index.');
  await page.unroute(/\/search-(?!dialog|panel|index)[^/]*\.js$/);
  // The browser has reported the request that was meant to fail.
  faults.length = 0;
  await page.getByRole('button', { name: 'Try again' }).click();
  await ask(page, 'arsenal');
  // Of a season long over: by now all of the index is there.
  await ask(page, 'super bowl 2023');
  await expect(active(page)).toContainText(/Super Bowl LVI/);
  await page.keyboard.press('Escape');
  await idle;
  await context.setOffline(true);
  await page.keyboard.press('/');
  await ask(page, 'chelsea');
  await expect(active(page)).toHaveAttribute('href', '/teams/chelsea');
});

test('earlier seasons are loaded for a search that asks for them; if that fails, it says so', async ({
  page,
  faults,
}) => {
  await open(page, '/nfl');
  const earlier = /\/season-nfl-202[34]-[^/]*\.js$/;
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (earlier.test(request.url())) loaded.push(request.url());
  });
  await page.route(earlier, (route) => route.abort());
  await page.getByRole('button', { name: 'Search' }).click();
  await ask(page, 'super bowl');
  await expect(active(page)).toContainText('Super Bowl LXI');
  expect(loaded).toEqual([]);
  // What is in none of the seasons that are there may be in another: nobody says that there is nothing.
  await field(page).fill('super bowl 2023');
  const alert = page.getByRole('dialog').getByRole('alert');
  await expect(alert).toContainText('Couldn’t load earlier seasons');
  await expect(option(page, /Super Bowl/)).toHaveCount(0);
  await expect(page.getByText('No results for')).toHaveCount(0);
  await page.unroute(earlier);
  // The browser has reported the request that was meant to fail.
  faults.length = 0;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(active(page)).toContainText(/Super Bowl LVI/);
  await expect(alert).toBeHidden();
});

test('a search goes on in earlier seasons on request', async ({ page }) => {
  await open(page, '/nfl');
  await page.getByRole('button', { name: 'Search' }).click();
  await ask(page, 'super bowl');
  const past = option(page, /Super Bowl LVI/);
  await expect(past).toHaveCount(0);
  await page.getByRole('button', { name: 'Search earlier seasons too' }).click();
  await expect(past.first()).toBeVisible();
  await expect(field(page)).toBeFocused();
});

test('all results have a page of their own, which can be shared', async ({ page }) => {
  await open(page, '/nfl');
  await page.keyboard.press('/');
  await ask(page, 'arsenal');
  const all = page.getByRole('link', { name: /^All \d+ results$/ });
  await expect(all).toHaveAttribute('href', '/search?q=arsenal');
  const count = (await all.textContent())?.match(/\d+/)?.[0];
  await all.click();
  await expect(page).toHaveURL('/search?q=arsenal');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveTitle(/^“arsenal” – /);
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(`${count} results`);
  // The team in its colours, with its next games, which are not listed again.
  const best = main.getByRole('region', { name: 'Best match' });
  await expect(best.getByRole('heading', { name: 'Arsenal', exact: true })).toBeVisible();
  await expect(best.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '/teams/arsenal');
  await expect(best.getByRole('link', { name: 'Calendar', exact: true })).toHaveAttribute(
    'href',
    '/teams/arsenal?view=calendar',
  );
  await expect(best.getByRole('listitem')).toHaveCount(3);
  const next = await best.getByRole('listitem').first().innerText();
  const events = main.getByRole('region', { name: 'More to come' }).getByRole('listitem');
  expect(await events.count()).toBeGreaterThan(8);
  expect(await events.allInnerTexts()).not.toContain(next);
  // A star is there without a way to the team's page.
  await best.getByRole('button', { name: 'Star Arsenal' }).click();
  await expect(best.getByRole('button', { name: 'Star Arsenal' })).toHaveAttribute('aria-pressed', 'true');
  await best.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page.getByRole('dialog')).toContainText('Arsenal');
  await page.keyboard.press('Escape');
  // Another question, by the page's own field.
  await main.getByRole('searchbox').fill('ufc january');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=ufc+january');
  await expect(main.getByRole('status')).toHaveText(
    'No results for “ufc january”. Showing UFC’s next cards:',
  );
  await page.goBack();
  await expect(main.getByRole('searchbox')).toHaveValue('arsenal');
  await page.reload();
  await expect(main.getByRole('status')).toHaveText(`${count} results`);
});

test('its page has the coming events before those that are over, each in a list by day', async ({ page }) => {
  await open(page, '/search?q=yankees+red+sox');
  const main = page.getByRole('main');
  await expect(main.getByRole('region', { name: 'Teams' }).getByRole('listitem')).toHaveCount(2);
  await expect(main.getByRole('region', { name: 'Best match' })).toHaveCount(0);
  await expect(main.getByRole('region', { name: 'Events over' }).getByRole('heading').nth(1)).toBeVisible();

  await open(page, '/search?q=wimbledon');
  const best = main.getByRole('region', { name: 'Best match' });
  await expect(best.getByRole('link', { name: 'Schedule' })).toHaveAttribute('href', '/events/wimbledon');
  const names = main.getByRole('region').getByRole('heading', { level: 2 });
  const order = await names.allInnerTexts();
  expect(order.findIndex((name) => name.startsWith('Events over'))).toBeGreaterThan(0);
});

test('what the calendar does not cover is said, with what comes nearest', async ({ page }) => {
  await open(page, '/search?q=tour+de+france');
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toHaveText(
    '“tour de france” isn’t here: cycling outside the Olympics isn’t covered. Showing results for “olympic cycling”:',
  );
  await expect(main.getByRole('region', { name: 'Events to come' })).toContainText('Cycling');
  await main.getByRole('searchbox').fill('darts');
  await page.keyboard.press('Enter');
  await expect(main.getByRole('status')).toHaveText('“darts” isn’t here: darts isn’t covered.');
  await expect(main.getByRole('link', { name: 'NFL', exact: true })).toBeVisible();
});

test('without JavaScript the search page leads to leagues and teams', async ({ request }) => {
  // The browser of these tests shows no <noscript>, even where scripts are off.
  const html = await (await request.get('/search?q=arsenal')).text();
  const plain = html.match(/<noscript>.*?<\/noscript>/gs)?.find((part) => part.includes('needs JavaScript'));
  expect(plain).toMatch(/<a href="\/nfl">NFL<\/a>/);
  expect(plain).toContain('<a href="/teams">');
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/search<');
});

for (const scheme of ['light', 'dark']) {
  test(`axe in ${scheme}`, async ({ page }) => {
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      COLOR_SCHEME_KEY,
      scheme,
    ] as const);
    await open(page, '/nfl');
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    for (const text of ['', 'nba tonight', 'arsenal xyzzy']) {
      if (text) await ask(page, text);
      const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).include('dialog[open]');
      const { violations } = await (scheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
      expect(violations.map(({ id, nodes }) => `${text} ${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });
}
