import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { staticFiles } from './static-files.ts';

const MODIFIED = new Date('2026-11-15T14:30:00.250Z');

let folder: string;
let server: Server;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  mkdirSync(join(folder, 'nfl'));
  write('404.html', 'not found');
  write('nfl/index.html', 'NFL');
  write('feed.ics', 'BEGIN:VCALENDAR');
  write('feed.ics.gz', gzipSync('BEGIN:VCALENDAR'));
  write('feed.ics.br', 'brotli');
  await start();
});
afterEach(stop);

describe('the embedded server', () => {
  test('sends pages at their clean addresses, and the page for unknown ones', async () => {
    for (const path of ['/nfl', '/nfl/', '/nfl?season=2024']) {
      const response = await get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('NFL');
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('x-path')).toBe('/nfl/index.html');
    }
    for (const path of ['/mlb', '/%E0%A4%A', '/..%2f..%2fetc/passwd', '/nfl/index']) {
      const response = await get(path);
      expect(response.status, path).toBe(404);
      expect(await response.text()).toBe('not found');
    }
  });

  test('answers GET and HEAD alone', async () => {
    const head = await get('/nfl', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3', '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await get('/nfl', {}, method);
      expect([response.status, response.headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    }
  });

  test('sends a variant only to those who accept it', async () => {
    const codingFor = async (accepted: string) =>
      (await get('/feed.ics', { 'Accept-Encoding': accepted }, 'HEAD')).headers.get('content-encoding');
    expect(await codingFor('gzip, br')).toBe('br');
    expect(await codingFor('gzip, br;q=0')).toBe('gzip');
    expect(await codingFor('identity')).toBe(null);
    const zipped = await get('/feed.ics', { 'Accept-Encoding': 'gzip' }, 'HEAD');
    expect(zipped.headers.get('vary')).toBe('Accept-Encoding');
  });

  test('says that a file has not changed, even if a new build has written it again', async () => {
    const tag = (await get('/feed.ics')).headers.get('etag') ?? '';
    expect((await get('/feed.ics', { 'If-None-Match': tag })).status).toBe(304);
    write('feed.ics', 'BEGIN:VCALENDAR', new Date());
    await stop();
    await start();
    for (const tags of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const response = await get('/feed.ics', { 'If-None-Match': tags });
      expect([response.status, response.headers.get('x-path')], tags).toEqual([304, '/feed.ics']);
    }
    write('feed.ics', 'BEGIN:VCALENDAR changed');
    await stop();
    await start();
    expect((await get('/feed.ics', { 'If-None-Match': tag })).status).toBe(200);
  });

  test('has a tag for each variant', async () => {
    const plain = (await get('/feed.ics')).headers.get('etag') ?? '';
    const zipped = await get('/feed.ics', { 'Accept-Encoding': 'gzip', 'If-None-Match': plain });
    expect(zipped.status).toBe(200);
  });

  test('compares times for those who know no tag', async () => {
    const statusSince = async (since: string, tag?: string) =>
      (await get('/feed.ics', { 'If-Modified-Since': since, ...(tag ? { 'If-None-Match': tag } : {}) }))
        .status;
    expect(await statusSince('Sun, 15 Nov 2026 14:30:00 GMT')).toBe(304);
    expect(await statusSince('Sun, 15 Nov 2026 14:29:59 GMT')).toBe(200);
    expect(await statusSince('Sun, 15 Nov 2026 14:30:00 GMT', '"other"')).toBe(200);
    expect(await statusSince('yesterday')).toBe(200);
  });

  test('never says of an unknown address that it has not changed', async () => {
    expect((await get('/mlb', { 'If-None-Match': '*' })).status).toBe(404);
  });
});

function write(name: string, content: string | Buffer, modified = MODIFIED): void {
  writeFileSync(join(folder, name), content);
  utimesSync(join(folder, name), modified, modified);
}

async function start(): Promise<void> {
  const handler = staticFiles(folder, {
    headersOf: (path) => ({ 'X-Path': path }),
    notFound: () => '/404.html',
  });
  server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

async function stop(): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const { port } = server.address() as AddressInfo;
  // Without a preference of its own: fetch accepts gzip unless told otherwise.
  return fetch(`http://127.0.0.1:${port}${path}`, {
    method,
    headers: { 'Accept-Encoding': 'identity', ...headers },
  });
}
