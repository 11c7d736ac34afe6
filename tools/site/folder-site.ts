/** The site that `npm run build` has written. Every request sees the files that are there now: they may be written again. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, contentOf, type Site } from './site.ts';

export function folderSite(folder: string): Pick<Site, 'contentAt'> {
  const fileAt = async (path: string): Promise<Content | undefined> => {
    // What cannot be read, for whatever reason, is not there.
    const body = await readFile(join(folder, path)).catch(() => undefined);
    return body && contentOf(path, body);
  };
  return {
    contentAt: async (path) => (await fileAt(path)) ?? fileAt(`${path.replace(/\/$/, '')}/index.html`),
  };
}
