/** Renders a page to its text, at build time and for the development server. */
import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { provideLists } from './data/lists.ts';
import { Document } from './document.tsx';
import { type PageKind, pageKindAt, preparePage } from './routes.ts';
import { BUILT_AT } from './time/clock.ts';

/** The renderer gets its lists from whoever runs it. */
export { provideLists };

export async function render(pathname: string): Promise<{ kind: PageKind; text: string }> {
  await preparePage(pathname, '', BUILT_AT);
  return {
    kind: pageKindAt(pathname),
    text: await textOf(pathname),
  };
}

function textOf(pathname: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const text = new Writable({
      write(chunk, _, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const start = { pathname, search: '', hash: '' };
    const { pipe } = renderToPipeableStream(<Document start={start} />, {
      // Everything in its place, not in a template that a script moves there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(text),
      onError: reject,
    });
  });
}
