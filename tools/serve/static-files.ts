/** Answers requests from a folder: pages at clean addresses, precompressed variants, and 304 for what has not changed. */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { acceptedVariants } from './accept-encoding.ts';
import { contentTypeOf } from './content-type.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Version {
  etag: string;
  modified: Date;
}

interface StaticFilesOptions {
  /** The headers of a file, by its path. */
  headersOf: (path: string) => Readonly<Record<string, string>>;
  /** The file that is sent for a path without one. */
  notFound: (path: string) => string;
}

/** Knows the files that the folder has now; what is added later is not found. */
export function staticFiles(folder: string, { headersOf, notFound }: StaticFilesOptions): Handler {
  const files = new Set(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`),
  );
  const versions = new Map<string, Promise<Version>>();
  const versionOf = (path: string) => {
    const version = versions.get(path) ?? readVersion(join(folder, path));
    versions.set(path, version);
    return version;
  };

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const path = decodedPath(request.url ?? '/');
    const found = [path, `${path.replace(/\/$/, '')}/index.html`].find((each) => files.has(each));
    const file = found ?? notFound(path);
    const variant = acceptedVariants(String(request.headers['accept-encoding'] ?? '')).find(({ extension }) =>
      files.has(`${file}${extension}`),
    );
    const sent = `${file}${variant?.extension ?? ''}`;
    const version = await versionOf(sent);
    response.setHeaders(
      new Map([
        ...Object.entries(headersOf(file)),
        ['Content-Type', contentTypeOf(file) ?? 'application/octet-stream'],
        ['Vary', 'Accept-Encoding'],
        ['ETag', version.etag],
        ['Last-Modified', version.modified.toUTCString()],
        ...(variant ? [['Content-Encoding', variant.coding] as const] : []),
      ]),
    );
    if (found && isUnchanged(request, version)) {
      response.writeHead(304).end();
      return;
    }
    const content = await readFile(join(folder, sent));
    response.writeHead(found ? 200 : 404, { 'Content-Length': content.length });
    // The body of an answer to HEAD is not sent.
    response.end(content);
  };
}

/** By the content: what a new build writes again is still the same. */
async function readVersion(file: string): Promise<Version> {
  const [content, { mtime }] = await Promise.all([readFile(file), stat(file)]);
  return {
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    modified: mtime,
  };
}

/** The time counts only for those who know no tag. */
function isUnchanged({ headers }: IncomingMessage, { etag, modified }: Version): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // Headers have no milliseconds.
  return since >= Math.floor(modified.getTime() / 1000) * 1000;
}

/** An address that cannot be decoded has no file. */
function decodedPath(url: string): string {
  const path = url.replace(/[?#].*$/, '');
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
