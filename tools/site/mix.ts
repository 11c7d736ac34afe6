/** /feeds/mix.ics for servers of Node. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { MIX_PATH } from '../../feeds/mix-query.ts';
import { failure, mixHandler } from '../hosting/mix-handler.ts';
import type { Handler } from './http-server.ts';
import type { Site } from './site.ts';

/** From a request's arrival until its answer is read: a place may hold an answer of 1 MB. */
const MAX_PLACES = 100;
/** For one address, which may be a house or an office, but not a crowd. */
const MAX_PLACES_PER_ADDRESS = 8;

/**
 * Looks at the query of a request alone, whatever its path. Each answer is made after the one before it, so that a crowd
 * needs no more memory than one; who has left is not waited for.
 *
 * @param addressHeader in which a proxy says who asks; whoever else sends it could pretend to be a crowd
 */
export function mixFrom(site: Pick<Site, 'contentAt'>, addressHeader?: string): Handler {
  const handle = mixHandler();
  const readFile = async (path: string) => (await site.contentAt(path))?.body.toString();
  const places = new Map<string, number>();
  let taken = 0;
  let last: Promise<unknown> = Promise.resolve();

  return async (request, response) => {
    const address = addressOf(request, addressHeader);
    const own = places.get(address) ?? 0;
    if (taken >= MAX_PLACES || own >= MAX_PLACES_PER_ADDRESS) {
      const text = 'The calendar can’t be created right now. Please try again in a few seconds.';
      await send(failure(503, [text], { 'Retry-After': '5' }), response);
      return;
    }
    taken += 1;
    places.set(address, own + 1);
    response.once('close', () => {
      taken -= 1;
      const rest = (places.get(address) ?? 1) - 1;
      if (rest > 0) places.set(address, rest);
      else places.delete(address);
    });
    const answer = last.then(() => (response.destroyed ? undefined : handle(webRequest(request), readFile)));
    last = answer.catch(() => {});
    const made = await answer;
    if (made) await send(made, response);
  };
}

/** A list of addresses ends with the one that the proxy itself has seen. */
function addressOf({ headers, socket }: IncomingMessage, header: string | undefined): string {
  const said = header ? String(headers[header.toLowerCase()] ?? '') : '';
  return said.split(',').at(-1)?.trim() || (socket.remoteAddress ?? '');
}

function webRequest({ method = '', url = '', headers }: IncomingMessage): Request {
  const query = url.includes('?') ? url.slice(url.indexOf('?')) : '';
  const tags = headers['if-none-match'];
  return new Request(`http://localhost${MIX_PATH}${query}`, {
    // A Request cannot have every method that a client can send; to all others the answer is the same.
    method: ['GET', 'HEAD', 'OPTIONS'].includes(method) ? method : 'POST',
    headers: tags === undefined ? {} : { 'If-None-Match': tags },
  });
}

async function send(from: Response, to: ServerResponse): Promise<void> {
  to.writeHead(from.status, Object.fromEntries(from.headers));
  to.end(Buffer.from(await from.arrayBuffer()));
}
