/** Pages on paper: what is on the screen, without what is over; months whole and on one sheet; a footer on every sheet. */
import type { Page } from '@playwright/test';
import { isExhaustive } from './exhaustive.ts';
import { sheetsOf } from './pdf.ts';
import { COLOR_SCHEME_KEY, expect, NOW, open, test } from './site.ts';

type Format = 'A4' | 'Letter';

/** A page of the site as sheets of paper. */
async function print(page: Page, format: Format = 'A4') {
  // pdf.ts reads the letters of plain fonts, not those of one that varies.
  await page.evaluate(() => document.documentElement.style.setProperty('--font', 'sans-serif'));
  return sheetsOf(await page.pdf({ format, preferCSSPageSize: true, printBackground: true }));
}

const textOf = (sheets: Awaited<ReturnType<typeof print>>) => sheets.map(({ text }) => text).join('\n');
const group = (page: Page, name: string) =>
  page.locator('details').filter({ has: page.locator('summary', { hasText: name }) });

async function star(page: Page, stars: { leagues?: string[]; teams?: string[] }) {
  const text = JSON.stringify({
    app: 'sports-calendar',
    version: 1,
    leagues: [],
    teams: [],
    hiddenTypes: [],
    ...stars,
  });
  await page.addInitScript((value) => localStorage.setItem('sports-calendar-my', value), text);
}

test('a schedule prints its open groups from today on', async ({ page }) => {
  await open(page, '/nfl');
  // Played already, on the screen only.
  await expect(page.getByRole('heading', { name: /^Thursday 12 November/ })).toBeVisible();
  await expect(group(page, 'Week 12').last()).not.toHaveAttribute('open');
  const sheets = await print(page);
  expect(sheets.length).toBeLessThanOrEqual(3);
  const text = textOf(sheets);
  for (const printed of ['Week 10', 'Sun 15 Nov', 'Chiefs', 'Week 11', 'Commanders', 'Key dates']) {
    expect(text).toContain(printed);
  }
  for (const leftOut of ['Thu 12 Nov', 'Week 9', 'Earlier', 'Week 12']) {
    expect(text).not.toContain(leftOut);
  }
});

test('a group that the visitor opens is printed, one that they close is not', async ({ page }) => {
  await open(page, '/nfl');
  await group(page, 'Week 12').last().locator('summary').click();
  await group(page, 'Week 11').last().locator('summary').click();
  await expect(page.getByRole('heading', { name: /^Thursday 26 November/ })).toBeVisible();
  const text = textOf(await print(page));
  expect(text).toContain('Thu 26 Nov');
  expect(text).not.toContain('Thu 19 Nov');
});

test('a group with nothing left to come is not printed, unless all of the season is over', async ({
  page,
}) => {
  await open(page, '/nfl');
  await page.locator('summary', { hasText: /^Earlier: Week/ }).click();
  await group(page, 'Week 9').last().locator('summary').click();
  await expect(page.getByRole('heading', { name: /^Sunday 8 November/ })).toBeVisible();
  expect(textOf(await print(page))).not.toContain('Week 9');

  await open(page, '/nfl?season=2025');
  await expect(page.getByText('The 2025 season ended')).toBeVisible();
  expect(textOf(await print(page))).toContain('Scouting Combine');
});

test('a team prints the rest of its season, without the list of opponents', async ({ page }) => {
  await open(page, '/teams/arsenal');
  const text = textOf(await print(page));
  expect(text).toContain('May 2027');
  expect(text).not.toMatch(/October 2026|Earlier|Opponents|add to calendar/);
});

test('my calendar prints the rows in view, and how many follow', async ({ page }) => {
  await star(page, { leagues: ['nfl', 'formula1', 'nba'], teams: ['arsenal', 'kansas-city-chiefs'] });
  await open(page, '/my');
  await expect(page.getByRole('button', { name: /^Show later/ })).toBeVisible();
  const sheets = await print(page);
  expect(sheets.length).toBeLessThanOrEqual(3);
  const text = textOf(sheets);
  expect(text).toContain('Sun 15 Nov');
  expect(text).toMatch(/[\d,]+ more events later/);
  expect(text).not.toMatch(/Past|Show later|Sat 14 Nov/);
});

test('a day and a week on paper', async ({ page }) => {
  const wednesday = '2026-11-18T14:45:00Z';
  await open(page, '/calendar', wednesday);
  expect(textOf(await print(page))).toContain('Wednesday 18 November');
  await open(page, '/calendar?view=week', wednesday);
  await expect(page.getByRole('link', { name: 'Mon 16 Nov' })).toBeVisible();
  const sheets = await print(page);
  expect(sheets).toHaveLength(1);
  expect(textOf(sheets)).toContain('Wed 18 Nov');
});

for (const format of isExhaustive ? (['A4', 'Letter'] as const) : (['A4'] as const)) {
  for (const path of [
    '/calendar?view=month',
    // Six weeks.
    '/calendar?view=month&date=2027-05-01',
    // Over.
    '/calendar?view=month&date=2026-10-01',
    '/nfl?view=calendar',
    '/nba?view=calendar&month=2026-12',
    '/teams/arsenal?view=calendar',
    '/my?view=calendar',
  ]) {
    test(`${path} is one landscape sheet of ${format}`, async ({ page }) => {
      await star(page, { leagues: ['nfl', 'nba', 'nhl', 'premierleague'] });
      await open(page, path);
      await expect(page.getByRole('grid')).toBeVisible();
      const sheets = await print(page, format);
      expect(sheets).toHaveLength(1);
      expect(sheets[0]?.width).toBeGreaterThan(sheets[0]?.height ?? Number.NaN);
    });
  }
}

test('a month is on paper what it is on the screen, and says how much it leaves out', async ({ page }) => {
  await open(page, '/calendar?view=month');
  const more = page.locator('td').getByText(/^\+\d+ more$/);
  await expect(more.first()).toBeVisible();
  const text = textOf(await print(page));
  expect(text.match(/\+\d+ more/g)).toEqual(await more.allInnerTexts());
  const times = await page.locator('td time').allInnerTexts();
  expect(text.replaceAll('\u00a0', ' ').match(/\d:\d\d [AP]M/g)).toHaveLength(times.length);
});

test('from a phone, a month is the same sheet', async ({ page }) => {
  await open(page, '/calendar?view=month');
  await expect(page.getByRole('grid')).toBeVisible();
  const fromDesk = await print(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/calendar?view=month');
  await expect(page.getByRole('grid')).toBeVisible();
  expect(await print(page)).toEqual(fromDesk);
});

test('every sheet has the address, the zone of the times and the day at its foot', async ({
  page,
  baseURL,
}) => {
  const { host } = new URL(baseURL ?? '');
  await open(page, '/nfl?team=kansas-city-chiefs');
  const foot = `${host}/nfl?team=kansas-city-chiefs · all times New York time · printed 15 Nov 2026`;
  const sheets = await print(page);
  expect(sheets.length).toBeGreaterThan(0);
  for (const [index, { text }] of sheets.entries()) {
    expect(text).toContain(foot);
    expect(text).toContain(`${index + 1} / ${sheets.length}`);
  }
  // Also after a visit to another page.
  await page.locator('main a[href="/teams/kansas-city-chiefs"]').first().click();
  await expect(page.getByRole('heading', { name: 'Kansas City Chiefs', level: 1 })).toBeVisible();
  for (const { text } of await print(page)) expect(text).toContain(`${host}/teams/kansas-city-chiefs · `);
});

for (const path of ['/nfl', '/nfl?view=calendar', '/calendar', '/teams/arsenal', '/my']) {
  test(`${path} prints no navigation`, async ({ page }) => {
    await star(page, { leagues: ['nfl'] });
    await open(page, path);
    await expect(
      page
        .locator('main')
        .getByText(/Chiefs|Arsenal/)
        .or(page.getByRole('grid'))
        .first(),
    ).toBeVisible();
    const text = textOf(await print(page));
    expect(text).toMatch(/Chiefs|KC|Arsenal/);
    expect(text).not.toMatch(/Skip to|Subscribe|Timeline|Spoiler-free|Filter|Today|Month|Share|JSON|›|★/);
  });
}

test('paper is white, and badges keep their colours, also from the dark scheme', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'dark'), COLOR_SCHEME_KEY);
  await open(page, '/nfl', NOW);
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(21, 25, 30)');
  const badge = page.locator('main li i[style]').first();
  await expect(badge).toHaveCSS('print-color-adjust', 'exact');
});
