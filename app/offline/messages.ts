/** The messages between pages and the service worker. */

/** A page as it was loaded, with the files it requested. */
export interface VisitedPage {
  release: string;
  address: string;
  files: string[];
}

export type WorkerMessage =
  /** The worker replies with the id of its release. */
  | { kind: 'release' }
  /** Become the worker of all open pages now. */
  | { kind: 'activate' }
  /** Cache a page that was loaded without the worker. */
  | ({ kind: 'visited' } & VisitedPage)
  /** The worker replies with its Progress. */
  | { kind: 'progress' }
  /** Download the next batch of the catalogue; the worker replies with its Progress. */
  | { kind: 'download' }
  /** Delete all lists and pages except this page; the worker replies with its Progress. */
  | { kind: 'delete'; page: VisitedPage };

/** From the worker to a page, which replies with the id of its release. */
export const RELEASE_REQUEST = 'sports-calendar-release';

export interface Progress {
  /** Lists on this device, of how many. */
  done: number;
  total: number;
  /** The size of everything in the caches, uncompressed, as browsers store it. */
  bytes: number;
  /** Why the last batch failed. */
  failure?: 'network' | 'storage';
}
