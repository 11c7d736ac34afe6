/** What the embedded server promises to everybody who can reach it, asked for through sockets and HTTP alone. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { folderSite } from './folder-site.ts';
import { type RunningSite, serveSite } from './server.ts';
import { rememberingSite, type Site } from './site.ts';

const MEBIBYTE = 2 ** 20;
const LARGE = 16 * MEBIBYTE;
const HOST = 'Host: localhost\r\n';
const FEED = 'BEGIN:VCALENDAR';

let folder: string;
let site: RunningSite;
const sockets = new Set<Socket>();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-server-'));
  for (const name of ['nfl', 'feeds', 'embed']) mkdirSync(join(folder, name));
  write('404.html', 'not found');
  write('embed/404.html', 'nothing to embed');
  write('nfl/index.html', 'NFL');
  write('large.json', Buffer.alloc(LARGE, 'x'));
});
afterAll(() => rmSync(folder, { recursive: true }));
beforeEach(async () => {
  write('feeds/nfl.ics', FEED);
  await start();
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  await site.close();
});

describe('the embedded server and its files', () => {
  test('60 readers that do not read take no more than their buffers', async () => {
    await site.close();
    await start({
      served: rememberingSite([() => new Map([['/large.json', () => Buffer.alloc(LARGE, 'x')]])]),
    });
    const held = () => process.memoryUsage().arrayBuffers;
    const before = held();
    await Promise.all(
      Array.from({ length: 60 }, async () => {
        const socket = await open(`GET /large.json HTTP/1.1\r\n${HOST}\r\n`);
        await new Promise((resolve) => socket.once('data', resolve));
        socket.pause();
      }),
    );
    expect(held() - before).toBeLessThan(64 * MEBIBYTE);
  });

  test('who reads gets all of a large file', async () => {
    const response = await fetch(`${site.url}/large.json`);
    expect((await response.arrayBuffer()).byteLength).toBe(LARGE);
  });

  test('what was missing is found when it is there again, and what is new as well', async () => {
    rmSync(join(folder, 'feeds/nfl.ics'));
    expect((await fetch(`${site.url}/feeds/nfl.ics`)).status).toBe(404);
    expect((await fetch(`${site.url}/feeds/new.ics`)).status).toBe(404);
    write('feeds/nfl.ics', FEED);
    write('feeds/new.ics', FEED);
    expect((await fetch(`${site.url}/feeds/nfl.ics`)).status).toBe(200);
    expect((await fetch(`${site.url}/feeds/new.ics`)).status).toBe(200);
  });

  test('a file that has changed has another tag, and one that is written again has the same', async () => {
    const tagOf = async () => (await fetch(`${site.url}/feeds/nfl.ics`)).headers.get('ETag') ?? '';
    const first = await tagOf();
    write('feeds/nfl.ics', FEED.toLowerCase());
    const headers = { 'If-None-Match': first };
    const changed = await fetch(`${site.url}/feeds/nfl.ics`, { headers });
    expect([changed.status, await changed.text()]).toEqual([200, FEED.toLowerCase()]);
    write('feeds/nfl.ics', FEED);
    expect(await tagOf()).toBe(first);
    expect((await fetch(`${site.url}/feeds/nfl.ics`, { headers })).status).toBe(304);
  });
});

describe('the embedded server and what is not a request', () => {
  const text = (status: number, sentence: RegExp) =>
    new RegExp(
      `^HTTP/1.1 ${status} [\\s\\S]*Content-Type: text/plain[\\s\\S]*\r\n\r\n${sentence.source}\n$`,
      'i',
    );

  test('says in words what is wrong', async () => {
    expect(await ask('NONSENSE\r\n')).toMatch(text(400, /This is not an HTTP request\./));
    expect(await ask(`GET nfl HTTP/1.1\r\n${HOST}`)).toMatch(text(400, /This is not an [\w ]+\./));
    expect(await ask(`POST /nfl HTTP/1.1\r\n${HOST}`)).toMatch(text(405, /Only GET and HEAD are allowed\./));
    const large = `X-Large: ${'x'.repeat(20_000)}\r\n`;
    expect(await ask(`GET /nfl HTTP/1.1\r\n${HOST}${large}`)).toMatch(
      text(431, /The headers of this request are too large\./),
    );
  });

  test('a request names one host', async () => {
    for (const hosts of [`${HOST}Host: evil.example\r\n`, `${HOST}${HOST}`, ''])
      expect(await ask(`GET /nfl HTTP/1.1\r\n${hosts}`), hosts).toMatch(
        text(400, /The request must have exactly one Host header\./),
      );
    expect(await ask('GET /nfl HTTP/1.0\r\n')).toMatch(/^HTTP\/1.1 200 /);
  });

  test('an address with a host in it means its path', async () => {
    for (const address of ['http://x/nfl', 'HTTP://x:80/nfl?season=2024', 'https://x/nfl/'])
      expect(await ask(`GET ${address} HTTP/1.1\r\n${HOST}`), address).toMatch(/^HTTP\/1.1 200 [\s\S]*NFL$/);
    for (const address of ['http://x', 'http://x?season=2024'])
      expect(await ask(`GET ${address} HTTP/1.1\r\n${HOST}`), address).toMatch(/^HTTP\/1.1 404 /);
  });

  test('no redirect leads to another host', async () => {
    for (const path of [
      '/%5Cevil.example//',
      '/%5cevil.example/index.html',
      '/\\evil.example//',
      '/nfl\\\\x',
    ])
      expect(await ask(`GET ${path} HTTP/1.1\r\n${HOST}`), path).toMatch(/^HTTP\/1.1 400 /);
    const slashes = [
      '//evil.example//',
      '///evil.example/index.html',
      'http://x//evil.example/',
      '/.//evil.example',
    ];
    for (const path of [...slashes, '/%09/evil.example//', '/%2F/evil.example//', '/;//evil.example/']) {
      const [, location = '/'] =
        /\r\nLocation: (.*)\r\n/.exec(await ask(`GET ${path} HTTP/1.1\r\n${HOST}`)) ?? [];
      expect(new URL(location, site.url).host, path).toBe(new URL(site.url).host);
    }
    // In a query, a backslash is one.
    expect((await fetch(`${site.url}/nfl?q=%5C`)).status).toBe(200);
  });

  test('OPTIONS is for those whom the browser of another site asks', async () => {
    for (const path of ['/feeds/nfl.ics', '/feeds/mix.ics?follow=nfl', '/api/nfl.json']) {
      const { status, headers } = await fetch(`${site.url}${path}`, { method: 'OPTIONS' });
      expect([status, headers.get('Access-Control-Allow-Headers')], path).toEqual([
        204,
        'If-None-Match, If-Modified-Since',
      ]);
      const { status: refused, headers: said } = await fetch(`${site.url}${path}`, { method: 'PUT' });
      expect([refused, said.get('Allow')], path).toEqual([405, 'GET, HEAD, OPTIONS']);
    }
    const page = await fetch(`${site.url}/nfl`, { method: 'OPTIONS' });
    expect([page.status, page.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the embedded server and slow clients', () => {
  beforeEach(async () => {
    await site.close();
    await start({ patience: 400 });
  });

  test.each([
    ['that says nothing', ''],
    ['that does not end its request', `GET /nfl HTTP/1.1\r\n${HOST}`],
  ])('closes the connection of one %s', async (_, request) => {
    const answer = await readAll(await open(request));
    expect(answer).toMatch(/^(|HTTP\/1.1 408 [\s\S]*\r\n\r\nThis request took too long\.\n)$/);
  });

  test('closes the connection of one that does not read', async () => {
    const socket = await open(`GET /large.json HTTP/1.1\r\n${HOST}\r\n`);
    // Each is silent for as long as the server lets it.
    for (let silent = 0; silent < 3; silent += 1) await readAll(await open(''));
    expect((await readAll(socket)).length).toBeLessThan(LARGE);
  });

  test('answers some requests that come at once, in their order, and drops who sends a flood', async () => {
    const request = (path: string) => `GET ${path} HTTP/1.1\r\n${HOST}\r\n`;
    const some = await ask(`${request('/nfl')}${request('/feeds/nfl.ics')}GET /none HTTP/1.1\r\n${HOST}`);
    expect([...some.matchAll(/NFL|BEGIN:VCALENDAR|not found/g)].map(([found]) => found)).toEqual([
      'NFL',
      FEED,
      'not found',
    ]);
    const flood = await ask(`${request('/nfl').repeat(19)}GET /nfl HTTP/1.1\r\n${HOST}`);
    expect([...flood.matchAll(/NFL/g)].length).toBeLessThan(20);
  });
});

interface StartOptions {
  served?: Pick<Site, 'contentAt'>;
  /** In milliseconds, with clients that neither send nor read. */
  patience?: number;
}

async function start({ served = folderSite(folder), patience }: StartOptions = {}): Promise<void> {
  site = await serveSite(served, { port: 0, base: '/', patience });
}

function write(name: string, content: string | Buffer): void {
  writeFileSync(join(folder, name), content);
}

async function open(sent: string): Promise<Socket> {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  sockets.add(socket);
  // Of what the server cuts off.
  socket.on('error', () => undefined);
  await new Promise((resolve) => socket.once('connect', resolve));
  socket.write(sent);
  return socket;
}

/** Everything that comes until the server closes; the request has no empty line at its end. */
async function ask(request: string): Promise<string> {
  return readAll(await open(`${request}Connection: close\r\n\r\n`));
}

async function readAll(socket: Socket): Promise<string> {
  let answer = '';
  for await (const part of socket.setEncoding('latin1')) answer += part;
  return answer;
}
