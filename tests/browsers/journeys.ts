/** The main journeys, in every browser of tests/browsers; they hold for any catalogue and on any day. */
import { writeFileSync } from 'node:fs';
import { expect, test } from './test.ts';
import { Visitor } from './visitor.ts';

const LEAGUE = '/nfl';
const SEASON = `${LEAGUE}?season=2026`;
const COUNT = 'search [role=status]';

const url = () => location.pathname + location.search;
const textOf = (css: string) => document.querySelector<HTMLElement>(css)?.innerText ?? '';

test('home: the visitor’s own day and its events', async ({ visitor }) => {
  await visitor.open('/');
  const today = await visitor.read(() =>
    [{ weekday: 'long' }, { day: 'numeric' }, { month: 'long' }]
      .map((part) => new Intl.DateTimeFormat('en', part as Intl.DateTimeFormatOptions).format())
      .join(' '),
  );
  await visitor.waitsFor(textOf, today, 'h1');
  await visitor.sees({ css: 'ol > li[data-today]' });
});

test('league: a filter by text, in all three views', async ({ visitor }) => {
  await visitor.open(SEASON);
  const all = await visitor.read(textOf, COUNT);
  await visitor.sees({ css: 'main li a[href^="/teams/"]' });
  const team = await visitor.read(textOf, 'main li a[href^="/teams/"]');
  await visitor.clicks({ css: 'input[aria-label="Filter by text"]' });
  await visitor.types(team);
  await visitor.waitsFor(() => new URLSearchParams(location.search).get('q'), team);
  await visitor.sees({ css: COUNT, text: ` of ${all}` });

  await visitor.clicks({ css: 'nav[aria-label=View] a', text: 'Calendar' });
  await visitor.sees({ css: 'main [role=grid]' });
  await visitor.clicks({ css: 'nav[aria-label=View] a', text: 'Timeline' });
  await visitor.sees({ css: 'main table' });
  await visitor.clicks({ css: 'nav[aria-label=View] a', text: 'Schedule' });
  await visitor.seesNo({ css: 'main table, main [role=grid]' });
  await visitor.clicks({ css: 'search button', text: 'Clear all' });
  await visitor.waitsFor(textOf, all, COUNT);
});

test('search: opened by a key, answered while typing, followed by Enter', async ({ visitor }) => {
  await visitor.open('/');
  await searchFor(visitor, 'nfl');
  await visitor.sees({ css: '[role=option][aria-selected=true]', text: 'NFL' });
  await visitor.presses('Enter');
  await visitor.waitsFor(() => location.pathname, LEAGUE);
  await visitor.sees({ css: 'h1', text: 'NFL' });
  await visitor.seesNo({ css: 'dialog' });
});

test('event panel: closes by Escape, opens from its own address', async ({ visitor }) => {
  await visitor.open(SEASON);
  await visitor.clicks({ css: 'main li a[href*="event="]' });
  await visitor.sees({ css: 'dialog[open] dl dt', text: 'Season' });
  const name = await visitor.read(textOf, 'dialog h2');
  await visitor.waitsFor(() => new URLSearchParams(location.search).has('event'), true);
  const path = await visitor.read(url);
  await visitor.presses('Escape');
  await visitor.seesNo({ css: 'dialog' });
  await visitor.waitsFor(() => new URLSearchParams(location.search).has('event'), false);
  await visitor.open(path);
  await visitor.sees({ css: 'dialog[open] h2', text: name });
});

test('subscribe: the dialog offers the calendar to every app and returns the focus', async ({ visitor }) => {
  await visitor.open(SEASON);
  await visitor.clicks({ css: 'main a[aria-haspopup=dialog]', text: 'Subscribe' });
  await visitor.sees({ css: 'dialog[open] a[href^="webcal:"]' });
  await visitor.sees({ css: 'dialog[open] button', text: 'Download .ics' });
  await visitor.presses('Escape');
  await visitor.seesNo({ css: 'dialog' });
  await visitor.waitsFor(() => (document.activeElement as HTMLElement | null)?.innerText.trim(), 'Subscribe');
});

test('my calendar: a starred team is there on the next visit', async ({ visitor }) => {
  await visitor.open('/my');
  await visitor.clicks({ css: 'main search input' });
  await visitor.types('lions');
  const star = 'main search li button[aria-label^="Star "]';
  await visitor.clicks({ css: star });
  await visitor.waitsFor((css) => document.querySelector(css)?.getAttribute('aria-pressed'), 'true', star);
  const name = (await visitor.read((css) => document.querySelector(css)?.ariaLabel ?? '', star)).slice(
    'Star '.length,
  );
  await visitor.open('/my');
  await visitor.sees({ css: 'ul[aria-label="Your stars"] a', text: name });
});

test('offline: what was visited opens without the server', async ({ visitor, site }) => {
  await visitor.open(LEAGUE);
  await visitor.waitsFor(async (path) => (await caches.match(path)) !== undefined, true, LEAGUE);
  await visitor.waitsFor(() => navigator.serviceWorker.controller !== null, true);
  await site.close();
  await visitor.open(LEAGUE);
  await visitor.sees({ css: 'h1', text: 'NFL' });
  await visitor.sees({ css: 'main time' });
});

test('colour scheme: chosen by the button, kept for the next visit', async ({ visitor }) => {
  await visitor.open('/');
  const scheme = () => document.documentElement.dataset.colorScheme;
  await visitor.waitsFor(scheme, 'light');
  const light = await visitor.read(() => getComputedStyle(document.body).backgroundColor);
  await visitor.clicks({ css: 'header button[aria-label="Dark Mode"]' });
  await visitor.waitsFor(scheme, 'dark');
  expect(await visitor.read(() => getComputedStyle(document.body).backgroundColor)).not.toBe(light);
  await visitor.open('/');
  await visitor.waitsFor(scheme, 'dark');
});

test('colour scheme: the system’s, if the visitor wants that', async ({ launch, site }) => {
  const driver = await launch({ scheme: 'dark' });
  try {
    const visitor = new Visitor(driver, site.url);
    await visitor.open('/?scheme=auto');
    await visitor.waitsFor(() => document.documentElement.dataset.colorScheme, 'dark');
  } finally {
    await driver.close();
  }
});

for (const width of [400, 1280]) {
  test(`pages fit into a window ${width} wide`, async ({ visitor }, info) => {
    await visitor.driver.resize(width, 900);
    const pages = {
      home: '/',
      league: SEASON,
      timeline: `${SEASON}&view=timeline`,
      calendar: '/calendar',
      my: '/my',
    };
    for (const [name, path] of Object.entries(pages)) {
      await visitor.open(path);
      await visitor.sees({ css: 'h1' });
      writeFileSync(info.outputPath(`${name}.png`), await visitor.driver.screenshot());
      const excess = await visitor.read(() => document.documentElement.scrollWidth - innerWidth);
      expect(excess, `${path} is wider than the window`).toBeLessThanOrEqual(0);
    }
    await searchFor(visitor, 'nfl');
    writeFileSync(info.outputPath('search.png'), await visitor.driver.screenshot());
  });
}

async function searchFor(visitor: Visitor, text: string): Promise<void> {
  await visitor.types('/');
  await visitor.waitsFor(() => document.activeElement?.getAttribute('role'), 'combobox');
  await visitor.types(text);
  await visitor.sees({ css: '[role=option][aria-selected=true]' });
}
