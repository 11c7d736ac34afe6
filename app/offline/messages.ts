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
  | { kind: 'progress'; withHistory: boolean }
  /** Download the next batch of the catalogue; the worker replies with its Progress. */
  | { kind: 'download'; withHistory: boolean }
  /** Delete all lists and pages except this page; the worker replies with its Progress. */
  | { kind: 'delete'; page: VisitedPage };

/** From the worker to a page, which replies with the id of its release. */
export const RELEASE_REQUEST = 'sports-calendar-release';

export interface Progress {
  /** Lists on this device, of how many. */
  done: number;
  total: number;
  /** Whether earlier seasons are counted. */
  withHistory: boolean;
  /** The size of everything in the caches, uncompressed, as browsers store it. */
  bytes: number;
  /** Why the last batch failed. */
  failure?: 'network' | 'storage';
}

export const pageRelease = () => document.documentElement.dataset.release ?? '';

/** The open page, for the worker to cache. */
export function currentPage(): VisitedPage {
  const { origin, pathname } = window.location;
  return {
    release: pageRelease(),
    address: origin + pathname,
    files: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}

/** Generous: the worker may have to start first, and a download waits for the network. */
const TIMEOUT = 60_000;

interface Responses {
  release: string;
  progress: Progress;
  download: Progress;
  delete: Progress;
}

/** Resolves with undefined if the worker does not reply in time. */
export function requestFromWorker<Request extends WorkerMessage & { kind: keyof Responses }>(
  worker: ServiceWorker,
  request: Request,
): Promise<Responses[Request['kind']] | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timeout = setTimeout(resolve, TIMEOUT);
    port1.onmessage = ({ data }) => {
      clearTimeout(timeout);
      resolve(data);
    };
    worker.postMessage(request, [port2]);
  });
}
