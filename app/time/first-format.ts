/**
 * The first object of `Intl` in a process takes a phone more than a tenth of a second, because Chromium then looks through
 * all languages that it knows. What it finds holds for the whole process: so a worker makes the first one, and the page can
 * be used meanwhile. Other browsers are not known to gain by that.
 */
import { trustedScriptUrl } from '../util/trusted-script-url.ts';

const SCRIPT =
  "new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(0); (0).toLocaleString('en'); postMessage(0)";
/** Not a file: it would have to be waited for. */
const ADDRESS = `data:text/javascript,${encodeURIComponent(SCRIPT)}`;
/** The page takes over by then in any case, and makes it itself. */
const PATIENCE = 250;

export function firstFormat(): Promise<void> {
  if (!('userAgentData' in navigator && 'trustedTypes' in window)) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    try {
      const worker = new Worker(trustedScriptUrl('firstFormat', ADDRESS));
      worker.onmessage = () => {
        worker.terminate();
        resolve();
      };
    } catch {
      // Forbidden by a policy of the host.
      resolve();
    }
  });
}
