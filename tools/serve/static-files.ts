/** Answers requests from a folder: pages at clean addresses, precompressed variants, and 304 for what has not changed. */
import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join, posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PREFLIGHT_HEADERS } from '../hosting/feed-headers.ts';
import { FILES_FOR_HOSTS } from '../hosting/static-host-files.ts';
import { acceptedVariants } from './accept-encoding.ts';
import { contentTypeOf } from './content-type.ts';
import { type Handler, refuse } from './http-server.ts';

interface StaticFilesOptions {
  /** The headers of a file, by its path. */
  headersOf: (path: string) => Readonly<Record<string, string>>;
  /** The file that is sent for a path without one. */
  notFound: (path: string) => string;
}

interface OpenFile {
  /** From the folder, without the extension of a variant. */
  path: string;
  handle: FileHandle;
  stats: Stats;
  coding: string | undefined;
}

/** Every request sees the files that are there now: the folder may be built again meanwhile. */
export function staticFiles(folder: string, { headersOf, notFound }: StaticFilesOptions): Handler {
  const tagOf = contentTags();

  return async (request, response) => {
    const path = filePath(request.url ?? '/');
    const isShared = 'Access-Control-Allow-Origin' in headersOf(path);
    if (request.method === 'OPTIONS' && isShared) {
      response.writeHead(204, PREFLIGHT_HEADERS).end();
      return;
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const Allow = isShared ? 'GET, HEAD, OPTIONS' : 'GET, HEAD';
      refuse(response, 405, 'This address can only be read: with GET or HEAD.', { Allow });
      return;
    }
    const coding = String(request.headers['accept-encoding'] ?? '');
    const found =
      (await openFile(folder, path, coding)) ??
      (await openFile(folder, `${path.replace(/\/$/, '')}/index.html`, coding));
    const file = found ?? (await openFile(folder, notFound(path), coding));
    if (!file) {
      refuse(response, 404, 'There is nothing at this address.');
      return;
    }
    try {
      const etag = await tagOf(file);
      response.setHeaders(
        new Map([
          ...Object.entries(headersOf(file.path)),
          ['Content-Type', contentTypeOf(file.path) ?? 'application/octet-stream'],
          ['Vary', 'Accept-Encoding'],
          ['ETag', etag],
          ['Last-Modified', file.stats.mtime.toUTCString()],
          ...(file.coding ? [['Content-Encoding', file.coding] as const] : []),
        ]),
      );
      if (found && isUnchanged(request, etag, file.stats.mtime)) {
        response.writeHead(304).end();
        return;
      }
      response.writeHead(found ? 200 : 404, { 'Content-Length': file.stats.size });
      // As fast as it is read: a client that does not read takes a few kilobytes, not the whole file.
      if (request.method === 'HEAD') response.end();
      else await pipeline(contentOf(file), response);
    } finally {
      await file.handle.close();
    }
  };
}

/** @param accepted what the client says of encodings */
async function openFile(folder: string, path: string, accepted: string): Promise<OpenFile | undefined> {
  if (FILES_FOR_HOSTS.includes(path)) return undefined;
  const plain = await openIfFile(join(folder, path));
  if (!plain) return undefined;
  for (const { extension, coding } of acceptedVariants(accepted)) {
    const variant = await openIfFile(join(folder, `${path}${extension}`));
    if (!variant) continue;
    await plain.handle.close();
    return { path, ...variant, coding };
  }
  return { path, ...plain, coding: undefined };
}

/** What cannot be opened, for whatever reason, is not there. */
async function openIfFile(name: string): Promise<Pick<OpenFile, 'handle' | 'stats'> | undefined> {
  const handle = await open(name).catch(() => undefined);
  const stats = await handle?.stat();
  if (handle && stats?.isFile()) return { handle, stats };
  await handle?.close();
  return undefined;
}

function contentOf({ handle, stats }: OpenFile) {
  return stats.size === 0 ? [] : handle.createReadStream({ start: 0, end: stats.size - 1, autoClose: false });
}

/** By the content: what a new build writes again is still the same. A file is read for it once, until it changes. */
function contentTags(): (file: OpenFile) => Promise<string> {
  const known = new Map<string, { version: string; tag: Promise<string> }>();
  return (file) => {
    const { ino, size, mtimeMs, ctimeMs } = file.stats;
    const name = `${file.path} ${file.coding}`;
    const version = [ino, size, mtimeMs, ctimeMs].join();
    const last = known.get(name);
    if (last?.version === version) return last.tag;
    const tag = hashOf(file);
    known.set(name, { version, tag });
    tag.catch(() => known.delete(name));
    return tag;
  };
}

async function hashOf(file: OpenFile): Promise<string> {
  const hash = createHash('sha256');
  for await (const part of contentOf(file)) hash.update(part);
  return `"${hash.digest('base64url').slice(0, 22)}"`;
}

/** The time counts only for those who know no tag. */
function isUnchanged({ headers }: IncomingMessage, etag: string, modified: Date): boolean {
  const tags = headers['if-none-match'];
  if (tags !== undefined)
    return tags.split(',').some((tag) => ['*', etag].includes(tag.trim().replace(/^W\//, '')));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  // Headers have no milliseconds.
  return since >= Math.floor(modified.getTime() / 1000) * 1000;
}

/** Within the folder, whatever the address says. One that cannot be decoded has no file. */
function filePath(url: string): string {
  const path = url.replace(/[?#].*$/, '');
  try {
    return posix.normalize(decodeURIComponent(path));
  } catch {
    return posix.normalize(path);
  }
}
