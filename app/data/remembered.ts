/** Remembers what was made of a list for as long as there is the list: seasons and filters are left and come back to. */
export function remembered<List extends object, Others extends (string | number | undefined)[], Made>(
  make: (list: List, ...others: Others) => Made,
): (list: List, ...others: Others) => Made {
  const known = new WeakMap<List, Map<string, Made>>();
  return (list, ...others) => {
    let ofList = known.get(list);
    if (!ofList) {
      ofList = new Map();
      known.set(list, ofList);
    }
    const key = others.join('\n');
    let made = ofList.get(key);
    if (made === undefined) {
      made = make(list, ...others);
      ofList.set(key, made);
    }
    return made;
  };
}
