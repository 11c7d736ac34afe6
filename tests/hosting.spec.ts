/**
 * The headers of every kind of file, from the embedded server and from a real nginx, by one list of expectations; and
 * what they mean in a browser. `CHECK_HOST=https://example.org` checks a host of yours.
 */

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as plain } from '@playwright/test';
import { keepFileTimes } from '../tools/build/file-times.ts';
import { SITE_FOLDER } from '../tools/folders.ts';
import { findNginx } from '../tools/hosting/find-nginx.ts';
import { startNginx } from '../tools/hosting/start-nginx.ts';
import { expect, open, test } from './site.ts';

const chunk = readdirSync(join(SITE_FOLDER, 'assets')).find((name) => /^season-nfl-2026-.*\.js$/.test(name));

interface Answer {
  status?: number;
  type: RegExp;
  cache: string;
  /** Directives that the security policy must have. */
  policy: string[];
  resource?: 'same-origin' | 'cross-origin';
  /** Whether pages of other sites may read it. */
  isShared?: boolean;
  isDocument?: boolean;
  body?: RegExp;
}

const REVALIDATE = 'public, max-age=0, s-maxage=300';
const PAGE: Answer = {
  type: /^text\/html; ?charset=utf-8$/,
  cache: REVALIDATE,
  policy: [
    "default-src 'none'",
    "connect-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ],
  isDocument: true,
};
const EMBED: Answer = {
  type: PAGE.type,
  cache: REVALIDATE,
  policy: [...PAGE.policy.slice(0, 4), 'frame-ancestors *', 'trusted-types embed-markup'],
  resource: 'cross-origin',
  isDocument: true,
};
const DATA = {
  cache: 'public, max-age=300',
  policy: ["default-src 'none'"],
  resource: 'cross-origin',
  isShared: true,
} as const;

const ANSWERS: Record<string, Answer> = {
  '/': { ...PAGE, body: /<title>Sports Calendar/ },
  '/nfl': { ...PAGE, body: /<title>NFL/ },
  '/nfl/': { ...PAGE, body: /<title>NFL/ },
  '/nfl?season=2024&view=calendar': { ...PAGE, body: /<title>NFL/ },
  '/teams/arsenal': { ...PAGE, body: /<title>Arsenal/ },
  '/no-such-page': { ...PAGE, status: 404, body: /not found/i },
  // Not the headers of a hashed file: a browser would keep the error for a year.
  '/assets/no-such-file.js': { ...PAGE, status: 404 },
  '/embed/nfl': { ...EMBED, body: /<title>Next: NFL/ },
  '/embed/teams/arsenal': { ...EMBED, body: /<title>Next: Arsenal/ },
  '/embed/no-such-league': { ...EMBED, status: 404, body: /Nothing to embed/ },
  [`/assets/${chunk}`]: {
    type: /^text\/javascript; charset=utf-8$/,
    cache: 'public, max-age=31536000, immutable',
    policy: ["default-src 'none'"],
  },
  '/feeds/nfl.ics': {
    ...DATA,
    policy: [...DATA.policy],
    type: /^text\/calendar; charset=utf-8$/,
    body: /^BEGIN:VCALENDAR/,
  },
  '/api/nfl.json': { ...DATA, policy: [...DATA.policy], type: /^application\/json; charset=utf-8$/ },
  '/api/nfl.csv': { ...DATA, policy: [...DATA.policy], type: /^text\/csv; charset=utf-8; header=present$/ },
  '/manifest.webmanifest': { ...PAGE, type: /^application\/manifest\+json/ },
  '/favicon.svg': {
    type: /^image\/svg\+xml/,
    cache: 'public, max-age=86400',
    policy: ["default-src 'none'"],
    resource: 'cross-origin',
  },
};

/** Other spellings of an address lead to the page's own. */
const REDIRECTS: Record<string, string> = {
  '/index.html': '/',
  '/nfl/index.html': '/nfl/',
  '//nfl': '/nfl',
  '/teams//arsenal/index.html?season=2024': '/teams/arsenal/',
  '/embed/nfl/index.html': '/embed/nfl/',
};

async function expectRedirects(request: APIRequestContext, host: string): Promise<void> {
  for (const [path, target] of Object.entries(REDIRECTS)) {
    const response = await request.get(`${host}${path}`);
    const { pathname, search } = new URL(response.url());
    expect
      .soft([response.status(), pathname, search], `${path} at ${host}`)
      .toEqual([200, target, path.includes('?') ? '?season=2024' : '']);
  }
}

async function expectAnswers(request: APIRequestContext, host: string): Promise<void> {
  for (const [path, answer] of Object.entries(ANSWERS)) {
    const response = await request.get(`${host}${path}`, { maxRedirects: 0 });
    const headers = response.headers();
    const policy = headers['content-security-policy'] ?? '';
    const said = `${path} at ${host}`;
    expect.soft(response.status(), said).toBe(answer.status ?? 200);
    expect.soft(headers['content-type'], said).toMatch(answer.type);
    expect.soft(headers['cache-control'], said).toBe(answer.cache);
    expect.soft(headers['strict-transport-security'], said).toMatch(/^max-age=\d{8}$/);
    expect.soft(headers['x-content-type-options'], said).toBe('nosniff');
    expect.soft(headers['referrer-policy'], said).toBe('no-referrer');
    expect.soft(headers['cross-origin-resource-policy'], said).toBe(answer.resource ?? 'same-origin');
    expect.soft(headers['access-control-allow-origin'], said).toBe(answer.isShared ? '*' : undefined);
    expect.soft(headers['access-control-expose-headers'], said).toBe(answer.isShared ? 'ETag' : undefined);
    expect.soft(policy.split('; '), said).toEqual(expect.arrayContaining(answer.policy));
    if (answer.isDocument) {
      expect.soft(headers['permissions-policy'], said).toContain('camera=()');
      expect.soft(headers['cross-origin-embedder-policy'], said).toBe('require-corp');
      const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
      expect.soft(scripts, said).toMatch(/^script-src 'self'( 'sha256-[\w+/]{43}=')+$/);
    }
    // An embed has no opener policy: it would have no effect in an iframe.
    const opener = answer.isDocument && answer.resource !== 'cross-origin' ? 'same-origin' : undefined;
    expect.soft(headers['cross-origin-opener-policy'], said).toBe(opener);
    if (answer.body) expect.soft(await response.text(), said).toMatch(answer.body);
  }
}

/** The encoding in which a path is sent to those who accept the given ones. */
async function encodingOf(request: APIRequestContext, address: string, accepted: string) {
  const response = await request.get(address, { headers: { 'Accept-Encoding': accepted } });
  const { 'content-encoding': encoding, vary } = response.headers();
  expect(vary, address).toContain('Accept-Encoding');
  return encoding;
}

/** @param best what a browser is sent */
async function expectVariants(request: APIRequestContext, host: string, best: 'br' | 'gzip'): Promise<void> {
  for (const path of ['/', '/nfl', '/teams/arsenal', '/embed/teams/arsenal', `/assets/${chunk}`]) {
    expect(await encodingOf(request, `${host}${path}`, 'gzip, br'), path).toBe(best);
    expect(await encodingOf(request, `${host}${path}`, 'gzip'), path).toBe('gzip');
  }
  for (const path of ['/feeds/nfl.ics', '/feeds/teams/arsenal.ics', '/api/nfl.json', '/api/nfl.csv'])
    expect(await encodingOf(request, `${host}${path}`, 'gzip, br'), path).toBe('gzip');
}

plain('the embedded server answers as the table says', async ({ request, baseURL }) => {
  await expectAnswers(request, baseURL ?? '');
  await expectRedirects(request, baseURL ?? '');
  await expectVariants(request, baseURL ?? '', 'br');
});

plain.describe('nginx', () => {
  plain.skip(!findNginx().nginx, 'there is no nginx here');

  plain('answers as the table says, with the precompressed variants', async ({ request }) => {
    const nginx = await startNginx();
    try {
      await expectAnswers(request, nginx.url);
      await expectRedirects(request, nginx.url);
      await expectVariants(request, nginx.url, findNginx().brotliModule ? 'br' : 'gzip');
    } finally {
      await nginx.close();
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

  plain('leads from plain HTTP to TLS if the proxy in front of it says so', async ({ request }) => {
    const nginx = await startNginx();
    const at = (protocol: string) =>
      request.get(`${nginx.url}/nfl?season=2024`, {
        headers: { 'X-Forwarded-Proto': protocol, Host: 'example.org' },
        maxRedirects: 0,
      });
    const plainly = await at('http');
    expect([plainly.status(), plainly.headers().location]).toEqual([
      308,
      'https://example.org/nfl?season=2024',
    ]);
    expect((await at('https')).status()).toBe(200);
    await nginx.close();
  });

  plain('serves the site below another address than the root', async ({ request }) => {
    const nginx = await startNginx({ base: '/sports/' });
    try {
      const at = (path: string) => request.get(`${nginx.url}${path}`, { maxRedirects: 0 });
      expect((await at('/sports/nfl')).status()).toBe(200);
      expect((await at('/sports')).headers().location).toBe('/sports/');
      expect((await at('/sports/nfl/index.html')).headers().location).toBe('/sports/nfl/');
      expect((await at('/sports//nfl')).headers().location).toBe('/sports/nfl');
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
  const files = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeLessThanOrEqual(20_000);
  const MEBIBYTE = 1024 ** 2;
  const large = files.filter(({ parentPath, name }) => statSync(join(parentPath, name)).size > 25 * MEBIBYTE);
  expect(large.map(({ name }) => name)).toEqual([]);
  const linesOf = (name: string) => readFileSync(join(SITE_FOLDER, name), 'utf8').trimEnd().split('\n');
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
