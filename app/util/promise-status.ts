/**
 * Marks a promise with its result, as React does itself: use() then returns it at once, even in the first render, instead
 * of suspending.
 */
export function trackStatus<T>(promise: Promise<T>): Promise<T> {
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

/** Whether a tracked promise has a result, good or bad. */
export function isResolved(promise: Promise<unknown>): boolean {
  return 'status' in promise && promise.status !== 'pending';
}
