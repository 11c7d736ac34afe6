/** Dates and times as visitors around the world see them. */
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, open, test } from './site.ts';

/** UTC+14, UTC-10 with daylight saving, UTC+5:45, UTC. */
const ZONES = ['Pacific/Kiritimati', 'America/Adak', 'Asia/Kathmandu', 'UTC'];

async function openIn(browser: Browser, timezoneId: string, path: string, now?: string) {
  const context = await browser.newContext({ timezoneId, locale: 'en-IN', baseURL: process.env.FIXTURES_AT });
  const page = await context.newPage();
  await open(page, path, now);
  return page;
}

const row = (name: string) => ({ hasText: name });

/** Of a row that is the first of its day. */
async function expectMoment(event: Locator, day: string, time: string): Promise<void> {
  await expect(event.locator('[data-form="day"]')).toHaveText(day);
  await expect(event.locator('[data-form="time"]')).toHaveText(time.replace(' ', '\u00a0'));
}

for (const timezoneId of ZONES) {
  test(`all-day events keep their date in ${timezoneId}`, async ({ browser }) => {
    const page = await openIn(browser, timezoneId, '/mlb', '2026-11-20T12:00:00Z');
    const dateOf = (name: string) =>
      page
        .locator('main li[data-start]')
        .filter(row(name))
        .locator('[data-form="day"], [data-form="range"]')
        .first();
    await expect(dateOf('Winter Meetings')).toHaveText('6–9 Dec');
    await expect(dateOf('Rule 5 Draft')).toHaveText('Wed 9 Dec');
    await page.context().close();
  });
}

const SUPER_BOWL_LX = {
  // 2026-02-08T23:30:00Z
  'Pacific/Kiritimati': ['Mon 9 Feb', '1:30 PM'],
  'America/Adak': ['Sun 8 Feb', '1:30 PM'],
  'Asia/Kathmandu': ['Mon 9 Feb', '5:15 AM'],
  UTC: ['Sun 8 Feb', '11:30 PM'],
};

for (const [timezoneId, [day = '', time = '']] of Object.entries(SUPER_BOWL_LX)) {
  test(`a timed event shows the local day and time in ${timezoneId}`, async ({ browser }) => {
    const page = await openIn(browser, timezoneId, '/nfl?season=2025', '2026-02-05T12:00:00Z');
    const game = page.locator('main li[data-start]').filter(row('Seahawks')).filter(row('Patriots'));
    await expectMoment(game, day, time);
    await page.context().close();
  });
}

test('an event that starts at 00:00:00Z is timed', async ({ browser }) => {
  // 2024-01-14T00:00:00Z, in Las Vegas the evening before.
  const page = await openIn(browser, 'America/Los_Angeles', '/ufc?season=2024', '2024-01-10T12:00:00Z');
  const card = (of: Page) => of.locator('main li[data-start]').filter(row('Ankalaev vs Walker 2')).first();
  await expectMoment(card(page), 'Sat 13 Jan', '4:00 PM');
  await page.context().close();
  const utc = await openIn(browser, 'UTC', '/ufc?season=2024', '2024-01-10T12:00:00Z');
  await expectMoment(card(utc), 'Sun 14 Jan', '12:00 AM');
  await utc.context().close();
});

test('times follow daylight saving within a season', async ({ browser }) => {
  // 1 p.m. in New York on 25 October 2026 (EDT) and on 8 November (EST) are two different hours in UTC.
  const page = await openIn(browser, 'UTC', '/nfl', '2026-10-20T12:00:00Z');
  const times = async (week: string) => {
    const group = page.locator(`#group_regular-season-${week}`);
    if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
    await expect(group.locator('time').first()).toBeVisible();
    return group.locator('time').allInnerTexts();
  };
  expect(await times('week-7')).toContain('5:00\u00a0PM');
  expect(await times('week-9')).toContain('6:00\u00a0PM');
  await page.context().close();
});

test('a daylight-saving change inside the shown week', async ({ page }) => {
  await open(page, '/nfl?tz=America/New_York', '2026-10-29T12:00:00Z');
  const week = page.locator('#group_regular-season-week-8');
  const rows = await week
    .locator('time')
    .evaluateAll((times) =>
      times.map((time) => [time.getAttribute('datetime') ?? '', time.textContent ?? '']),
    );
  const before = rows.filter(([start = '']) => start < '2026-11-01T06:00:00Z');
  const after = rows.filter(([start = '']) => start >= '2026-11-01T06:00:00Z');
  // 20:15 in New York is 00:15Z before the change, 13:00 is 18:00Z after it.
  expect(before).toContainEqual(['2026-10-30T00:15:00Z', '8:15\u00a0PM']);
  expect(after).toContainEqual(['2026-11-01T18:00:00Z', '1:00\u00a0PM']);
});

test('London’s change of March 2027 inside the shown week', async ({ page }) => {
  await open(page, '/nba?tz=Europe/London&clock=24&q=&month=', '2027-03-27T10:00:00Z');
  const march = page.locator('#group_regular-season-march-2027 [data-form="time"]');
  // A list comes in steps.
  await expect.poll(() => march.count()).toBeGreaterThan(10);
  const times = await march.evaluateAll((all) =>
    all.map((time) => [time.getAttribute('datetime') ?? '', time.textContent ?? '']),
  );
  for (const [start = '', text = ''] of times) {
    if (start.length === 10) continue;
    // Summer time begins at 01:00Z on 28 March: one hour more than UTC from then on.
    const hours = Number(start.slice(11, 13)) + (start >= '2027-03-28T01:00:00Z' ? 1 : 0);
    expect(text, start).toContain(`${String(hours % 24).padStart(2, '0')}:${start.slice(14, 16)}`);
  }
});

test('a zone of half an hour: St John’s', async ({ browser }) => {
  const page = await openIn(browser, 'America/St_Johns', '/nfl');
  await expect(page.locator('main li').filter(row('Falcons')).locator('[data-form="time"]')).toHaveText(
    '2:30\u00a0PM',
  );
  await page.context().close();
});

test('half an hour before the Super Bowl it is next, with the minutes', async ({ page }) => {
  await open(page, '/nfl', '2026-02-08T23:00:00Z');
  await expect(page.locator('main article')).toContainText('in 30 min');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a league states its home zone, and the current week is readable', async ({ page }) => {
    await page.goto('/nfl');
    await expect(page.locator('main header')).toContainText('Times in New York (EST)');
    const game = page.locator('main li').filter(row('Falcons'));
    await expect(game).toContainText('1:00\u00a0PM');
    await expect(game).toContainText('Mercedes-Benz Stadium, Atlanta');
  });

  test('everything else is in the data file that the page links to', async ({ page, request }) => {
    await page.goto('/mlb');
    const href = await page.getByRole('link', { name: '2026 season as JSON' }).getAttribute('href');
    const file = await request.get(href ?? '');
    expect(file.headers()['content-type']).toContain('application/json');
    const { events } = await file.json();
    expect(Object.values<unknown[]>(events).flat()).toHaveLength(2494);
  });

  test('the header leads to every category, whose page leads to its leagues', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Sports' }).getByRole('link', { name: 'Tennis' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tennis');
    await page.locator('main').getByRole('link', { name: 'ATP Tour' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('ATP Tour');
  });
});

test('an event without a time is today by the date at its venue, and never "on now"', async ({ browser }) => {
  const hero = (page: Page) => page.locator('main article').first();
  // Thursday 5:35 AM in Sydney, Wednesday in Georgia.
  const before = await openIn(browser, 'Australia/Sydney', '/pgatour', '2026-11-18T18:35:00Z');
  await expect(hero(before)).toContainText('The RSM Classic');
  await expect(hero(before)).not.toHaveAttribute('data-live');
  await expect(hero(before)).not.toContainText('day 1 of 4');
  await before.context().close();
  // Friday in Sydney, the first day in Georgia.
  const first = await openIn(browser, 'Australia/Sydney', '/pgatour', '2026-11-19T18:35:00Z');
  await expect(hero(first)).toContainText('Today · day 1 of 4');
  await first.context().close();
  // 10:30 PM in New York, 4:30 AM of the next day in Turin.
  const finals = await openIn(browser, 'America/New_York', '/atptour', '2026-11-19T03:30:00Z');
  await expect(hero(finals)).toContainText('Today · day 5 of 8');
  await expect(finals.locator('main [data-live]').filter({ hasText: 'ATP Finals' })).toHaveCount(0);
  await finals.context().close();
});

test('the panel has the time at the venue beside one’s own', async ({ browser }) => {
  const page = await openIn(
    browser,
    'Europe/London',
    '/formula1?event=las-vegas-grand-prix-race',
    '2026-11-15T14:30:00Z',
  );
  const panel = page.getByRole('dialog');
  await expect(panel).toContainText('4:00\u00a0AM');
  await expect(panel).toContainText('Las Vegas time');
  await expect(panel).toContainText('8:00\u00a0PM');
  await page.context().close();
});
