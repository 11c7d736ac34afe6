/** The handler on every host that it is made for, with the calendars of the fixtures. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isGame } from '../../catalog/event/event.ts';
import { loadCatalog } from '../../catalog/load-catalog.ts';
import { siteFiles } from '../../feeds/site-files.ts';
import { atOnce } from '../../feeds/steps.ts';
import { read } from '../../feeds/test-calendar.ts';
import { onRequest } from '../../functions/feeds/mix.ics.ts';
import { PROJECT_FOLDER } from '../folders.ts';
import { folderSite } from '../site/folder-site.ts';
import { serveSite } from '../site/server.ts';
import { FEED_HEADERS, PREFLIGHT_HEADERS } from './feed-headers.ts';
import { mixHandler } from './mix-handler.ts';

const { catalog, data } = loadCatalog(join(PROJECT_FOLDER, 'tests', 'fixtures', 'data'));
const TYPE = 'text/calendar; charset=utf-8';
const MIX = 'follow=nfl,teams/arsenal,formula1:race,finals&alarm=60';

/** The calendars as a build writes them, with a game moved if that is wanted. */
function feeds(moved?: { id: string; start: string; updated: string }): Map<string, string> {
  const categories = catalog.categories.map((category) => ({
    ...category,
    leagues: category.leagues.map((league) => ({
      ...league,
      seasons: league.seasons.map((season) => ({
        ...season,
        events: season.events.map((event) => (event.id === moved?.id ? { ...event, ...moved } : event)),
      })),
    })),
  }));
  const context = { siteUrl: 'https://example.org', pagePaths: [], sources: data.sources, changes: [] };
  const files = atOnce(siteFiles({ ...catalog, categories }, context));
  return new Map(
    [...files].filter(([path]) => path.endsWith('.ics')).map(([path, text]) => [path, atOnce(text())]),
  );
}

const FEEDS = feeds();
const readFile = async (path: string) => FEEDS.get(path);
const get = (query: string, init?: RequestInit) =>
  mixHandler()(new Request(`https://example.org/feeds/mix.ics?${query}`, init), readFile);

describe('the handler', () => {
  test('answers with a calendar and the headers of calendars', async () => {
    const response = await get(MIX);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': TYPE,
      'cache-control': 'public, max-age=300',
      'access-control-allow-origin': '*',
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
    });
    const uids = read(await response.text()).map(({ uid }) => uid);
    expect(uids.length).toBeGreaterThan(10);
    expect(new Set(uids).size).toBe(uids.length);
  });

  test('has one tag for one calendar, and answers 304 to it', async () => {
    const { headers } = await get('follow=nfl,finals');
    const etag = headers.get('ETag') ?? '';
    expect((await get('follow=finals%2Cnfl')).headers.get('ETag')).toBe(etag);
    expect((await get('follow=nfl')).headers.get('ETag')).not.toBe(etag);
    for (const tags of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await get('follow=nfl,finals', { headers: { 'If-None-Match': tags } });
      expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag]);
    }
    expect((await get('follow=nfl,finals', { headers: { 'If-None-Match': '"other"' } })).status).toBe(200);
  });

  test('sends only the head to HEAD, and rejects all other methods', async () => {
    const head = await get(MIX, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThan(1000);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await get(MIX, { method });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
    const preflight = await get(MIX, { method: 'OPTIONS' });
    expect([preflight.status, Object.fromEntries(preflight.headers)]).toEqual([
      204,
      Object.fromEntries(new Headers(PREFLIGHT_HEADERS)),
    ]);
  });

  test('names what is wrong, in plain text that nobody keeps', async () => {
    for (const query of [
      '',
      'follow=quidditch',
      'follow=../../etc/passwd',
      'follow=nfl%0d%0aSet-Cookie:%20a=b',
      'follow=mix',
    ]) {
      const response = await get(query);
      expect(response.status).toBe(400);
      expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('Set-Cookie')).toBeNull();
    }
    expect(await (await get('follow=nfl,quidditch&color=red')).text()).toBe(
      'Unknown parameter “color”. Use follow, without and alarm.\n',
    );
    expect(await (await get('follow=nfl,quidditch')).text()).toBe('There is no calendar for “quidditch”.\n');
  });

  test('keeps an answer for five minutes', async () => {
    let now = Date.parse('2026-11-18T08:00:00Z');
    let reads = 0;
    const handle = mixHandler(() => now);
    const ask = async () => {
      const response = await handle(
        new Request('https://example.org/feeds/mix.ics?follow=nfl'),
        async (path) => {
          reads += 1;
          return FEEDS.get(path);
        },
      );
      return response.status;
    };
    await ask();
    now += 4 * 60_000;
    await ask();
    expect(reads).toBe(1);
    now += 2 * 60_000;
    await ask();
    expect(reads).toBe(2);
  });
});

/** A host that answers as Cloudflare Pages does: with a page where there is no file. */
const host = async (url: URL) =>
  FEEDS.has(url.pathname.replace(/^\/calendar/, ''))
    ? new Response(FEEDS.get(url.pathname.replace(/^\/calendar/, '')), { headers: { 'Content-Type': TYPE } })
    : new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } });

test('the function of Cloudflare Pages reads the files of the site, below a path too', async () => {
  const ask = (address: string) =>
    onRequest({ request: new Request(`https://example.org${address}`), env: { ASSETS: { fetch: host } } });
  const response = await ask(`/calendar/feeds/mix.ics?${MIX}`);
  expect(await response.text()).toBe(await (await get(MIX)).text());
  expect((await ask('/feeds/mix.ics?follow=quidditch')).status).toBe(400);
});

describe('the embedded server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'mix-'));
  const publish = (files: Map<string, string>) => {
    for (const [path, text] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  };
  const start = (base = '/') => serveSite(folderSite(folder), { port: 0, base });

  beforeAll(() => {
    publish(FEEDS);
    writeFileSync(join(folder, '404.html'), 'not found');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('answers as other calendars are answered, 304 the second time, below a path too', async () => {
    for (const base of ['/', '/calendar/']) {
      const site = await start(base);
      try {
        const first = await fetch(`${site.url}/feeds/mix.ics?${MIX}`);
        const file = await fetch(`${site.url}/feeds/nfl.ics`);
        expect(first.status).toBe(200);
        for (const name of [...Object.keys(FEED_HEADERS), 'Content-Type'])
          expect(first.headers.get(name)).toBe(file.headers.get(name));
        const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
        expect((await fetch(`${site.url}/feeds/mix.ics?${MIX}`, { headers })).status).toBe(304);
        expect((await fetch(`${site.url}/feeds/mix.ics?${MIX}`, { method: 'DELETE' })).status).toBe(405);
        expect((await fetch(`${site.url}/feeds/mix.ics?follow=../404`)).status).toBe(400);
      } finally {
        await site.close();
      }
    }
  });

  test('follows a game that was moved with the next build', async () => {
    const game = catalog.categories
      .flatMap(({ leagues }) => leagues)
      .find(({ slug }) => slug === 'nfl')
      ?.seasons.at(-1)
      ?.events.find(isGame);
    const id = game?.id ?? '';
    const eventNow = async (etag = '') => {
      const site = await start();
      try {
        const response = await fetch(`${site.url}/feeds/mix.ics?follow=events/${id},teams/arsenal`, {
          headers: { 'If-None-Match': etag },
        });
        const text = await response.text();
        const event = text === '' ? undefined : read(text).find(({ uid }) => uid === `${id}@sports-calendar`);
        return { status: response.status, etag: response.headers.get('ETag') ?? '', event };
      } finally {
        await site.close();
      }
    };
    const before = await eventNow();
    publish(FEEDS);
    expect((await eventNow(before.etag)).status).toBe(304);
    publish(feeds({ id, start: '2027-01-02T20:00:00Z', updated: '2026-12-01T10:00:00Z' }));
    const after = await eventNow(before.etag);
    expect(after.status).toBe(200);
    expect(after.event?.uid).toBe(before.event?.uid);
    expect(after.event?.start).toBe('2027-01-02T20:00:00Z');
    expect(after.event?.sequence).toBeGreaterThan(before.event?.sequence ?? Number.POSITIVE_INFINITY);
  });
});
