/**
 * The first object of `Intl` in a process takes a phone more than a tenth of a second, because Chromium then looks through
 * all languages that it knows. What it finds holds for the whole process: so a worker makes the first one, and the page can
 * be used meanwhile. Other browsers are not known to gain by that.
 */
import { FORMAT_POLICY } from './format-policy.ts';

const SCRIPT =
  "new Intl.DateTimeFormat('en', { timeZone: 'UTC' }).format(0); (0).toLocaleString('en'); postMessage(0)";
/** The page takes over by then in any case, and makes it itself. */
const PATIENCE = 250;

interface AddressRules {
  createScriptURL(address: string): string;
}

interface PolicyMaker {
  createPolicy(name: string, rules: AddressRules): AddressRules;
}

export function firstFormat(): Promise<void> {
  const { trustedTypes } = window as Window & { trustedTypes?: PolicyMaker };
  if (!('userAgentData' in navigator) || !trustedTypes) return Promise.resolve();
  return new Promise((resolve) => {
    setTimeout(resolve, PATIENCE);
    try {
      const worker = new Worker(addressFrom(trustedTypes));
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

/** Not a file: it would have to be waited for. */
function addressFrom(trustedTypes: PolicyMaker): string {
  const data = `data:text/javascript,${encodeURIComponent(SCRIPT)}`;
  return trustedTypes.createPolicy(FORMAT_POLICY, { createScriptURL: () => data }).createScriptURL(data);
}
