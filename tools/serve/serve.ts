/** `npm run serve`: serves the built site on a local port; the next free one if that is taken. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { basePath } from '../base-path.ts';
import { HOSTING_FOLDER, SITE_FOLDER } from '../folders.ts';
import type { FileKind } from '../hosting/file-kinds.ts';
import { contentTypeOf } from './content-type.ts';

const FIRST_PORT = 4173;
const PORTS_TO_TRY = 100;

/** Pages below it are made for iframes, and so is the one for unknown addresses. */
const EMBED = '/embed/';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

interface ServeOptions {
  folder?: string;
  /** Where the build of that folder has written the headers. */
  hosting?: string;
  /** The first to try; 0 takes one from the system. */
  port?: number;
  /** The path below which the site was built. */
  base?: string;
}

export interface Site {
  url: string;
  close: () => Promise<void>;
}

/** Sets the headers of each kind of file, as the build has written them from tools/hosting/file-kinds.ts. */
function headersBy(file: string): (response: ServerResponse, path: string) => void {
  const kinds: FileKind[] = JSON.parse(readFileSync(file, 'utf8'));
  const matches = (path: string) => (at: string) =>
    at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : path === at;
  return (response, path) => {
    const kind = kinds.find(({ at }) => at.some(matches(path)));
    for (const [name, value] of Object.entries(kind?.headers ?? {})) response.setHeader(name, value);
    const type = contentTypeOf(path);
    if (type) response.setHeader('Content-Type', type);
  };
}

export async function serve(options: ServeOptions = {}): Promise<Site> {
  const { folder = SITE_FOLDER, hosting = HOSTING_FOLDER, port = FIRST_PORT, base = basePath() } = options;
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const unknownEmbed = readFileSync(join(folder, 'embed', '404.html'));
  const setHeaders = headersBy(join(hosting, 'headers.json'));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
    onNoMatch({ url = '' }, response) {
      const isEmbed = url.startsWith(EMBED);
      setHeaders(response, isEmbed ? `${EMBED}404.html` : '/404.html');
      response.writeHead(404);
      response.end(isEmbed ? unknownEmbed : notFoundPage);
    },
  });
  const server = createServer(base === '/' ? files : below(base, files));
  const listening = await listenOnFreePort(server, port);
  return {
    url: `http://localhost:${listening}${base.slice(0, -1)}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The site below a path of a host that has nothing else: the host's own first page leads to it. */
function below(base: string, files: Handler): Handler {
  return (request, response) => {
    const { url = '/' } = request;
    if (url.startsWith(base)) {
      request.url = url.slice(base.length - 1);
      files(request, response);
      return;
    }
    const [path] = url.split('?');
    if (path === '/' || `${path}/` === base) response.writeHead(302, { Location: base });
    else response.writeHead(404, { 'Content-Type': 'text/plain' });
    response.end();
  };
}

async function listenOnFreePort(server: Server, first: number): Promise<number> {
  for (let port = first; port < first + PORTS_TO_TRY; port += 1) {
    const isFree = await new Promise<boolean>((resolve, reject) => {
      server.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
      );
      server.listen(port, () => resolve(true));
    });
    if (isFree) return (server.address() as AddressInfo).port;
    console.log(`  port ${port} is taken`);
  }
  throw new Error(`No free port from ${first} to ${first + PORTS_TO_TRY - 1}`);
}

/** Until it is stopped; PORT names the port to try first. */
export async function serveAndSay(): Promise<void> {
  const { url } = await serve({ port: Number(process.env.PORT) || FIRST_PORT });
  console.log(`\nSports Calendar is at ${url}\nStop it with Ctrl+C.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!existsSync(join(SITE_FOLDER, '404.html'))) {
    console.error('There is no built site yet: npm run build makes it, npm start does both.');
    process.exit(1);
  }
  await serveAndSay();
}
