import { expect, test } from 'vitest';
import { packLanes } from './pack-lanes.ts';

test('what overlaps is below, what does not shares a lane, and the first given is at the top', () => {
  const overlap = ([from, to]: number[], [otherFrom, otherTo]: number[]) =>
    (from ?? 0) <= (otherTo ?? 0) && (otherFrom ?? 0) <= (to ?? 0);
  const long = [2, 5];
  const before = [1, 3];
  const after = [4, 7];
  const last = [6, 8];
  expect(packLanes([long, before, after, last], overlap)).toEqual([
    [long, last],
    [before, after],
  ]);
  expect(packLanes([], overlap)).toEqual([]);
});
