/** Marks a promise with its value once it has one, as React does: use() then reads it at once, in a first render too. */
export function settle<T>(promise: Promise<T>): Promise<T> {
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
