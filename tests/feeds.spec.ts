/** The built calendars and data files, read back by others than those who wrote them. */
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import ICAL from 'ical.js';
import { z } from 'zod';
import { addDays, dayInZone, daysBetween, isTimed } from '../catalog/day/day.ts';
import type { SportsEvent } from '../catalog/event/event.ts';
import { loadCatalog } from '../catalog/load-catalog.ts';
import { allLeagues } from '../catalog/season/league.ts';
import { calendarFeeds } from '../feeds/calendar-feeds.ts';
import { eventTimes } from '../feeds/event-times.ts';
import { mixPath } from '../feeds/mix-query.ts';
import { atOnce } from '../feeds/steps.ts';
import { readEvent } from '../feeds/test-calendar.ts';
import { DATA_FOLDER, SITE_FOLDER } from '../tools/folders.ts';
import { loadSiteFiles } from '../tools/site/site.ts';
import { siteUrl } from '../tools/site-url.ts';
import { findCalendarReaders } from '../tools/test/programs.ts';

const FEEDS = join(SITE_FOLDER, 'feeds');
const MOST_BYTES = 1_000_000_000;
/** Google and others do not read larger calendars. */
const MOST_BYTES_OF_CALENDAR = 1_000_000;

const { catalog, data } = loadCatalog(DATA_FOLDER);
const leagues = new Map(allLeagues(catalog).map((league) => [league.slug, league]));
const everything = [...leagues.values()].flatMap(({ seasons }) => seasons.flatMap(({ events }) => events));
const feeds = atOnce(calendarFeeds(catalog));
const counts = Object.fromEntries(feeds.map(({ path, events }) => [path, events.length]));
/** Some events of all leagues, and every one that was called off. */
const sample = everything.filter((event, position) => position % 220 === 0 || event.off);

const { python, khal } = findCalendarReaders();
const built = (path: string) => readFileSync(join(SITE_FOLDER, path), 'utf8');
const builtFiles = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** What a calendar must say of an event, put together here from the catalogue. */
function expected(event: SportsEvent) {
  const league = leagues.get(event.league);
  const { start, endExclusive } = eventTimes(event, league?.sport ?? '');
  const calledOffAs = event.off;
  const off = calledOffAs ? { cancelled: 'Cancelled: ', postponed: 'Postponed: ' }[calledOffAs] : '';
  const source = data.sources[event.source]?.title.replace(/ \([^()]*\)$/, '');
  const anchor = event.id.split('/').at(-1);
  const mayMove = event.provisional && !off;
  return {
    uid: `${event.id}@sports-calendar`,
    start,
    end: endExclusive,
    stamp: event.updated ?? '2026-11-15T00:00:00Z',
    modified: event.updated ?? '2026-11-15T00:00:00Z',
    summary: `${off}${event.name}${mayMove ? ' (TBC)' : ''}`,
    location: event.location,
    description: [
      mayMove ? event.details.replace(/(^|; )date and time to be confirmed$/i, '') : event.details,
      mayMove && 'Date TBC: may move by up to three days',
      event.extras,
      `Source: ${source}`,
    ]
      .filter(Boolean)
      .join('\n'),
    categories: [...new Set([league?.name, event.section, event.type])].filter(Boolean),
    status: off ? 'CANCELLED' : event.sure === 'estimated' || mayMove ? 'TENTATIVE' : 'CONFIRMED',
    transparency: 'TRANSPARENT',
    url: `${siteUrl()}/${event.league}?season=${event.season}&event=${anchor}`,
  };
}

test('every calendar is read by ical.js: all events are there, and a sample is right field by field', () => {
  test.setTimeout(120_000);
  const files = builtFiles(FEEDS).filter(({ name }) => name.endsWith('.ics'));
  expect(files).toHaveLength(feeds.length);
  const wanted = new Map(sample.map((event) => [`${event.id}@sports-calendar`, event]));
  const counted: Record<string, number> = {};
  const compared = new Set<string>();
  for (const { path } of feeds) {
    const events = new ICAL.Component(ICAL.parse(built(path))).getAllSubcomponents();
    counted[path] = events.filter(({ name }) => name === 'vevent').length;
    for (const component of events) {
      const event = wanted.get(String(component.getFirstPropertyValue('uid')));
      if (!event || compared.has(event.id)) continue;
      const { sequence, isAllDay, location, ...facts } = readEvent(component);
      expect({ ...facts, location: location ?? '' }).toEqual(expected(event));
      expect(isAllDay).toBe(!isTimed(event.start));
      expect(sequence).toBeGreaterThanOrEqual(0);
      compared.add(event.id);
    }
  }
  expect(counted).toEqual(counts);
  expect(compared.size).toBe(sample.length);
});

test('every calendar is small enough for Google', () => {
  const sizes = feeds.map(({ path }) => [path, statSync(join(SITE_FOLDER, path)).size] as const);
  expect(sizes.filter(([, bytes]) => bytes >= MOST_BYTES_OF_CALENDAR)).toEqual([]);
});

test('every calendar is read by Python’s icalendar too, to the same effect', () => {
  test.skip(!python, 'python3-icalendar is not installed');
  test.setTimeout(180_000);
  const answer = execFileSync(python ?? '', [join('tests', 'read-calendars.py'), FEEDS], {
    input: JSON.stringify(sample.map((event) => `${event.id}@sports-calendar`)),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { counts: counted, events } = JSON.parse(answer);
  expect(counted).toEqual(counts);
  expect(Object.keys(events)).toHaveLength(sample.length);
  for (const event of sample) {
    const { sequence, ...facts } = events[`${event.id}@sports-calendar`];
    expect(facts).toEqual(expected(event));
    expect(sequence).toBeGreaterThanOrEqual(0);
  }
});

test('a calendar of one’s own is read by both, with everything that is followed once', async ({
  request,
}) => {
  test.skip(!python || !khal, 'python3-icalendar or khal is not installed');
  const follow = ['finals', 'formula1:race', 'teams/arsenal'];
  const response = await request.get(mixPath({ follow, without: [], alarm: 60 }));
  expect(response.status()).toBe(200);
  const followed = feeds
    .filter(({ path }) =>
      ['finals', 'formula1/types/race', 'teams/arsenal'].some((name) => path === `/feeds/${name}.ics`),
    )
    .flatMap(({ events }) => events.map(({ id }) => id));
  const once = new Set(followed).size;
  expect(once, 'some are in two of the calendars').toBeLessThan(followed.length);

  const folder = mkdtempSync(join(tmpdir(), 'mix-'));
  try {
    mkdirSync(join(folder, 'calendar'));
    mkdirSync(join(folder, 'feeds'));
    const file = join(folder, 'feeds', 'mix.ics');
    writeFileSync(file, await response.body());
    const answer = execFileSync(python ?? '', [join('tests', 'read-calendars.py'), join(folder, 'feeds')], {
      input: '[]',
      encoding: 'utf8',
    });
    expect(JSON.parse(answer).counts).toEqual({ '/feeds/mix.ics': once });
    writeFileSync(join(folder, 'config'), khalConfig(folder, 'Europe/London'));
    execFileSync(khal ?? '', ['-c', join(folder, 'config'), 'import', '--batch', '-a', 'sports', file]);
    expect(readdirSync(join(folder, 'calendar'))).toHaveLength(once);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

for (const timeZone of ['Asia/Tokyo', 'America/Los_Angeles']) {
  test(`khal in ${timeZone} shows the right times and the right days`, () => {
    test.skip(!khal, 'khal is not installed');
    const folder = mkdtempSync(join(tmpdir(), 'khal-'));
    try {
      mkdirSync(join(folder, 'calendar'));
      writeFileSync(join(folder, 'config'), khalConfig(folder, timeZone));
      const ask = (...args: string[]) =>
        execFileSync(khal ?? '', ['-c', join(folder, 'config'), ...args], { encoding: 'utf8' });
      ask('import', '--batch', '-a', 'sports', join(FEEDS, 'finals.ics'));
      const format = '{uid}|{start-date} {start-time}|{end-date} {end-time}';
      const finals = feeds.find(({ path }) => path === '/feeds/finals.ics')?.events ?? [];
      const days = finals.map(({ start }) => start.slice(0, 10)).sort();
      const first = addDays(days[0] ?? '', -1);
      const span = `${daysBetween(first, days.at(-1) ?? '') + 60}d`;
      const lines = ask('list', '--day-format', '', '--format', format, first, span).split('\n');
      const shown = lines.map((line) => line.trim()).filter(Boolean);

      expect(new Set(finals.map(({ start }) => isTimed(start))).size, 'finals with and without time').toBe(2);
      expect(new Set(shown)).toEqual(new Set(finals.map((event) => khalLine(event, timeZone))));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
}

function khalConfig(folder: string, timeZone: string): string {
  return `[calendars]
[[sports]]
path = ${join(folder, 'calendar')}
[locale]
local_timezone = ${timeZone}
default_timezone = ${timeZone}
timeformat = %H:%M
dateformat = %Y-%m-%d
longdateformat = %Y-%m-%d
datetimeformat = %Y-%m-%d %H:%M
longdatetimeformat = %Y-%m-%d %H:%M
[sqlite]
path = ${join(folder, 'khal.db')}
`;
}

function khalLine(event: SportsEvent, timeZone: string): string {
  const { isAllDay, start, endExclusive } = eventTimes(event, leagues.get(event.league)?.sport ?? '');
  const local = (instant: string) => {
    const time = new Date(instant).toLocaleTimeString('en-GB', { timeZone, timeStyle: 'short' });
    return `${dayInZone(instant, timeZone)} ${time}`;
  };
  const [from, to] = isAllDay
    ? [`${start} `, `${addDays(endExclusive, -1)} `]
    : [local(start), local(endExclusive)];
  return `${event.id}@sports-calendar|${from}|${to}`.trim();
}

test('the same data gives the same bytes', () => {
  test.setTimeout(120_000);
  const changed = [...atOnce(loadSiteFiles())].filter(([path, write]) => atOnce(write()) !== built(path));
  expect(changed.map(([path]) => path)).toEqual([]);
});

test('every JSON file in the form of the specification is as the published schema says', () => {
  const schema = JSON.parse(built('/api/schema.json'));
  const formOf = (name: string) => z.fromJSONSchema({ ...schema.$defs[name], $defs: schema.$defs });
  const forms = { 'index.json': formOf('Index'), 'all.json': formOf('Catalog') };
  const league = formOf('League');
  const files = builtFiles(join(SITE_FOLDER, 'api'))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => file.endsWith('.json') && !file.endsWith('schema.json') && !file.includes('/api/v1/'));
  const seasons = [...leagues.values()].flatMap((each) => each.seasons);
  expect(files).toHaveLength(2 + leagues.size + seasons.length);
  const wrong = files.flatMap((file) => {
    const name = file.slice(join(SITE_FOLDER, 'api/').length);
    const form = forms[name as keyof typeof forms] ?? league;
    const { error } = form.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return error ? [`${name}: ${error.message}`] : [];
  });
  expect(wrong).toEqual([]);
  // The schema can say no.
  const event = { name: 'A', start: '2026-11-15', end: null, location: '', details: '', specificType: '' };
  expect(league.safeParse({ iconURL: '/a', path: '/a', events: { '': [event] } }).success).toBe(false);
});

test('the complete data set and the index have every event', () => {
  const all: Record<string, Record<string, { events: Record<string, unknown[]> }>> = JSON.parse(
    built('/api/all.json'),
  );
  const lists = Object.values(all).flatMap((category) =>
    Object.values(category).flatMap(({ events }) => Object.values(events)),
  );
  expect(lists.flat()).toHaveLength(everything.length);
  const index = JSON.parse(built('/api/index.json'));
  expect(index.events).toBe(everything.length);
  const rows = [...leagues.keys()].map((slug) => built(`/api/${slug}.csv`).split('\r\n').length - 2);
  expect(rows.reduce((sum, count) => sum + count, 0)).toBe(everything.length);
});

test('the files are served as what they are, compressed', async ({ request }) => {
  for (const [path, type] of [
    ['/feeds/nfl.ics', 'text/calendar; charset=utf-8'],
    ['/feeds/teams/arsenal.ics', 'text/calendar; charset=utf-8'],
    ['/api/nfl/2026.json', 'application/json; charset=utf-8'],
    ['/api/nfl.csv', 'text/csv; charset=utf-8; header=present'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ] as const) {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toBe(type);
    expect(response.headers()['content-encoding']).toMatch(/^(gzip|br)$/);
    expect(await response.text()).toBe(built(path));
  }
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toBe('text/plain; charset=utf-8');
  expect(await robots.text()).toContain(`Sitemap: ${siteUrl()}/sitemap.xml`);
  expect((await request.get('/feeds/quidditch.ics')).status()).toBe(404);
});

test('the sitemap lists every page, and none that is not there', () => {
  const listed = [...built('/sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  expect(listed.filter((path) => !existsSync(join(SITE_FOLDER, path, 'index.html')))).toEqual([]);
  const pages = builtFiles(SITE_FOLDER).filter(
    // Embeds and the results of searches are not for search engines.
    ({ name, parentPath }) =>
      name === 'index.html' && !/^(embed|search)\b/.test(relative(SITE_FOLDER, parentPath)),
  );
  expect(listed).toHaveLength(pages.length);
});

test('the whole site fits on a static host of 1 GB', () => {
  const bytes = builtFiles(SITE_FOLDER).reduce(
    (sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size,
    0,
  );
  expect(bytes).toBeLessThan(MOST_BYTES);
});
