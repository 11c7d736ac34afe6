/** What every server of ours does before it answers: one form of address, deadlines, and a text for what is refused. */
import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { TEXT_HEADERS } from '../hosting/feed-headers.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** In milliseconds: how long a request may take to arrive, and an answer to be read on. */
const PATIENCE = 30_000;
/** On one connection, without waiting for the answers; browsers send one. */
const MAX_PIPELINED = 10;

export function httpServer(handler: Handler, patience = PATIENCE): Server {
  const unanswered = new WeakMap<Duplex, number>();
  const server = createServer(
    {
      headersTimeout: patience,
      requestTimeout: patience,
      connectionsCheckingInterval: patience / 4,
      // Checked below: Node would answer without a text.
      requireHostHeader: false,
    },
    (request, response) => {
      const { socket } = request;
      const count = (unanswered.get(socket) ?? 0) + 1;
      if (count > MAX_PIPELINED) {
        socket.destroy();
        return;
      }
      unanswered.set(socket, count);
      response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
      answer(handler, request, response).catch((error) => {
        const hasLeft = error.code === 'ERR_STREAM_PREMATURE_CLOSE';
        if (!hasLeft) console.error(error);
        response.destroy();
      });
    },
  );
  // Of silence in either direction, once there is a connection.
  server.timeout = patience;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // In the middle of an answer, a text would become part of it.
    if (!socket.writable || unanswered.get(socket)) socket.destroy();
    else socket.end(rawRefusal(error.code));
  });
  return server;
}

/** An answer with a text that nobody keeps. */
export function refuse(
  response: ServerResponse,
  status: number,
  sentence: string,
  headers: Readonly<Record<string, string>> = {},
): void {
  const text = `${sentence}\n`;
  response
    .writeHead(status, { ...TEXT_HEADERS, 'Content-Length': Buffer.byteLength(text), ...headers })
    .end(text);
}

async function answer(handler: Handler, request: IncomingMessage, response: ServerResponse): Promise<void> {
  // It has the socket when those before it are answered: until then nothing is read for it.
  if (!response.socket) await once(response, 'socket');
  if (response.destroyed) return;
  const hosts = request.headersDistinct.host?.length ?? 0;
  if (hosts > 1 || (hosts === 0 && request.httpVersion === '1.1')) {
    refuse(response, 400, 'The request must have exactly one Host header.', { Connection: 'close' });
    return;
  }
  const target = targetOf(request.url ?? '');
  if (target === undefined) {
    refuse(response, 400, 'This is not a valid address.');
    return;
  }
  request.url = target;
  await handler(request, response);
}

/**
 * Path and query, also of `GET http://host/nfl`. No address of the site has a backslash; browsers take it for a slash,
 * so that a redirect to `/\host` would lead to another one.
 */
function targetOf(url: string): string | undefined {
  const [, rest] = /^https?:\/\/[^/?]*(.*)$/i.exec(url) ?? [];
  const target = rest === undefined || rest.startsWith('/') ? (rest ?? url) : `/${rest}`;
  return target.startsWith('/') && !/^[^?]*(\\|%5c)/i.test(target) ? target : undefined;
}

/** For what could not be read as a request, so that there is no response to write to. */
function rawRefusal(code: string | undefined): string {
  const [status, sentence] =
    code === 'HPE_HEADER_OVERFLOW'
      ? [431, 'The headers of this request are too large.']
      : code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? [408, 'This request took too long.']
        : [400, 'This is not an HTTP request.'];
  const headers = Object.entries({
    ...TEXT_HEADERS,
    'Content-Length': sentence.length + 1,
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${sentence}\n`;
}
