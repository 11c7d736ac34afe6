/**
 * The headers of every kind of file, from the embedded server and from a real nginx, by one list of expectations; and
 * what they mean in a browser. `CHECK_HOST=https://example.org` checks a host of yours.
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as plain } from '@playwright/test';
import { FIXTURE_SITE_FOLDER } from '../tools/folders.ts';
import { FEED_HEADERS } from '../tools/hosting/feed-headers.ts';
import { findNginx } from '../tools/hosting/find-nginx.ts';
import { freePort, startNginx } from '../tools/hosting/start-nginx.ts';
import { keepFileTimes } from '../tools/site/file-times.ts';
import { folderSite } from '../tools/site/folder-site.ts';
import { httpServer } from '../tools/site/http-server.ts';
import { mixFrom } from '../tools/site/mix.ts';
import {
  ask,
  chunk,
  expectAnswers,
  expectNoFilesForHosts,
  expectNoWayToOtherHosts,
  expectOptions,
  expectRedirects,
  expectVariants,
} from './host-answers.ts';
import { expect, open, test } from './site.ts';

const MIX = '/feeds/mix.ics?follow=nfl,teams/arsenal';
const SHARED = ['/feeds/nfl.ics', '/api/nfl.json'];

/** deploy/mix-server.ts, on a port of its own. */
async function mixServer(): Promise<{ port: number; close: () => void }> {
  const program = httpServer(mixFrom(folderSite(FIXTURE_SITE_FOLDER), 'X-Real-IP'));
  await new Promise<void>((resolve) => program.listen(0, '127.0.0.1', resolve));
  return { port: (program.address() as AddressInfo).port, close: () => program.close() };
}

plain('the embedded server answers as the table says', async ({ request, baseURL }) => {
  await expectAnswers(request, baseURL ?? '');
  await expectRedirects(request, baseURL ?? '');
  await expectVariants(request, baseURL ?? '', 'br', 'br');
});

plain('the embedded server is closed to tricks', async ({ baseURL }) => {
  await expectNoWayToOtherHosts(baseURL ?? '');
  await expectNoFilesForHosts(baseURL ?? '');
  await expectOptions(baseURL ?? '', [...SHARED, MIX]);
});

plain.describe('nginx', () => {
  plain.skip(!findNginx().nginx, 'there is no nginx here');

  plain('answers as the table says, with the precompressed variants', async ({ request }) => {
    const nginx = await startNginx();
    try {
      await expectAnswers(request, nginx.url);
      await expectRedirects(request, nginx.url);
      await expectVariants(request, nginx.url, findNginx().brotliModule ? 'br' : 'gzip', 'gzip');
    } finally {
      await nginx.close();
    }
  });

  plain('passes calendars of one’s own on to the program that makes them', async ({ request }) => {
    const program = await mixServer();
    const nginx = await startNginx({ mixPort: program.port });
    try {
      const address = `${nginx.url}${MIX}`;
      const [response, file] = [await request.get(address), await request.get(`${nginx.url}/feeds/nfl.ics`)];
      expect(response.status()).toBe(200);
      expect(await response.text()).toContain('X-WR-CALNAME:My sports calendar');
      // A header that came twice would have both values.
      for (const name of Object.keys(FEED_HEADERS))
        expect(response.headers()[name.toLowerCase()]).toBe(file.headers()[name.toLowerCase()]);
      const headers = { 'If-None-Match': response.headers().etag ?? '' };
      expect((await request.get(address, { headers })).status()).toBe(304);
      expect((await request.get(`${nginx.url}/feeds/mix.ics?follow=quidditch`)).status()).toBe(400);
    } finally {
      await nginx.close();
      program.close();
    }
  });

  plain('lets nobody have more calendars made than there is time for', async () => {
    const program = await mixServer();
    const nginx = await startNginx({ mixPort: program.port });
    try {
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, alarm) => ask(nginx.url, `${MIX}&alarm=${alarm}`)),
      );
      const busy = answers.filter(({ status }) => status !== 200);
      expect(answers.length - busy.length).toBeGreaterThan(0);
      // 20 at once, and two more each second.
      expect(busy.length).toBeGreaterThan(20);
      for (const { status, headers, text } of busy) {
        expect(status).toBe(503);
        expect(headers['retry-after']).toBe('5');
        expect(headers['cache-control']).toBe('no-store');
        expect(headers['content-type']).toBe('text/plain; charset=utf-8');
        expect(headers['access-control-allow-origin']).toBe('*');
        expect(text).toMatch(/^The calendar can’t be created .*\.\n$/);
      }
      // Files wait for nobody.
      expect((await ask(nginx.url, '/feeds/nfl.ics')).status).toBe(200);
    } finally {
      await nginx.close();
      program.close();
    }
  });

  plain('says so if the program that makes calendars does not run', async () => {
    const nginx = await startNginx({ mixPort: await freePort() });
    try {
      const { status, headers, text } = await ask(nginx.url, MIX);
      expect([status, headers['retry-after'], headers['cache-control']]).toEqual([503, '5', 'no-store']);
      expect(text).toMatch(/^The calendar can’t be created .*\.\n$/);
    } finally {
      await nginx.close();
    }
  });

  plain('is closed to tricks', async () => {
    const program = await mixServer();
    const nginx = await startNginx({ mixPort: program.port });
    try {
      await expectNoWayToOtherHosts(nginx.url);
      await expectNoFilesForHosts(nginx.url);
      await expectOptions(nginx.url, [...SHARED, MIX]);
    } finally {
      await nginx.close();
      program.close();
    }
  });

  plain('says after a new build that a calendar has not changed', async ({ request }) => {
    const root = mkdtempSync(join(tmpdir(), 'two-builds-'));
    const build = (files: Record<string, string>, now: string) => {
      mkdirSync(join(root, 'site', 'feeds'), { recursive: true });
      for (const [name, content] of Object.entries(files))
        writeFileSync(join(root, 'site', 'feeds', name), content);
      keepFileTimes(join(root, 'site'), join(root, 'file-times.json'), Date.parse(now));
    };
    // A new one each time: nginx remembers files for a while.
    const get = async (name: string, tag = '') => {
      const nginx = await startNginx({ root: join(root, 'site') });
      const response = await request.get(`${nginx.url}/feeds/${name}`, { headers: { 'If-None-Match': tag } });
      await nginx.close();
      return { status: response.status(), tag: response.headers().etag };
    };
    build({ 'nfl.ics': 'NFL', 'nba.ics': 'NBA 1' }, '2026-11-15');
    const [nfl, nba] = [await get('nfl.ics'), await get('nba.ics')];
    build({ 'nfl.ics': 'NFL', 'nba.ics': 'NBA 2' }, '2026-11-16');
    expect((await get('nfl.ics', nfl.tag)).status).toBe(304);
    expect((await get('nba.ics', nba.tag)).status).toBe(200);
    rmSync(root, { recursive: true });
  });

  plain('lets scripts of other sites ask whether a file has changed', async ({ page }) => {
    const nginx = await startNginx();
    // A page of another site, which the policy of ours does not concern.
    const foreign = createServer((_, response) => response.setHeader('Content-Type', 'text/html').end('<p>'));
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    try {
      await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
      const statuses = await page.evaluate(async (address) => {
        const first = await fetch(address, { cache: 'no-store' });
        const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
        const second = await fetch(address, { cache: 'no-store', headers });
        return [first.status, second.status];
      }, `${nginx.url}/api/nfl.json`);
      expect(statuses).toEqual([200, 304]);
    } finally {
      foreign.closeAllConnections();
      foreign.close();
      await nginx.close();
    }
  });

  plain('leads from plain HTTP to TLS if the proxy in front of it says so', async () => {
    const nginx = await startNginx();
    try {
      const at = (path: string, protocol: string) =>
        ask(nginx.url, path, { 'X-Forwarded-Proto': protocol, Host: 'evil.example' });
      for (const path of ['/nfl?season=2024', `/assets/${chunk}`, '/feeds/nfl.ics', '//evil.example/']) {
        const { status, headers } = await at(path, 'http');
        // To the host of the site, whatever the client says; a cache would keep it for everybody.
        expect([status, headers.location, headers['cache-control']]).toEqual([
          308,
          `https://sports-calendar.example${path}`,
          'no-store',
        ]);
      }
      expect((await at('/%5Cevil.example//', 'http')).status).toBe(400);
      expect((await at('/nfl?season=2024', 'https')).status).toBe(200);
    } finally {
      await nginx.close();
    }
  });

  plain('serves the site below another address than the root', async ({ request }) => {
    const nginx = await startNginx({ base: '/sports/' });
    try {
      const at = (path: string) => request.get(`${nginx.url}${path}`, { maxRedirects: 0 });
      expect((await at('/sports/nfl')).status()).toBe(200);
      expect((await at('/sports')).headers().location).toBe('/sports/');
      expect((await at('/sports/nfl/index.html')).headers().location).toBe('/sports/nfl/');
      expect((await at('/sports//nfl')).headers().location).toBe('/sports/nfl');
      expect((await ask(nginx.url, '/sports/%5Cevil.example//')).status).toBe(400);
      expect((await at('/sports/_headers')).status()).toBe(404);
      expect((await at('/sports/feeds/nfl.ics')).status()).toBe(200);
      expect((await at('/feeds/nfl.ics')).status()).toBe(404);
      expect((await at('/nfl')).status()).toBe(404);
      expect((await at(`/sports/assets/${chunk}`)).headers()['cache-control']).toContain('immutable');
      expect((await at('/sports/embed/no-such-league')).headers()['content-security-policy']).toContain(
        'frame-ancestors *',
      );
    } finally {
      await nginx.close();
    }
  });
});

plain('the site stays within the limits of Cloudflare Pages', () => {
  // The site of the fixtures has the precompressed variants of nginx; a build for Cloudflare has none.
  const files = readdirSync(FIXTURE_SITE_FOLDER, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name),
  );
  expect(files.length).toBeLessThanOrEqual(20_000);
  const MEBIBYTE = 1024 ** 2;
  const large = files.filter(({ parentPath, name }) => statSync(join(parentPath, name)).size > 25 * MEBIBYTE);
  expect(large.map(({ name }) => name)).toEqual([]);
  const linesOf = (name: string) =>
    readFileSync(join(FIXTURE_SITE_FOLDER, name), 'utf8').trimEnd().split('\n');
  const headers = linesOf('_headers');
  expect(headers.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
  expect(headers.filter((line) => line.length > 2000)).toEqual([]);
  const redirects = linesOf('_redirects');
  // Rules with a placeholder or a star, and others.
  const dynamic = redirects.filter((line) => /[:*]/.test(line));
  expect(dynamic.length).toBeLessThanOrEqual(100);
  expect(redirects.length - dynamic.length).toBeLessThanOrEqual(2000);
  expect(redirects.filter((line) => line.length > 1000)).toEqual([]);
});

plain.describe('a host of yours', () => {
  const host = process.env.CHECK_HOST;
  plain.skip(!host, 'CHECK_HOST names none');
  plain('answers as the table says', async ({ request }) => expectAnswers(request, host ?? ''));
});

test('a page works in isolation from others', async ({ page }) => {
  await open(page, '/nfl');
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true);
});

plain('what the policy forbids does not happen', async ({ page }) => {
  const stopped: string[] = [];
  await page.exposeFunction('stopped', (directive: string) => stopped.push(directive));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { stopped(directive: string): void }).stopped(event.effectiveDirective),
    );
  });
  // As if a text of the data had become markup.
  const smuggled = '<script>document.documentElement.dataset.ran = "inline"</script>';
  await page.route('/nfl', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `${smuggled}</head>`);
    await route.fulfill({ response, body });
  });
  await page.goto('/nfl');
  const ran = await page.evaluate(async () => {
    try {
      document.body.insertAdjacentHTML('beforeend', '<p>markup from a string</p>');
      document.documentElement.dataset.ran = 'markup';
    } catch {}
    await fetch('/api/nfl.json').then(
      () => {
        document.documentElement.dataset.ran = 'request';
      },
      () => undefined,
    );
    return document.documentElement.dataset.ran;
  });
  expect(ran).toBeUndefined();
  await expect
    .poll(() => [...new Set(stopped)].sort())
    .toEqual(['connect-src', 'require-trusted-types-for', 'script-src-elem']);
});

plain(
  'another site may read calendars and data and frame embeds, even if isolated',
  async ({ page, baseURL }) => {
    const foreign = createServer((_, response) =>
      response
        .setHeader('Content-Type', 'text/html')
        .setHeader('Cross-Origin-Opener-Policy', 'same-origin')
        .setHeader('Cross-Origin-Embedder-Policy', 'require-corp')
        .end(`<iframe src="${baseURL}/embed/nfl"></iframe>`),
    );
    await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
    try {
      await page.goto(`http://127.0.0.1:${(foreign.address() as AddressInfo).port}/`);
      await expect(page.frameLocator('iframe').getByRole('listitem')).toHaveCount(5);
      const read = (path: string) =>
        page.evaluate(
          (address) =>
            fetch(address).then(
              (response) => response.ok,
              () => false,
            ),
          `${baseURL}${path}`,
        );
      expect(await read('/feeds/nfl.ics')).toBe(true);
      expect(await read('/api/nfl.json')).toBe(true);
      expect(await read('/nfl')).toBe(false);
    } finally {
      foreign.close();
      foreign.closeAllConnections();
    }
  },
);
