/** More ways to ask than this are not asked again soon: a clock that moves on, letters that are typed. */
const MOST = 60;

/**
 * Remembers what was made of a list for as long as there is the list: seasons and filters are left and come back to.
 * What is made must depend on nothing that the key does not tell.
 */
export function remembered<List extends object, Others extends unknown[], Made>(
  make: (list: List, ...others: Others) => Made,
  keyOf: (...others: Others) => string = (...others) => others.join('\n'),
): (list: List, ...others: Others) => Made {
  const known = new WeakMap<List, Map<string, Made>>();
  return (list, ...others) => {
    let ofList = known.get(list);
    if (!ofList) {
      ofList = new Map();
      known.set(list, ofList);
    }
    const key = keyOf(...others);
    let made = ofList.get(key);
    if (made === undefined) {
      made = make(list, ...others);
      for (const oldest of ofList.keys()) {
        if (ofList.size < MOST) break;
        ofList.delete(oldest);
      }
      ofList.set(key, made);
    }
    return made;
  };
}
