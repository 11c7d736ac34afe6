/** What the service worker knows of the release that it belongs to; written into it by tools/build/write-worker.ts. */

/** By their path below the site's own; the number is the size in bytes. */
export interface ReleaseFiles {
  /** The same that every page of the release carries as `data-release`. */
  id: string;
  /** Scripts and styles, with a hash in their names: all of them are kept before the release is used. */
  code: Record<string, number>;
  /** Lists of events and the like, with a hash in their names too; the first are wanted first. */
  data: Record<string, number>;
  /** What keeps its name over releases, with a hash of its content. */
  others: Record<string, { bytes: number; revision: string }>;
}

/** Rendered for no address: it turns to the one that it was sent for. */
export const SHELL_FILE = 'shell.html';

/** How a page says which release it is of. */
export const releaseMark = (id: string) => `data-release="${id}"`;
