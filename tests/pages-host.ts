/**
 * Serves a folder below a path as GitHub Pages does: with headers of its own and none of ours, with a redirect to the
 * slash, with 404.html for what there is not. Its network can be cut.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { contentTypeOf } from '../tools/site/content-type.ts';

export interface PagesHost {
  /** With the path, without a slash at the end. */
  url: string;
  /** Drops every request. */
  cut(isCut: boolean): void;
  close(): void;
}

/** @param base with a slash at both ends */
export async function pagesHost(folder: string, base: string): Promise<PagesHost> {
  let isCut = false;
  const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
  const server = createServer((request, response) => {
    if (isCut) return request.socket.destroy();
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    // Some hosts do not redirect them.
    const path = decodeURIComponent(pathname).replace(/\/{2,}/g, '/');
    const send = (status: number, file: string) =>
      response
        .writeHead(status, {
          'Content-Type': contentTypeOf(file) ?? 'application/octet-stream',
          'Cache-Control': 'max-age=600',
          'Access-Control-Allow-Origin': '*',
        })
        .end(readFileSync(file));
    if (!path.startsWith(base)) return response.writeHead(404).end();
    const file = join(folder, path.slice(base.length));
    if (isFile(file)) return send(200, file);
    const index = join(file, 'index.html');
    if (!isFile(index)) return send(404, join(folder, '404.html'));
    if (path.endsWith('/')) return send(200, index);
    return response.writeHead(301, { Location: `${path}/${search}` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}${base.slice(0, -1)}`,
    cut(cut) {
      isCut = cut;
      if (isCut) server.closeAllConnections();
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
