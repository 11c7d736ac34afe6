/** What pages and the service worker say to each other. */

/** A page as it was loaded: what it was, and the files that it has asked for. */
export interface VisitedPage {
  release: string;
  address: string;
  files: string[];
}

export type ToWorker =
  /** Which release are you of? Answered with its id. */
  | { kind: 'release' }
  /** Be the worker of all pages from now on. */
  | { kind: 'take over' }
  /** A page that was loaded without the worker. */
  | ({ kind: 'visited' } & VisitedPage)
  /** How much is kept? Answered with a Progress. */
  | { kind: 'progress' }
  /** Keep a little more of the catalogue. Answered with a Progress. */
  | { kind: 'step' }
  /** Throw away all lists and pages, and keep this page alone. Answered with a Progress. */
  | { kind: 'forget'; page: VisitedPage };

/** Which release are you of? Answered with its id. */
export const ASK_RELEASE = 'sports-calendar-release';

export interface Progress {
  /** Lists on this device, of how many. */
  done: number;
  total: number;
  /** Of everything that the site keeps, uncompressed, as browsers do. */
  bytes: number;
  /** Why the last step kept nothing: no network, or no room. */
  trouble?: 'network' | 'room';
}
