/** Puts what overlaps below each other: each item, in the order given, into the first lane where it has room. */
export function packLanes<Item>(
  items: readonly Item[],
  overlap: (item: Item, other: Item) => boolean,
): Item[][] {
  const lanes: Item[][] = [];
  for (const item of items) {
    const free = lanes.find((others) => !others.some((other) => overlap(item, other)));
    if (free) free.push(item);
    else lanes.push([item]);
  }
  return lanes;
}
