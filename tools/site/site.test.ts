/** Files that are made when they are asked for, and how they are answered over HTTP. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Steps } from '../../feeds/steps.ts';
import { filesOf } from './server.ts';
import { type Body, rememberingSite } from './site.ts';

const LONG = 'BEGIN:VCALENDAR '.repeat(100);

describe('a site', () => {
  test('makes a file once, for all who ask for it at the same time as well', async () => {
    const make = vi.fn(async () => 'NFL');
    const site = rememberingSite([() => new Map([['/nfl/index.html', make]])]);
    const both = await Promise.all([site.contentAt('/nfl'), site.contentAt('/nfl/')]);
    const [content] = both;
    expect(both.map((each) => String(each?.body))).toEqual(['NFL', 'NFL']);
    expect(await site.contentAt('/nfl/index.html')).toBe(content);
    expect(make).toHaveBeenCalledOnce();
    expect(content).toMatchObject({ path: '/nfl/index.html', type: 'text/html; charset=utf-8' });
  });

  test('lists its files once each, and asks the sources in their order', async () => {
    const later = vi.fn(
      () =>
        new Map([
          ['/a.txt', () => 'second'],
          ['/b.txt', () => 'b'],
        ]),
    );
    const site = rememberingSite([() => new Map([['/a.txt', () => 'first']]), later]);
    expect(String((await site.contentAt('/a.txt'))?.body)).toBe('first');
    expect(later).not.toHaveBeenCalled();
    expect(await site.paths()).toEqual(['/a.txt', '/b.txt']);
    expect(await site.contentAt('/c.txt')).toBeUndefined();
  });

  test('makes others between the steps of a long list of files, and of a long file', async () => {
    const done: string[] = [];
    function* inSteps<Result>(what: string, result: Result): Steps<Result> {
      // Somebody asks meanwhile.
      site.contentAt(`/beside ${what}.txt`);
      for (let step = 0; step < 5; step += 1) yield;
      done.push(what);
      return result;
    }
    const short = (path: string) => [path, () => String(done.push(path))] as const;
    const site = rememberingSite([
      () => new Map([short('/beside list.txt'), short('/beside file.txt')]),
      () => inSteps('list', new Map([['/long.json', () => inSteps('file', '{}')]])),
    ]);
    await site.contentAt('/long.json');
    expect(done).toEqual(['/beside list.txt', 'list', '/beside file.txt', 'file']);
  });

  test('makes what has failed again', async () => {
    const make = vi.fn<() => string>().mockImplementationOnce(() => {
      throw new Error('not yet');
    });
    make.mockReturnValue('now');
    const site = rememberingSite([() => new Map([['/a.txt', make]])]);
    await expect(site.contentAt('/a.txt')).rejects.toThrow('not yet');
    expect(String((await site.contentAt('/a.txt'))?.body)).toBe('now');
  });

  test('has the same tag for the same content', async () => {
    const site = rememberingSite([
      () =>
        new Map<string, () => Body>([
          ['/a.txt', () => 'x'],
          ['/b.txt', () => Buffer.from('x')],
          ['/c.txt', () => 'y'],
        ]),
    ]);
    const [a, b, c] = await Promise.all(['/a.txt', '/b.txt', '/c.txt'].map((path) => site.contentAt(path)));
    expect(a?.etag).toBe(b?.etag);
    expect(a?.etag).not.toBe(c?.etag);
  });
});

describe('a site over HTTP', () => {
  let server: Server;

  beforeEach(async () => {
    const site = rememberingSite([
      () =>
        new Map([
          ['/404.html', () => 'not found'],
          ['/nfl/index.html', () => 'NFL'],
          ['/feeds/nfl.ics', () => LONG],
          [
            '/broken/index.html',
            () => {
              throw new Error('cannot be rendered');
            },
          ],
        ]),
    ]);
    server = createServer(filesOf(site));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  test('sends pages at their clean addresses, and the page for unknown ones', async () => {
    for (const path of ['/nfl', '/nfl/', '/nfl?season=2024']) {
      const response = await get(path);
      expect([response.status, await response.text()], path).toEqual([200, 'NFL']);
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
    for (const path of ['/mlb', '/%E0%A4%A', '/..%2f..%2fetc/passwd', '/nfl/index', '/_headers']) {
      const response = await get(path);
      expect([response.status, await response.text()], path).toEqual([404, 'not found']);
    }
  });

  test('says so if a page cannot be made, and goes on', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const broken = await get('/broken');
    expect([broken.status, await broken.text()]).toEqual([500, 'Something went wrong on our side.\n']);
    expect(broken.headers.get('cache-control')).toBe('no-store');
    expect(report).toHaveBeenCalledWith(
      '/broken:',
      expect.objectContaining({ message: 'cannot be rendered' }),
    );
    report.mockRestore();
    expect((await get('/nfl')).status).toBe(200);
  });

  test('answers GET and HEAD alone', async () => {
    const head = await get('/nfl', {}, 'HEAD');
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3', '']);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const response = await get('/nfl', {}, method);
      expect([response.status, response.headers.get('allow')], method).toEqual([405, 'GET, HEAD']);
    }
  });

  test('compresses for those who accept it, with a tag of its own', async () => {
    const answer = (accepted: string) => get('/feeds/nfl.ics', { 'Accept-Encoding': accepted }, 'HEAD');
    const [plain, zipped, brotli] = await Promise.all(['identity', 'gzip', 'gzip, br'].map(answer));
    const codings = [plain, zipped, brotli].map((each) => each?.headers.get('content-encoding'));
    expect(codings).toEqual([null, 'gzip', 'br']);
    const tags = [plain, zipped, brotli].map((each) => each?.headers.get('etag'));
    expect(new Set(tags).size).toBe(3);
    expect(brotli?.headers.get('vary')).toBe('Accept-Encoding');
    expect(Number(brotli?.headers.get('content-length'))).toBeLessThan(LONG.length / 4);
    expect(brotliDecompressSync(await rawBody('/feeds/nfl.ics', 'br')).toString()).toBe(LONG);
  });

  test('says that a file has not changed', async () => {
    const tag = (await get('/feeds/nfl.ics')).headers.get('etag') ?? '';
    for (const tags of [tag, `W/${tag}`, `"other", ${tag}`, '*'])
      expect((await get('/feeds/nfl.ics', { 'If-None-Match': tags })).status, tags).toBe(304);
    expect((await get('/feeds/nfl.ics', { 'If-None-Match': '"other"' })).status).toBe(200);
    expect((await get('/mlb', { 'If-None-Match': '*' })).status).toBe(404);
  });

  function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
    const { port } = server.address() as AddressInfo;
    // Without a preference of its own: fetch accepts gzip unless told otherwise.
    return fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      headers: { 'Accept-Encoding': 'identity', ...headers },
    });
  }

  /** As it was sent: fetch would decompress it. */
  async function rawBody(path: string, accepted: string): Promise<Buffer> {
    const { port } = server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      request({ port, host: '127.0.0.1', path, headers: { 'Accept-Encoding': accepted } }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part) => parts.push(part)).on('end', () => resolve(Buffer.concat(parts)));
      })
        .on('error', reject)
        .end();
    });
  }
});
