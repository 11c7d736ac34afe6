/** What every host of the site must answer: one list of expectations for all of them. */
import { readdirSync } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { FIXTURE_SITE_FOLDER } from '../tools/folders.ts';
import { FILES_FOR_HOSTS } from '../tools/hosting/static-host-files.ts';

/** A list with a hash in its name. */
export const chunk = readdirSync(join(FIXTURE_SITE_FOLDER, 'assets')).find((name) =>
  /^season-nfl-2026-.*\.js$/.test(name),
);

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
  '/api/v1/leagues.json': { ...DATA, policy: [...DATA.policy], type: /^application\/json; charset=utf-8$/ },
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

export async function expectRedirects(request: APIRequestContext, host: string): Promise<void> {
  for (const [path, target] of Object.entries(REDIRECTS)) {
    const response = await request.get(`${host}${path}`);
    const { pathname, search } = new URL(response.url());
    expect
      .soft([response.status(), pathname, search], `${path} at ${host}`)
      .toEqual([200, target, path.includes('?') ? '?season=2024' : '']);
  }
}

export async function expectAnswers(request: APIRequestContext, host: string): Promise<void> {
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

/**
 * @param best what a browser is sent
 * @param ofData the same of calendars and data
 */
export async function expectVariants(
  request: APIRequestContext,
  host: string,
  best: 'br' | 'gzip',
  ofData: 'br' | 'gzip',
): Promise<void> {
  for (const path of ['/', '/nfl', '/teams/arsenal', '/embed/teams/arsenal', `/assets/${chunk}`]) {
    expect(await encodingOf(request, `${host}${path}`, 'gzip, br'), path).toBe(best);
    expect(await encodingOf(request, `${host}${path}`, 'gzip'), path).toBe('gzip');
  }
  for (const path of [
    '/feeds/nfl.ics',
    '/feeds/teams/arsenal.ics',
    '/api/nfl.json',
    '/api/v1/events/nfl/2026.json',
  ])
    expect(await encodingOf(request, `${host}${path}`, 'gzip, br'), path).toBe(ofData);
}

/** Sends what browsers and the test's own client would put right first, such as a backslash. */
export function ask(
  host: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; headers: IncomingMessage['headers']; text: string }> {
  const { hostname, port } = new URL(host);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, headers, method, agent: false }, async (response) => {
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += part;
      resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
    });
    sent.on('error', reject).end();
  });
}

/** What browsers would read as another host, if it came back in a redirect. */
const BACKSLASHES = [
  '/%5Cevil.example//',
  '/%5cevil.example/index.html',
  '/\\evil.example//',
  '/\\/evil.example/index.html',
  '/nfl/%5C..//index.html',
  '//%5Cevil.example/',
];
const SLASHES = [
  '//evil.example//',
  '///evil.example/index.html',
  '/%2Fevil.example//',
  '/%2F%2Fevil.example/index.html',
  '/.//evil.example/',
  '/%09/evil.example//',
  '/%0D%0ALocation:%20//evil.example//',
  '/%255Cevil.example//',
];

export async function expectNoWayToOtherHosts(host: string): Promise<void> {
  for (const path of BACKSLASHES) {
    const { status, headers, text } = await ask(host, path, { Host: 'evil.example' });
    expect.soft([status, headers.location], `${path} at ${host}`).toEqual([400, undefined]);
    expect.soft(text, `${path} at ${host}`).not.toBe('');
  }
  for (const path of SLASHES) {
    const { headers } = await ask(host, path, { Host: 'evil.example' });
    expect.soft(new URL(headers.location ?? '/', host).host, `${path} at ${host}`).toBe(new URL(host).host);
  }
  // In a query, a backslash is one.
  expect.soft((await ask(host, '/nfl?q=%5C')).status, host).toBe(200);
}

export async function expectNoFilesForHosts(host: string): Promise<void> {
  for (const path of [...FILES_FOR_HOSTS, '/%5Fheaders', '/nfl/%2E%2E/_redirects', '/./_headers'])
    expect.soft((await ask(host, path)).status, `${path} at ${host}`).toBe(404);
}

/** @param shared what scripts of other sites may read, and their browsers ask about first */
export async function expectOptions(host: string, shared: readonly string[]): Promise<void> {
  for (const path of shared) {
    const { status, headers } = await ask(host, path, {}, 'OPTIONS');
    expect
      .soft(
        [
          status,
          headers['access-control-allow-origin'],
          headers['access-control-allow-methods'],
          headers['access-control-allow-headers'],
          headers['access-control-max-age'],
        ],
        `${path} at ${host}`,
      )
      .toEqual([204, '*', 'GET, HEAD', 'If-None-Match, If-Modified-Since', '86400']);
    const refused = await ask(host, path, {}, 'DELETE');
    expect
      .soft([refused.status, refused.headers.allow, refused.text === ''], `DELETE ${path} at ${host}`)
      .toEqual([405, 'GET, HEAD, OPTIONS', false]);
  }
  for (const path of ['/', '/nfl', `/assets/${chunk}`]) {
    const { status, headers, text } = await ask(host, path, {}, 'OPTIONS');
    expect
      .soft([status, headers.allow, text === ''], `${path} at ${host}`)
      .toEqual([405, 'GET, HEAD', false]);
  }
}
