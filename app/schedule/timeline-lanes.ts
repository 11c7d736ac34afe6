/** Puts the marks of a row into lanes, one below the other, so that neither marks nor their names overlap. */

/** A mark to be placed; all lengths in pixels of the axis. */
export interface Placeable {
  start: number;
  width: number;
  /** How long its name is. */
  nameWidth: number;
  /** A bar's name begins inside it and may run on behind it; a marker's name stands beside it. */
  namedInside: boolean;
  /** Whether its name matters enough to get a lane of its own before others do. */
  isBar: boolean;
}

export interface Placed {
  lane: number;
  /** Where its name stands and how much room it has; null where there is none, so only the hint says it. */
  name: { side: 'inside' | 'after' | 'before'; width: number } | null;
}

/** With more lanes than this, a row rather hides names than grows. */
const MANY_LANES = 4;
const GAP = 4;
/** Less room than this holds no readable beginning of a name. */
const SHORTEST_NAME = 44;

interface Box {
  index: number;
  from: number;
  to: number;
  side: 'inside' | 'after' | 'before';
  isNamed: boolean;
}

/** Names of all marks if that takes few lanes, else of bars, else only where there happens to be room. */
export function placeInLanes(marks: readonly Placeable[], axisWidth: number): Placed[] {
  const attempts = [() => true, (mark: Placeable) => mark.isBar, () => false];
  for (const [number, isNamed] of attempts.entries()) {
    const boxes = marks.map((mark, index) => boxOf(mark, index, isNamed(mark), axisWidth));
    const lanes = pack(boxes);
    if (lanes.length <= MANY_LANES || number === attempts.length - 1)
      return nameMarks(marks, lanes, axisWidth);
  }
  return [];
}

function boxOf(mark: Placeable, index: number, isNamed: boolean, axisWidth: number): Box {
  const end = mark.start + mark.width;
  const nameEnd = mark.namedInside ? Math.max(end, mark.start + mark.nameWidth) : end + mark.nameWidth;
  const fits = nameEnd <= axisWidth || (mark.namedInside && mark.width >= mark.nameWidth);
  const side = fits ? (mark.namedInside ? 'inside' : 'after') : 'before';
  if (!isNamed) return { index, from: mark.start, to: end, side, isNamed };
  return fits
    ? { index, from: mark.start, to: nameEnd, side, isNamed }
    : { index, from: mark.start - mark.nameWidth, to: end, side, isNamed };
}

/** First fit in order of their beginnings; of those that begin together the longest first. */
function pack(boxes: readonly Box[]): Box[][] {
  const lanes: Box[][] = [];
  for (const box of [...boxes].sort((a, b) => a.from - b.from || b.to - a.to)) {
    const lane = lanes.find((members) => (members.at(-1)?.to ?? 0) + GAP <= box.from);
    if (lane) lane.push(box);
    else lanes.push([box]);
  }
  return lanes;
}

function nameMarks(marks: readonly Placeable[], lanes: readonly Box[][], axisWidth: number): Placed[] {
  const placed: Placed[] = marks.map(() => ({ lane: 0, name: null }));
  for (const [lane, boxes] of lanes.entries()) {
    for (const [position, box] of boxes.entries()) {
      const mark = marks[box.index];
      if (!mark) continue;
      const previousEnd = boxes[position - 1]?.to ?? 0;
      const nextStart = boxes[position + 1]?.from ?? axisWidth;
      placed[box.index] = { lane, name: nameOf(mark, box, previousEnd, nextStart) };
    }
  }
  return placed;
}

function nameOf(mark: Placeable, box: Box, previousEnd: number, nextStart: number): Placed['name'] {
  const { side } = box;
  if (side === 'before') {
    // Where it was not reserved, the mark to the left may have run its own name into the room.
    if (!box.isNamed && mark.start - previousEnd < 2 * mark.nameWidth) return null;
    return { side, width: mark.nameWidth };
  }
  const nameStart = side === 'inside' ? mark.start : mark.start + mark.width;
  const room = Math.max(nextStart - GAP - nameStart, side === 'inside' ? mark.width : 0);
  if (room < Math.min(mark.nameWidth, SHORTEST_NAME)) return null;
  const width = Math.min(room, mark.nameWidth);
  return { side, width: side === 'inside' ? Math.max(width, mark.width) : width };
}
