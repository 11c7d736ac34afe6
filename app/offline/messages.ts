/** The messages between pages and the service worker. */

/** A page as it was loaded, with the files it requested. */
export interface VisitedPage {
  release: string;
  address: string;
  files: string[];
}

/** What is kept on this device besides what was visited: nothing, the lists of what is current, or the catalogue. */
export type KeptLists = 'none' | 'current' | 'all';

export type WorkerMessage =
  /** The worker replies with the id of its release. */
  | { kind: 'release' }
  /** Become the worker of all open pages now. */
  | { kind: 'activate' }
  /** Cache a page that was loaded without the worker, and then the lists in the background. */
  | { kind: 'visited'; page: VisitedPage; lists: KeptLists }
  /** Delete all lists and pages except this page. */
  | { kind: 'delete'; page: VisitedPage };

/** From the worker to a page, which replies with the id of its release. */
export const RELEASE_REQUEST = 'sports-calendar-release';

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

export function sendToWorker(worker: ServiceWorker, message: WorkerMessage, ports: MessagePort[] = []): void {
  worker.postMessage(message, ports);
}

/** Generous: the worker may have to start first. */
const TIMEOUT = 60_000;

/** The release of a worker; undefined if it does not reply in time. */
export function releaseOf(worker: ServiceWorker): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const timeout = setTimeout(resolve, TIMEOUT);
    port1.onmessage = ({ data }) => {
      clearTimeout(timeout);
      resolve(data);
    };
    sendToWorker(worker, { kind: 'release' }, [port2]);
  });
}
