/**
 * Loads something once. A failure is remembered for a moment only: React renders again what waited for it, and would load
 * for ever if that began another load; and nobody could try again if it were remembered for good.
 */

/** Milliseconds: long enough for React to have seen the failure. */
const FAILURE_REMEMBERED = 1000;

const failures = new Set<() => void>();

/** For trying again now. */
export function forgetFailures(): void {
  for (const forget of failures) forget();
  failures.clear();
}

/** Returns the same promise every time, for use(). */
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

/** The same for each key. */
export function loadOncePer<Args extends unknown[], T>(
  keyOf: (...args: Args) => string,
  load: (...args: Args) => Promise<T>,
): (...args: Args) => Promise<T> {
  const loads = new Map<string, () => Promise<T>>();
  return (...args) => {
    const key = keyOf(...args);
    const loadCached = loads.get(key) ?? loadOnce(() => load(...args));
    loads.set(key, loadCached);
    return loadCached();
  };
}

/**
 * Says what a promise has come to, so that use() returns it in the first render instead of suspending:
 * https://react.dev/reference/react/use#avoiding-suspense-fallbacks-for-already-resolved-data
 */
function trackStatus<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => {
      Object.assign(promise, { status: 'fulfilled', value });
    },
    (reason) => {
      Object.assign(promise, { status: 'rejected', reason });
    },
  );
  return promise;
}
