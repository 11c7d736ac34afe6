/** Answers requests for a site: pages at clean addresses, compressed on request, and 304 for what has not changed. */
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { MIX_PATH } from '../../feeds/mix-query.ts';
import { basePath } from '../base-path.ts';
import { PREFLIGHT_HEADERS } from '../hosting/feed-headers.ts';
import { fileKinds, headersBy } from '../hosting/file-kinds.ts';
import { compressor } from './compressed.ts';
import { type Handler, httpServer, refuse } from './http-server.ts';
import { mixFrom } from './mix.ts';
import { SCRIPT_HASHES } from './page-files.ts';
import type { Site } from './site.ts';

const FIRST_PORT = 4173;
const PORTS_TO_TRY = 100;
/** Only this machine, unless HOST says otherwise. */
const LOOPBACK = '127.0.0.1';

/** Pages below it are made for iframes, and so is the one for unknown addresses. */
const EMBED = '/embed/';

/** A client that does not read holds no more of an answer than this in the memory of its connection. */
const CHUNK_BYTES = 64 * 1024;

interface ServeOptions {
  /** The first to try; 0 takes one from the system. */
  port?: number;
  /** The address to listen on: 0.0.0.0 is reached from other machines too. */
  host?: string;
  /** The path below which the site was built. */
  base?: string;
  /** How long a silent client keeps its connection, in milliseconds. */
  patience?: number;
}

export interface RunningSite {
  url: string;
  close: () => Promise<void>;
}

export async function serveSite(
  site: Pick<Site, 'contentAt'>,
  options: ServeOptions = {},
): Promise<RunningSite> {
  const { port = FIRST_PORT, host = LOOPBACK, base = basePath(), patience } = options;
  const files = withMix(filesOf(site), mixFrom(site));
  const server = httpServer(withCleanAddresses(base === '/' ? files : below(base, files)), patience);
  const listening = await listenOnFreePort(server, port, host);
  const name = [LOOPBACK, '::1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host;
  return {
    url: `http://${name}:${listening}${base.slice(0, -1)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function filesOf(site: Pick<Site, 'contentAt'>): Handler {
  const headersOf = headersBy(fileKinds(SCRIPT_HASHES));
  const compressed = compressor();

  const madeAt = async (path: string) => {
    const found = await site.contentAt(path);
    const unknown = path.startsWith(EMBED) ? `${EMBED}404.html` : '/404.html';
    return { found, content: found ?? (await site.contentAt(unknown)) };
  };

  return async (request, response) => {
    const path = filePath(request.url ?? '/');
    const isShared = 'Access-Control-Allow-Origin' in headersOf(path);
    if (request.method === 'OPTIONS' && isShared) {
      response.writeHead(204, PREFLIGHT_HEADERS).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const Allow = isShared ? 'GET, HEAD, OPTIONS' : 'GET, HEAD';
      refuse(response, 405, 'Only GET and HEAD are allowed.', { Allow });
      return;
    }
    const made = await madeAt(path).catch((error) => {
      console.error(`${path}:`, error);
    });
    if (!made) {
      refuse(response, 500, 'Something went wrong on our side.');
      return;
    }
    const { found, content } = made;
    if (!content) {
      refuse(response, 404, 'Not found.');
      return;
    }
    const { body, etag, coding } = await compressed(
      content,
      String(request.headers['accept-encoding'] ?? ''),
    );
    response.setHeaders(
      new Map([
        ...Object.entries(headersOf(content.path)),
        ['Content-Type', content.type],
        ['Vary', 'Accept-Encoding'],
        ['ETag', etag],
        ...(coding ? [['Content-Encoding', coding] as const] : []),
      ]),
    );
    if (found && isKnown(request.headers['if-none-match'], etag)) {
      response.writeHead(304).end();
      return;
    }
    response.writeHead(found ? 200 : 404, { 'Content-Length': body.length });
    if (request.method === 'HEAD') response.end();
    else await send(body, response);
  };
}

/** As fast as it is read. All who read the same file share its memory. */
async function send(body: Buffer, response: ServerResponse): Promise<void> {
  await pipeline(Readable.from(chunksOf(body)), response);
}

function* chunksOf(body: Buffer): Generator<Buffer> {
  for (let from = 0; from < body.length; from += CHUNK_BYTES) yield body.subarray(from, from + CHUNK_BYTES);
}

function isKnown(tags: string | undefined, etag: string): boolean {
  return (tags ?? '').split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
}

/** Within the site, whatever the address says. One that cannot be decoded has no file. */
function filePath(url: string): string {
  const path = url.replace(/[?#].*$/, '');
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return posix.normalize(path);
  }
}

/** `//nfl` and `/nfl/index.html` lead to the page's own address. */
function withCleanAddresses(handler: Handler): Handler {
  return async (request, response) => {
    const [, path = '/', rest = ''] = /^([^?]*)(.*)$/.exec(request.url ?? '/') ?? [];
    const clean = path.replace(/\/{2,}/g, '/').replace(/\/index\.html$/, '/');
    if (clean === path) await handler(request, response);
    else response.writeHead(301, { Location: `${clean}${rest}` }).end();
  };
}

/** The one address that is not a file. */
function withMix(files: Handler, mix: Handler): Handler {
  return (request, response) => (request.url?.split('?')[0] === MIX_PATH ? mix : files)(request, response);
}

/** The site below a path of a host that has nothing else: the host's own first page leads to it. */
function below(base: string, files: Handler): Handler {
  return async (request, response) => {
    const { url = '/' } = request;
    if (url.startsWith(base)) {
      request.url = url.slice(base.length - 1);
      await files(request, response);
      return;
    }
    const [path] = url.split('?');
    if (path === '/' || `${path}/` === base) response.writeHead(302, { Location: base }).end();
    else refuse(response, 404, `Not found. The site is at ${base}`);
  };
}

async function listenOnFreePort(server: Server, first: number, host: string): Promise<number> {
  for (let port = first; port < first + PORTS_TO_TRY; port += 1) {
    const isFree = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(port, host, () => resolve(true));
    });
    if (isFree) return (server.address() as AddressInfo).port;
    console.log(`  port ${port} is taken`);
  }
  throw new Error(`No free port from ${first} to ${first + PORTS_TO_TRY - 1}`);
}
