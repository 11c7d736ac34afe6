/** Hostile addresses, stored values and files in a real browser: every page stays usable, and nothing of them runs. */
import type { Page } from '@playwright/test';
import { COLOR_SCHEME_KEY, expect, hydrated, open, test } from './site.ts';

// Two dozen pages in one test: ten seconds alone, more on a busy machine.
test.setTimeout(90_000);

const SCRIPT = '<img src=x onerror=alert(1) id=injected>';
const HIDDEN = '\u202egnp\u200b\u2066.exe';
const LONG = 'x'.repeat(6000);

const search = (parameters: Record<string, string>) => `?${new URLSearchParams(parameters)}`;

interface Case {
  address: string;
  /** How many sentences say what was dropped. */
  warnings: number;
}

const CASES: Case[] = [
  { address: `/${search({ sport: SCRIPT, tz: 'Mars/Olympus', clock: '13', week: HIDDEN })}`, warnings: 4 },
  { address: '/?sport=__proto__,constructor&scheme=javascript:alert(1)#%E0%A4%A', warnings: 2 },
  { address: `/?tz=%2B05:30&${'sport=,&'.repeat(500)}`, warnings: 1 },
  { address: `/nfl${search({ season: SCRIPT, team: SCRIPT, type: HIDDEN, event: SCRIPT })}`, warnings: 4 },
  { address: `/nfl${search({ view: 'javascript:alert(1)', month: '9999-99', q: LONG })}`, warnings: 3 },
  { address: '/nfl?view=calendar&month=0000-01', warnings: 1 },
  { address: '/nfl?view=calendar&month=9999', warnings: 1 },
  { address: '/nfl?view=calendar&month=0001-01', warnings: 0 },
  { address: `/nfl?view=timeline&zoom=${LONG}`, warnings: 1 },
  { address: '/nfl?q=%F0%9F%8F%88%ED%A0%80%00%&upcoming=NaN#__proto__', warnings: 1 },
  {
    address: `/mlb${search({ season: '1e309', upcoming: '1', tz: `${HIDDEN}` })}#"><script>alert(1)</script>`,
    warnings: 2,
  },
  { address: '/mlb?season=2026&season=constructor&view=calendar&view=%3Cb%3E', warnings: 0 },
  {
    address: `/teams/arsenal${search({ season: SCRIPT, where: HIDDEN, competition: '__proto__' })}`,
    warnings: 3,
  },
  { address: '/teams/arsenal?view=calendar&month=9999-12&where=home', warnings: 1 },
  { address: `/calendar${search({ view: 'agenda', span: SCRIPT, league: 'xfl,__proto__' })}`, warnings: 2 },
  { address: '/calendar?date=0000-01-01', warnings: 1 },
  { address: '/calendar?date=9999-12-31&view=month', warnings: 1 },
  { address: '/calendar?date=0001-01-01&view=week', warnings: 1 },
  { address: `/calendar${search({ date: SCRIPT, view: LONG, sport: HIDDEN })}`, warnings: 3 },
  { address: `/events/los-angeles-2028${search({ by: SCRIPT, medals: HIDDEN })}`, warnings: 2 },
  { address: `/events/los-angeles-2028${search({ day: SCRIPT, sport: HIDDEN })}`, warnings: 2 },
  { address: `/events${search({ sport: SCRIPT, show: HIDDEN })}`, warnings: 2 },
  { address: `/timeline${search({ from: '9999-99-99', months: '1e9' })}`, warnings: 2 },
  { address: `/timeline${search({ from: SCRIPT, months: '-1' })}`, warnings: 2 },
  { address: `/my${search({ leagues: SCRIPT, teams: '__proto__,constructor', hide: HIDDEN })}`, warnings: 2 },
  { address: `/my?leagues=nfl,nope${',X'.repeat(3000)}&view=calendar&month=0000`, warnings: 3 },
  { address: '/teams/__proto__?season=%00', warnings: 0 },
  { address: '/constructor?tz=javascript:alert(1)', warnings: 1 },
];

/** What somebody uses on each page, to see that it still answers. */
const USES: Record<string, (page: Page) => Promise<void>> = {
  '/': async (page) => {
    await page.getByRole('button', { name: /^Hockey \d/ }).click();
    await expect(page).toHaveURL(/sport=hockey/);
  },
  '/nfl': async (page) => {
    await page.getByRole('searchbox').fill('super bowl');
    await expect(page).toHaveURL(/q=super\+bowl/);
  },
  '/mlb': async (page) => {
    await page.locator('main').getByRole('link', { name: 'Timeline', exact: true }).click();
    await expect(page).toHaveURL(/view=timeline/);
  },
  '/teams/arsenal': async (page) => {
    await page.getByRole('link', { name: 'Away', exact: true }).click();
    await expect(page).toHaveURL(/where=away/);
  },
  '/calendar': async (page) => {
    await page.getByRole('link', { name: 'Today', exact: true }).click();
    await expect(page.locator('h1')).toHaveText(/15 November|9–15 Nov/);
  },
};

test('no address breaks a page, shows another zone than it says, or becomes markup', async ({ page }) => {
  const dialogs = watchDialogs(page);
  const used = new Set<string>();
  for (const { address, warnings } of [...CASES].reverse()) {
    await test.step(address.slice(0, 80), async () => {
      await open(page, address);
      await expect(page.locator('h1')).toBeVisible();
      await expect(notices(page)).toHaveCount(warnings);
      for (const sentence of await notices(page).allTextContents()) {
        expect(sentence.length).toBeLessThan(320);
        expect(sentence).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
      }
      expect(await foreignParts(page)).toEqual([]);
      const zone = await page.getByText(/times in/i).allTextContents();
      for (const text of zone) expect(text).toContain('your zone (');
      const { pathname } = new URL(page.url());
      if (!used.has(pathname)) await USES[pathname]?.(page);
      used.add(pathname);
    });
  }
  expect(dialogs).toEqual([]);
  expect(Object.keys(USES).filter((path) => !used.has(path))).toEqual([]);
});

const KEYS = [
  COLOR_SCHEME_KEY,
  'sports-calendar-preferences',
  'sports-calendar-my',
  'sports-calendar-my-broken',
];

const STORED = [
  '{',
  'null',
  SCRIPT,
  '{"__proto__":{"timeZone":"Asia/Tokyo"},"timeZone":"Mars/Olympus","hour12":"yes"}',
  `{"app":"sports-calendar","version":1,"leagues":["__proto__",${JSON.stringify(SCRIPT)}],"teams":[[[]]],"hiddenTypes":[{}]}`,
  `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
  'x'.repeat(2 ** 20),
];

/** It says nothing about settings, so there is nothing wrong with them. */
const isCalendar = (value: string) => value.includes('"app"');

test('no stored value and no file breaks a page, and the warnings say what to do', async ({ page }) => {
  const dialogs = watchDialogs(page);
  await open(page, '/my');
  for (const [index, value] of STORED.entries()) {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) localStorage.setItem(key, text);
      },
      [KEYS, value] as const,
    );
    for (const path of index % 2 === 0 ? ['/my', '/nfl'] : ['/', '/my']) {
      await page.goto(path);
      await hydrated(page);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-color-scheme', 'light');
      await expect(notices(page).filter({ hasText: 'settings' })).toHaveCount(isCalendar(value) ? 0 : 1);
      expect(await foreignParts(page)).toEqual([]);
      for (const text of await page.getByText(/times in/i).allTextContents()) {
        expect(text).toContain('your zone (');
      }
    }
  }

  await open(page, '/my');
  await expect(page.getByText('the original has been set aside')).toBeVisible();
  await page.getByRole('button', { name: 'Delete the original' }).click();
  await page.getByRole('button', { name: 'Import' }).click();
  // The last one is a calendar, though a wrong one: it closes the dialog.
  for (const content of [SCRIPT, '\0\ud800', 'x'.repeat(500_000), STORED[4] ?? '']) {
    await page
      .getByRole('dialog')
      .getByLabel('Choose file')
      .setInputFiles({
        name: `${SCRIPT}.json`,
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });
    await expect(notices(page).filter({ hasText: 'This file' })).toHaveCount(1);
    expect(await foreignParts(page)).toEqual([]);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: '13:00' }).check();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(notices(page).filter({ hasText: 'settings' })).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

/** Those that say what was dropped; counts of events are statuses too. */
const notices = (page: Page) =>
  page.locator('main p[role=status]').filter({
    hasText: /“|too long|no such event|invalid filter|outside this calendar|settings|this file|must/i,
  });

function watchDialogs(page: Page): string[] {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    dialog.dismiss();
  });
  return dialogs;
}

/** Elements and attributes that no page of the site has. */
function foreignParts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter(
        (element) =>
          element.id === 'injected' ||
          element.matches('iframe, object, embed, base, img[src=x]') ||
          element.getAttributeNames().some((name) => name.startsWith('on')) ||
          ['href', 'src', 'action'].some((name) =>
            /^\s*(javascript|data):/i.test(element.getAttribute(name) ?? ''),
          ),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  );
}
