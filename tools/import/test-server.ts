/** For tests: a server on this machine in the place of every https address. */
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import type { Fetch } from './read-input.ts';

export async function serve(answer: RequestListener): Promise<Fetch> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return (url, init) => fetch(url.replace(/^https:\/\/[^/]+/, `http://127.0.0.1:${port}`), init);
}
