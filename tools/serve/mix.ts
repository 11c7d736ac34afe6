/** /feeds/mix.ics from the folder of a built site, for servers of Node. */
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { MIX_PATH } from '../../feeds/mix-query.ts';
import { mixHandler } from '../hosting/mix-handler.ts';
import type { Handler } from './static-files.ts';

/** Each waits for the one before it, so that a crowd needs no more memory than one. */
const MOST_WAITING = 100;

/** Looks at the query of a request alone, whatever its path. */
export function mixFrom(folder: string): Handler {
  const handle = mixHandler();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  return async (request, response) => {
    if (waiting >= MOST_WAITING) {
      response.writeHead(503, { 'Retry-After': '5' }).end();
      return;
    }
    waiting += 1;
    const answer = last.then(() => handle(webRequest(request), (path) => fileText(join(folder, path))));
    last = answer
      .catch(() => {})
      .finally(() => {
        waiting -= 1;
      });
    await send(await answer, response);
  };
}

function webRequest({ method, url = '', headers }: IncomingMessage): Request {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const tags = headers['if-none-match'];
  return new Request(`http://localhost${MIX_PATH}${query}`, {
    // A Request cannot have every method that a client can send; to all others the answer is the same.
    method: method === 'GET' || method === 'HEAD' ? method : 'POST',
    headers: tags === undefined ? {} : { 'If-None-Match': tags },
  });
}

async function send(from: Response, to: ServerResponse): Promise<void> {
  to.writeHead(from.status, Object.fromEntries(from.headers));
  to.end(Buffer.from(await from.arrayBuffer()));
}

async function fileText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    return undefined;
  }
}
