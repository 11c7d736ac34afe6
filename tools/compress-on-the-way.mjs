/** Most data files and the pages of teams have no compressed twin: hosts compress them when they are asked for, and so does `npm run serve`. */
import { createGzip } from 'node:zlib';

const WITHOUT_TWINS = /^\/(api|feeds|teams)\//;

/**
 * Changes what the response will do with a whole file that has no twin; to be called before anything is sent.
 *
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
export function compressOnTheWay({ url, method, headers: asked }, response) {
  if (method !== 'GET' || !WITHOUT_TWINS.test(url)) return;
  if (!/\bgzip\b/.test(asked['accept-encoding'] ?? '')) return;
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (status, headers = {}) => {
    if (status !== 200 || headers['Content-Encoding']) return writeHead(status, headers);
    const { 'Content-Length': _, ...others } = headers;
    writeHead(status, { ...others, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' });
    const [write, end] = [response.write.bind(response), response.end.bind(response)];
    const gzip = createGzip()
      .on('data', (chunk) => write(chunk))
      .on('end', () => end())
      // Whoever fills the response waits for it to have room again.
      .on('drain', () => response.emit('drain'));
    response.write = (chunk) => gzip.write(chunk);
    response.end = (chunk) => gzip.end(chunk);
    return response;
  };
}
