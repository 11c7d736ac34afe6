/**
 * Loads something once. A failure is kept for a moment and then forgotten: React renders what waited for it anew, and
 * would load for ever if that began another load; and nobody could try again if it were kept for good.
 */
import { trackStatus } from './promise-status.ts';

/** Long enough for React to have seen the failure. */
const FAILURE_KEPT = 1000;

const failures = new Set<() => void>();

/** Somebody wants to try again, now. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** The promise of the load, the same for everybody who asks; for use(), without a wait once it is there. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  const start = () => {
    const promise = trackStatus(load());
    promise.catch(() => {
      const forget = () => {
        if (loading === promise) loading = undefined;
        failures.delete(forget);
      };
      failures.add(forget);
      setTimeout(forget, FAILURE_KEPT);
    });
    return promise;
  };
  return () => {
    loading ??= start();
    return loading;
  };
}
