/** A question to a service worker, and its answer; nothing if it gives none. */
import type { Progress, ToWorker } from './messages.ts';

/** A worker may have to be started first, and a step waits for the network. */
const PATIENCE = 60_000;

interface Answers {
  release: string;
  progress: Progress;
  step: Progress;
  forget: Progress;
}

export function askWorker<Question extends ToWorker & { kind: keyof Answers }>(
  worker: ServiceWorker,
  question: Question,
): Promise<Answers[Question['kind']] | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const isLate = setTimeout(resolve, PATIENCE);
    port1.onmessage = ({ data }) => {
      clearTimeout(isLate);
      resolve(data);
    };
    tellWorker(worker, question, [port2]);
  });
}

export function tellWorker(worker: ServiceWorker, message: ToWorker, transfer: Transferable[] = []): void {
  worker.postMessage(message, transfer);
}
