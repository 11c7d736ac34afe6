/**
 * Loads something once. A failure is remembered for a moment only: React renders again what waited for it, and would load
 * for ever if that began another load; and nobody could try again if it were remembered for good.
 */
import { trackStatus } from './promise-status.ts';

/** Milliseconds: long enough for React to have seen the failure. */
const FAILURE_REMEMBERED = 1000;

const failures = new Set<() => void>();

/** For trying again now. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Returns the same promise every time; for use(), which does not suspend once it is resolved. */
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
      setTimeout(forget, FAILURE_REMEMBERED);
    });
    return promise;
  };
  return () => {
    loading ??= start();
    return loading;
  };
}
