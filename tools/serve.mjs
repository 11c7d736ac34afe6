/** `npm run serve`: serves the built site on a local port; the next free one if that is taken. */

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { basePath, belowBase } from './base-path.mjs';
import { SITE_FOLDER } from './build.mjs';
import { contentTypeOf } from './content-type.mjs';

const FIRST_PORT = 4173;
const PORTS_TO_TRY = 100;

/** Pages below it are made for other sites' frames; no other page is to be shown in one. */
const EMBED = '/embed/';

function setFraming(response, pathname) {
  const ancestors = pathname.startsWith(EMBED) ? '*' : "'none'";
  response.setHeader('Content-Security-Policy', `frame-ancestors ${ancestors}`);
}

/** Hashed files never change under their name; everything else is asked for again. */
function setHeaders(response, pathname) {
  setFraming(response, pathname);
  response.setHeader(
    'Cache-Control',
    pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  );
  const type = contentTypeOf(pathname);
  if (type) response.setHeader('Content-Type', type);
}

/**
 * @param {{ folder?: string, port?: number, base?: string }} [options] base: the path below which the site was built to stand
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ folder = SITE_FOLDER, port = FIRST_PORT, base = basePath() } = {}) {
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const nothingToEmbed = readFileSync(join(folder, 'embed', '404.html'));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
    onNoMatch({ url }, response) {
      setFraming(response, url);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' });
      response.end(url.startsWith(EMBED) ? nothingToEmbed : notFoundPage);
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

/** The site at a path of its host, which has nothing else; the host's own first page leads to it. */
function below(base, files) {
  return (request, response) => {
    const within = belowBase(request.url, base);
    if (within !== undefined) {
      request.url = within;
      return files(request, response);
    }
    const [path] = request.url.split('?');
    if (path === '/' || `${path}/` === base) response.writeHead(302, { Location: base });
    else response.writeHead(404, { 'Content-Type': 'text/plain' });
    response.end();
  };
}

async function listenOnFreePort(server, first) {
  for (let port = first; port < first + PORTS_TO_TRY; port += 1) {
    const isFree = await new Promise((resolve, reject) => {
      server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)));
      server.listen(port, () => resolve(true));
    });
    if (isFree) return port;
    console.log(`  port ${port} is taken`);
  }
  throw new Error(`No free port from ${first} to ${first + PORTS_TO_TRY - 1}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!existsSync(join(SITE_FOLDER, '404.html'))) {
    console.error('There is no built site yet: npm run build makes it, npm start does both.');
    process.exit(1);
  }
  const { url } = await serve({ port: Number(process.env.PORT) || FIRST_PORT });
  console.log(`\nSports Calendar is at ${url}\nStop it with Ctrl+C.`);
}
