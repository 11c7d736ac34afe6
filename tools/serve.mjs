/** `npm run serve`: serves the built site on a local port; the next free one if that is taken. */

import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sirv from 'sirv';
import { basePath, belowBase } from './base-path.mjs';
import { HOSTING_FOLDER, SITE_FOLDER } from './build.mjs';
import { compressOnTheWay } from './compress-on-the-way.mjs';
import { contentTypeOf } from './content-type.mjs';

const FIRST_PORT = 4173;
const PORTS_TO_TRY = 100;

/** Pages below it are made for other sites' frames, and so is the one for what is not there. */
const EMBED = '/embed/';

/**
 * The headers of each kind of file, as the build has written them from tools/hosting/file-kinds.ts.
 *
 * @returns {(response: import('node:http').ServerResponse, path: string) => void}
 */
function headersBy(file) {
  const kinds = JSON.parse(readFileSync(file, 'utf8'));
  const matches = (path) => (at) => (at.endsWith('*') ? path.startsWith(at.slice(0, -1)) : path === at);
  return (response, path) => {
    const kind = kinds.find(({ at }) => at.some(matches(path)));
    for (const [name, value] of Object.entries(kind.headers)) response.setHeader(name, value);
    const type = contentTypeOf(path);
    if (type) response.setHeader('Content-Type', type);
  };
}

/**
 * @param {{ folder?: string, port?: number, base?: string }} [options] base: the path below which the site was built to stand
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serve({ folder = SITE_FOLDER, port = FIRST_PORT, base = basePath() } = {}) {
  const notFoundPage = readFileSync(join(folder, '404.html'));
  const nothingToEmbed = readFileSync(join(folder, 'embed', '404.html'));
  const setHeaders = headersBy(join(HOSTING_FOLDER, 'headers.json'));
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders,
    onNoMatch({ url }, response) {
      const isEmbed = url.startsWith(EMBED);
      setHeaders(response, isEmbed ? `${EMBED}404.html` : '/404.html');
      response.writeHead(404);
      response.end(isEmbed ? nothingToEmbed : notFoundPage);
    },
  });
  const compressed = (request, response) => {
    compressOnTheWay(request, response);
    return files(request, response);
  };
  const server = createServer(base === '/' ? compressed : below(base, compressed));
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
