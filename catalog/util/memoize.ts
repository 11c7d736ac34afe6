/** Values that are slow to compute and never change are computed once. */

interface Known<Key, Value> {
  get(key: Key): Value | undefined;
  has(key: Key): boolean;
  set(key: Key, value: Value): unknown;
}

/**
 * By the argument.
 * @param known a WeakMap keeps the result of an object as long as the object is there. A Map never drops one, so it is for a
 * bounded number of arguments.
 */
export function memoize<Key, Value>(
  compute: (key: Key) => Value,
  known: Known<Key, Value> = new Map(),
): (key: Key) => Value {
  return (key) => {
    let value = known.get(key);
    if (value === undefined && !known.has(key)) {
      value = compute(key);
      known.set(key, value);
    }
    return value as Value;
  };
}

/** On the first call. */
export function lazy<Value extends object>(compute: () => Value): () => Value {
  let value: Value | undefined;
  return () => {
    value ??= compute();
    return value;
  };
}
