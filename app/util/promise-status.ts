/**
 * Marks a promise with its value or its failure once it has one, as React does: use() then answers at once, in a first
 * render too.
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

/** Whether it is known how such a promise ended. */
export function isResolved(promise: Promise<unknown>): boolean {
  return 'status' in promise && promise.status !== 'pending';
}
