/** Messages from a page to its service worker. */
import type { Progress, WorkerMessage } from './messages.ts';

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
    postToWorker(worker, request, [port2]);
  });
}

export function postToWorker(
  worker: ServiceWorker,
  message: WorkerMessage,
  transfer: Transferable[] = [],
): void {
  worker.postMessage(message, transfer);
}
