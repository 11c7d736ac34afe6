/** Taking a calendar along: the dialog, its links, and files that have exactly what was ticked. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Download, Page } from '@playwright/test';
import ICAL from 'ical.js';
import { FIXTURE_SITE_FOLDER } from '../tools/folders.ts';
import { expect, NOW, open, test } from './site.ts';

const openDialog = async (page: Page) => {
  await page.getByRole('link', { name: 'Subscribe' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download .ics' })).toBeHidden();
  await page.getByText('Download a file').click();
};

const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
const built = (path: string) => eventsIn(readFileSync(join(FIXTURE_SITE_FOLDER, path), 'utf8'));
const uidsOf = (events: ICAL.Component[]) => events.map((event) => event.getFirstPropertyValue('uid'));
const namesOf = (events: ICAL.Component[]) =>
  events.map((event) => String(event.getFirstPropertyValue('summary')));

async function download(page: Page): Promise<{ file: Download; events: ICAL.Component[] }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download .ics' }).click(),
  ]);
  return { file, events: eventsIn(readFileSync(await file.path(), 'utf8')) };
}

const hrefs = (page: Page, within: string) =>
  page
    .getByRole('region', { name: within })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

test('the downloaded calendar has exactly the ticked types', async ({ page }) => {
  await open(page, '/formula1');
  await openDialog(page);
  const everySeason = await page.getByRole('link', { name: 'Download every season' }).getAttribute('href');
  expect(built(everySeason ?? '').length).toBeGreaterThan(built('/feeds/formula1.ics').length);
  const all = await download(page);
  expect(all.file.suggestedFilename()).toBe('formula1.ics');
  expect(uidsOf(all.events)).toEqual(uidsOf(built('/feeds/formula1.ics')));

  await page.getByRole('checkbox', { name: 'Practice' }).click();
  const noPractice = await download(page);
  const practice = new Set(uidsOf(built('/feeds/formula1/types/practice.ics')));
  expect(practice.size).toBeGreaterThan(100);
  expect(uidsOf(noPractice.events)).toEqual(uidsOf(all.events).filter((uid) => !practice.has(uid)));

  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByText('Nothing is selected')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download .ics' })).toBeDisabled();
  await page.getByRole('checkbox', { name: 'Race', exact: true }).click();
  const races = await download(page);
  expect(uidsOf(races.events)).toEqual(uidsOf(built('/feeds/formula1/types/race.ics')));
  expect(namesOf(races.events).filter((name) => /practice|qualifying/i.test(name))).toEqual([]);
});

test('reminders: the chosen time before, the evening before a day, none for what is over or may move', async ({
  page,
}) => {
  await open(page, '/nfl');
  await openDialog(page);
  for (const [label, trigger] of [
    ['15 minutes', '-PT15M'],
    ['1 hour', '-PT1H'],
    ['1 day', '-P1D'],
  ] as const) {
    await page.getByRole('radio', { name: label }).click();
    await expect(page.getByText('6 PM the evening before')).toBeVisible();
    const { events } = await download(page);
    const counts = { timed: 0, days: 0, over: 0, mayMove: 0 };
    for (const event of events) {
      const start = new ICAL.Event(event).startDate;
      const triggers = event
        .getAllSubcomponents('valarm')
        .map((alarm) => String(alarm.getFirstPropertyValue('trigger')));
      const isAhead = start.toString() > (start.isDate ? NOW.slice(0, 10) : NOW);
      // Nobody is reminded of a day that may move.
      const mayMove = String(event.getFirstPropertyValue('summary')).endsWith('(TBC)');
      if (!isAhead || mayMove) expect(triggers).toEqual([]);
      else expect(triggers).toEqual([start.isDate ? '-PT6H' : trigger]);
      counts[mayMove ? 'mayMove' : isAhead ? (start.isDate ? 'days' : 'timed') : 'over'] += 1;
    }
    expect(Math.min(...Object.values(counts)), JSON.stringify(counts)).toBeGreaterThan(5);
  }
  await page.getByRole('radio', { name: 'None' }).click();
  const { events } = await download(page);
  expect(events.flatMap((event) => event.getAllSubcomponents('valarm'))).toEqual([]);
});

test('links lead to the calendar of the choice, in every app', async ({ page, baseURL, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const host = baseURL?.replace('http://', '');
  const expected = (feed: string, name: string) => [
    `https://calendar.google.com/calendar/render?cid=${encodeURIComponent(`webcal://${host}${feed}`)}`,
    `webcal://${host}${feed}`,
    `https://outlook.live.com/calendar/0/addfromweb?${new URLSearchParams({ url: `${baseURL}${feed}`, name })}`,
    `https://outlook.office.com/calendar/0/addfromweb?${new URLSearchParams({ url: `${baseURL}${feed}`, name })}`,
    `webcal://${host}${feed}`,
  ];
  await open(page, '/formula1');
  await openDialog(page);
  expect(await hrefs(page, 'Subscribe')).toEqual(expected('/feeds/formula1.ics', 'Formula 1'));

  await page.getByRole('checkbox', { name: 'Practice' }).click();
  await expect(page.getByText('Each type is a separate calendar.')).toBeVisible();
  expect(await hrefs(page, 'Subscribe')).toHaveLength(5 * 5);

  await page.getByRole('button', { name: 'Select all' }).click();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('checkbox', { name: 'Race', exact: true }).click();
  const race = '/feeds/formula1/types/race.ics';
  expect(await hrefs(page, 'Subscribe')).toEqual(expected(race, 'Formula 1: Race'));
  await page.getByRole('button', { name: 'Copy address' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${race}`);

  await page.getByText('Embed on your page').click();
  await expect(page.getByRole('textbox', { name: 'Embed on your page' })).toHaveValue(
    `<iframe src="${baseURL}/embed/formula1?count=5&amp;scheme=auto" title="Next: Formula 1" width="100%" height="440" loading="lazy" style="border:0"></iframe>`,
  );
  await page.getByRole('button', { name: 'Copy code' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<iframe src="http');

  for (const [path, feed, name] of [
    ['/teams/arsenal', '/feeds/teams/arsenal.ics', 'Arsenal'],
    ['/soccer', '/feeds/soccer.ics', 'Soccer'],
  ] as const) {
    await open(page, path);
    await openDialog(page);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    expect(await hrefs(page, 'Subscribe')).toEqual(expected(feed, name));
    expect(uidsOf((await download(page)).events)).toEqual(uidsOf(built(feed)));
  }
});
