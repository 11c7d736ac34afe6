/** What is slow to make and never changes is made once. */

/** By what it was made of: for as long as the page is open, so only for what there is a bounded number of. */
export function memoize<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined && !known.has(key)) {
      value = make(key);
      known.set(key, value);
    }
    return value as Value;
  };
}
