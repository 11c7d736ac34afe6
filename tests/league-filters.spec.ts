/** Filters, settings, the panel of an event and anchors: all of it in the address. */
import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { expect, open, test } from './site.ts';

test('a team is found by typing, kept in the address, and cleared', async ({ page }) => {
  await open(page, '/nfl');
  const team = page.getByRole('combobox', { name: 'Team' });
  await team.fill('lions');
  await expect(page.getByRole('listbox', { name: 'Teams' }).getByRole('option')).toHaveText(
    'DETDetroit Lions',
  );
  await team.press('Enter');
  await expect(page).toHaveURL('/nfl?team=detroit-lions');
  await expect(team).toHaveValue('Detroit Lions');
  await expect(page.getByText('20 of 339 events')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Upcoming only' }).check();
  await expect(page).toHaveURL('/nfl?team=detroit-lions&upcoming=1');
  await expect(page.getByText('9 of 339 events')).toBeVisible();
  await page.goBack();
  await expect(page.getByText('20 of 339 events')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/nfl');
  await expect(team).toHaveValue('');
});

for (const width of [1024, 1280, 1440]) {
  test(`a filter moves nothing of what is below it at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/nfl');
    const top = () => page.locator('main article').evaluate((hero) => hero.getBoundingClientRect().top);
    const before = await top();
    await page.getByRole('combobox', { name: 'Team' }).fill('cowboys');
    await page.keyboard.press('Enter');
    await expect(page.getByText('20 of 339 events')).toBeVisible();
    expect(await top()).toBe(before);
  });
}

test('the lead follows the filters, and says when nothing is to come', async ({ page }) => {
  await open(page, '/nfl?team=chicago-bears');
  const hero = page.locator('main article');
  await expect(hero.getByRole('link', { name: 'Chicago Bears', exact: true })).toBeVisible();
  await open(page, '/nfl?type=week-18');
  await expect(hero).toContainText('Week 18');
  await open(page, '/nfl?type=week-1');
  await expect(hero).toHaveCount(0);
  await expect(page.getByText('No upcoming events match.')).toBeVisible();
});

test('a filtered season opens at what is to come', async ({ page }) => {
  await open(page, '/nfl?team=chicago-bears');
  await expect(page.locator('#group_preseason')).toHaveJSProperty('open', false);
  await expect(page.locator('main li[data-start]:visible').first()).not.toHaveAttribute('data-over');
  // Of a season that is over, all of it is.
  await open(page, '/nfl?season=2025&team=chicago-bears');
  await expect(page.locator('main li[data-start]').first()).toHaveAttribute('data-over');
});

test('text finds names and places, accents or not', async ({ page }) => {
  await open(page, '/formula1');
  await page.getByRole('searchbox', { name: 'Filter by text' }).fill('sao paulo');
  await expect(page).toHaveURL('/formula1?q=sao+paulo');
  await expect(page.getByText('5 of 124 events')).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Qualifying');
  await expect(page.getByText('1 of 124 events')).toBeVisible();
});

test('a text is one step, and so is clearing all: back undoes each', async ({ page }) => {
  await open(page, '/nfl');
  const field = page.getByRole('searchbox', { name: 'Filter by text' });
  // There is an answer to every letter.
  await field.pressSequentially('lions', { delay: 170 });
  await expect(page).toHaveURL('/nfl?q=lions');
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page).toHaveURL('/nfl');
  await page.goBack();
  await expect(page).toHaveURL('/nfl?q=lions');
  await expect(field).toHaveValue('lions');
  await page.goBack();
  await expect(page).toHaveURL('/nfl');
  await expect(field).toHaveValue('');
});

test('filters leave the page where it is, and so do the steps back through them', async ({ page }) => {
  await open(page, '/nfl');
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 100));
  await expect.poll(scrolled).toBe(100);
  await page.getByRole('combobox', { name: 'Team' }).fill('lions');
  await page.keyboard.press('Enter');
  await expect(page.getByText('20 of 339 events')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Upcoming only' }).check();
  await expect(page.getByText('9 of 339 events')).toBeVisible();
  expect(await scrolled()).toBe(100);
  await page.goBack();
  await expect(page.getByText('20 of 339 events')).toBeVisible();
  expect(await scrolled()).toBe(100);
  await page.goBack();
  await expect(page.locator('search [role=status]')).toHaveText('339 events');
  expect(await scrolled()).toBe(100);
});

test('a short choice with many groups opens all of them', async ({ page }) => {
  await open(page, '/mlb?season=2026', '2026-07-10T18:00:00Z');
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Playoffs');
  await expect(page.locator('search [role=status]')).toHaveText(/^43 of [\d,]+ events$/);
  await expect(page.locator('main details[data-kind=subgroup] li:has(time)')).toHaveCount(43);
});

test('a group far below that a visitor has opened stays open while filters come and go', async ({ page }) => {
  await open(page, '/nfl');
  const group = page.locator('#group_regular-season-week-17');
  await group.locator('summary').click();
  await expect(group.locator('li').first()).toBeVisible();
  await page.getByRole('checkbox', { name: 'Upcoming only' }).check();
  await expect(page.getByText(/^\d+ of 339 events$/)).toBeVisible();
  await expect(group.locator('li').first()).toBeVisible();
  await page.getByRole('combobox', { name: 'Type' }).selectOption('Week 18');
  await expect(group).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(group.locator('li').first()).toBeVisible();
});

test('a filter that is made ready before it is chosen leaves what a filter leaves', async ({ page }) => {
  await open(page, '/nfl');
  const status = page.locator('search [role=status]');
  const upcoming = page.getByLabel('Upcoming only');
  await upcoming.hover();
  await upcoming.check();
  await expect(page).toHaveURL('/nfl?upcoming=1');
  await expect(status).toHaveText(/^\d+ of \d+ events$/);
  const readyBefore = await status.textContent();
  // The same from the address alone.
  await open(page, '/nfl?upcoming=1');
  await expect(status).toHaveText(readyBefore ?? '');
  await upcoming.hover();
  await upcoming.uncheck();
  await expect(status).toHaveText(/^\d+ events$/);
});

test('nonsense in the address is dropped with a notice', async ({ page }) => {
  await open(
    page,
    '/nfl?team=__proto__&type=x&view=3d&month=13&upcoming=maybe&event=nope&tz=Mars/Olympus&clock=25',
  );
  const notices = page.getByRole('status').filter({ hasNotText: 'events' });
  await expect(notices).toHaveText([
    '“Mars/Olympus” is not a time zone. Using your own time zone.',
    'The clock must be 12 or 24.',
    'There is no “3d” view.',
    '“13” is not a month.',
    'Ignored an invalid filter.',
    'There is no team “__proto__” in this season.',
    'There is no type “x” in this season.',
    'This season has no such event.',
  ]);
  await expect(page.getByText('Times in your zone (GMT-5)')).toBeVisible();
});

test('a zone and a clock in the address hold for that address', async ({ page }) => {
  await open(page, '/nfl?tz=Asia/Kolkata&clock=24');
  await expect(page.getByText('Times in Kolkata (GMT+5:30)')).toBeVisible();
  await expect(page.locator('[id="atlanta-falcons-vs-kansas-city-chiefs"] time')).toHaveText('23:30');
  // Until the visitor chooses.
  await page.locator('main header').getByRole('button', { name: 'Kolkata' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('radio', { name: '13:00' })).toBeChecked();
  await dialog.getByRole('searchbox').fill('tokyo');
  // Not check(): the address is followed a moment later.
  await dialog.getByRole('radio', { name: 'Asia/Tokyo' }).click();
  await expect(dialog.getByRole('radio', { name: 'Asia/Tokyo' })).toBeChecked();
  await expect(page).toHaveURL('/nfl?clock=24');
  await expect(page.getByText('Times in Tokyo (GMT+9)')).toBeVisible();
});

test('settings are kept: zone, clock, week and colours', async ({ page }) => {
  await open(page, '/nfl');
  // The zone itself is the way to another one.
  const zone = page.locator('main header').getByRole('button', { name: 'your zone (GMT-5)' });
  await zone.click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('radio', { name: 'America/New York' })).toBeChecked();
  await dialog.getByRole('searchbox').fill('tok');
  await dialog.getByRole('radio', { name: 'Asia/Tokyo' }).check();
  await expect(dialog.getByText('Currently Tokyo (GMT+9)')).toBeVisible();
  await dialog.getByRole('searchbox').fill('lord howe');
  await dialog.getByRole('searchbox').press('Enter');
  await expect(dialog.getByRole('radio', { name: 'Australia/Lord Howe' })).toBeChecked();
  await dialog.getByRole('radio', { name: '13:00' }).check();
  await dialog.getByRole('radio', { name: 'Dark' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(page.locator('main header').getByRole('button', { name: 'Lord Howe' })).toBeFocused();
  const falcons = page.locator('[id="atlanta-falcons-vs-kansas-city-chiefs"] time');
  await expect(falcons).toHaveText('05:00');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await expect(page.getByText('Times in Lord Howe (GMT+11)')).toBeVisible();
  await expect(falcons).toHaveText('05:00');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: /^Use .+\(/ }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Times in your zone (GMT-5)')).toBeVisible();
});

test('an event opens at an address of its own, with all it knows', async ({ page }) => {
  await open(page, '/nfl');
  await page
    .getByRole('link', { name: 'Atlanta Falcons vs Kansas City Chiefs: details, add to calendar' })
    .click();
  await expect(page).toHaveURL('/nfl?event=atlanta-falcons-vs-kansas-city-chiefs');
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('Sun 15 Nov, 1:00\u00a0PM · New York (EST)');
  await expect(panel).toContainText('Sun 15 Nov, 6:00\u00a0PM');
  await expect(panel).toContainText('Mercedes-Benz Stadium (Atlanta)');
  await expect(panel.getByText('New York time')).toBeVisible();
  await expect(panel.getByText(/^Source: /)).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    panel.getByRole('button', { name: 'Apple and others (.ics)' }).click(),
  ]);
  const file = new ICAL.Component(ICAL.parse(readFileSync(await download.path(), 'utf8')));
  const event = file.getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('uid')).toBe(
    'nfl/2026/atlanta-falcons-vs-kansas-city-chiefs@sports-calendar',
  );
  expect(String(event?.getFirstPropertyValue('dtstart'))).toBe('2026-11-15T18:00:00Z');
  await expect(panel.getByRole('link', { name: 'Google' })).toHaveAttribute(
    'href',
    /20261115T180000Z%2F20261115T211500Z/,
  );
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL('/nfl');
});

test('the anchor of an event opens its group and shows it', async ({ page }) => {
  await open(page, '/nfl#dallas-cowboys-vs-philadelphia-eagles');
  await expect(page.locator('[id="dallas-cowboys-vs-philadelphia-eagles"]')).toBeInViewport();
  await open(page, '/premierleague#matchday-30');
  await expect(page.locator('#group_matchday-30 li')).toHaveCount(10);
  await expect(page.locator('#group_matchday-30')).toBeInViewport();
});

test('a race weekend reads as one block with its sessions', async ({ page }) => {
  await open(page, '/formula1');
  await expect(page.locator('#group_race-las-vegas-grand-prix li')).toHaveCount(5);
  await expect(page.locator('#group_race-las-vegas-grand-prix li').first()).toContainText('Practice 1');
  // The next session is not what most ask for.
  await expect(page.locator('main article')).toContainText('RaceSat 21 Nov, 11:00 PM · in 6 days');
});

test('a play-off series reads as one block', async ({ page }) => {
  await open(page, '/nba?season=2025-26', '2026-05-10T12:00:00Z');
  const series = page
    .locator('#group_playoffs > details[data-kind="subgroup"]')
    .filter({ hasText: ' – ' })
    .first();
  await expect(series).toHaveAttribute('open', '');
  const names = await series.locator('li').allInnerTexts();
  expect(names.length).toBeGreaterThanOrEqual(3);
});
