/** `npm run serve`: serves the built site on a local port; the next free one if that is taken. */
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MIX_PATH } from '../../feeds/mix-query.ts';
import { basePath } from '../base-path.ts';
import { HOSTING_FOLDER, SITE_FOLDER } from '../folders.ts';
import type { FileKind } from '../hosting/file-kinds.ts';
import { type Handler, httpServer, refuse } from './http-server.ts';
import { mixFrom } from './mix.ts';
import { staticFiles } from './static-files.ts';

const FIRST_PORT = 4173;
const PORTS_TO_TRY = 100;
/** Only this machine, unless HOST says otherwise. */
const LOOPBACK = '127.0.0.1';

/** Pages below it are made for iframes, and so is the one for unknown addresses. */
const EMBED = '/embed/';

interface ServeOptions {
  folder?: string;
  /** Where the build of that folder has written the headers. */
  hosting?: string;
  /** The first to try; 0 takes one from the system. */
  port?: number;
  /** The address to listen on: 0.0.0.0 is reached from other machines too. */
  host?: string;
  /** The path below which the site was built. */
  base?: string;
  /** How long a silent client keeps its connection, in milliseconds. */
  patience?: number;
}

export interface Site {
  url: string;
  close: () => Promise<void>;
}

/** The headers of each kind of file, as the build has written them from tools/hosting/file-kinds.ts. */
function headersBy(file: string): (path: string) => Readonly<Record<string, string>> {
  const kinds: FileKind[] = JSON.parse(readFileSync(file, 'utf8'));
  const matches = (path: string) => (at: string) =>
    at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : path === at;
  return (path) => kinds.find(({ at }) => at.some(matches(path)))?.headers ?? {};
}

export async function serve(options: ServeOptions = {}): Promise<Site> {
  const { folder = SITE_FOLDER, hosting = HOSTING_FOLDER, port = FIRST_PORT } = options;
  const { host = LOOPBACK, base = basePath(), patience } = options;
  const files = staticFiles(folder, {
    headersOf: headersBy(join(hosting, 'headers.json')),
    notFound: (path) => (path.startsWith(EMBED) ? `${EMBED}404.html` : '/404.html'),
  });
  const site = withMix(files, mixFrom(folder));
  const handler = withCleanAddresses(base === '/' ? site : below(base, site));
  const server = httpServer(handler, patience);
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
    else refuse(response, 404, `There is nothing at this address: the site is at ${base}`);
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

/** Until it is stopped; PORT names the port to try first, HOST the address to listen on. */
export async function serveAndSay(): Promise<void> {
  const { PORT, HOST } = process.env;
  const { url } = await serve({ port: Number(PORT) || FIRST_PORT, host: HOST || LOOPBACK });
  console.log(`\nSports Calendar is at ${url}\nStop it with Ctrl+C.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!existsSync(join(SITE_FOLDER, '404.html'))) {
    console.error('There is no built site yet: npm run build makes it, npm start does both.');
    process.exit(1);
  }
  await serveAndSay();
}
