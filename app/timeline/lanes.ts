/** Puts the marks of a row into lanes, one below the other, so that neither marks nor their names overlap. */

/** A mark to be placed; all lengths in pixels of the axis. */
export interface Placeable {
  shape: 'bar' | 'marker';
  /** Periods come into the first lanes: what happens in them is below. */
  isPeriod: boolean;
  /** A bar's beginning, a marker's middle. */
  start: number;
  /** Nothing for a marker. */
  width: number;
  nameWidth: number;
  /** Whether its name can be read on its own colour. */
  isReadable: boolean;
}

type Side = 'inside' | 'after' | 'before';

interface Placed {
  lane: number;
  /** Where its name is written and how much room it has; null where there is none, so only the hint says it. */
  name: { side: Side; width: number } | null;
}

export interface Lanes {
  count: number;
  /** Markers are thin lines where diamonds would need too many lanes. */
  areMarkersThin: boolean;
  /** As many as there are marks, in their order. */
  placed: Placed[];
}

/** Bars of weeks that follow each other share a lane; a fraction of a pixel is no overlap. */
const OVERLAP = 0.5;
const DIAMOND_WIDTH = 14;
const THIN_WIDTH = 6;
const SHORTEST_BAR = 6;
/** Less room than this holds no readable beginning of a name. */
const SHORTEST_NAME = 40;
/** Names are measured by counting letters; where there is more room, they get it. */
const SPARE = 1.25;
/** If fewer than these have room for their names, a name here and there would look like a meaning. */
const MIN_SHARE_NAMED = 0.6;

/** What is tried, the nicest first, and with how many lanes it is good enough: a row rather hides names than grows. */
const ATTEMPTS = [
  { named: ['bar', 'marker'], thin: false, enough: 5 },
  { named: ['bar'], thin: false, enough: 4 },
  { named: ['bar'], thin: true, enough: 7 },
  { named: [], thin: false, enough: 4 },
  { named: [], thin: true, enough: 4 },
];

interface Box {
  from: number;
  to: number;
  side: Side;
  isNamed: boolean;
}

export function placeInLanes(marks: readonly Placeable[], axisWidth: number): Lanes {
  const order = marks.map((_, index) => index).sort((a, b) => rank(marks[a]) - rank(marks[b]) || a - b);
  let best: Lanes | undefined;
  for (const { named, thin, enough } of ATTEMPTS) {
    const boxes = marks.map((mark) => boxOf(mark, named.includes(mark.shape), thin, axisWidth));
    const lanes = pack(boxes, order);
    if (best && lanes.length >= best.count) continue;
    const isWhole = named.length === 2;
    const placed = nameMarks(marks, boxes, lanes, thin, axisWidth);
    best = {
      count: lanes.length,
      areMarkersThin: thin,
      placed: isWhole ? placed : dropStrayNames(placed, boxes),
    };
    if (best.count <= enough) break;
  }
  return best ?? { count: 0, areMarkersThin: false, placed: [] };
}

const rank = (mark: Placeable | undefined) => (mark?.isPeriod ? 0 : 1);

/** Where the mark itself is, without its name. */
function bodyOf(mark: Placeable, thin: boolean): { from: number; to: number } {
  if (mark.shape === 'bar') return { from: mark.start, to: mark.start + Math.max(mark.width, SHORTEST_BAR) };
  const width = thin ? THIN_WIDTH : DIAMOND_WIDTH;
  return { from: mark.start - width / 2, to: mark.start + width / 2 };
}

function boxOf(mark: Placeable, isNamed: boolean, thin: boolean, axisWidth: number): Box {
  const { from, to } = bodyOf(mark, thin);
  if (mark.isReadable && mark.width >= mark.nameWidth) return { from, to, side: 'inside', isNamed: true };
  const side = to + mark.nameWidth <= axisWidth ? 'after' : 'before';
  if (!isNamed) return { from, to, side, isNamed };
  return side === 'after'
    ? { from, to: to + mark.nameWidth, side, isNamed }
    : { from: from - mark.nameWidth, to, side, isNamed };
}

/** First fit; the lanes hold the indices of their boxes from left to right. */
function pack(boxes: readonly Box[], order: readonly number[]): number[][] {
  const lanes: number[][] = [];
  for (const index of order) {
    const box = boxes[index];
    if (!box) continue;
    const isFree = (other: Box | undefined) =>
      !other || other.to - OVERLAP <= box.from || box.to - OVERLAP <= other.from;
    const lane = lanes.find((members) => members.every((member) => isFree(boxes[member])));
    if (lane) lane.push(index);
    else lanes.push([index]);
  }
  for (const lane of lanes) lane.sort((a, b) => (boxes[a]?.from ?? 0) - (boxes[b]?.from ?? 0));
  return lanes;
}

function nameMarks(
  marks: readonly Placeable[],
  boxes: readonly Box[],
  lanes: readonly number[][],
  thin: boolean,
  axisWidth: number,
): Placed[] {
  const placed: Placed[] = marks.map(() => ({ lane: 0, name: null }));
  for (const [lane, members] of lanes.entries()) {
    // Names take their room from left to right; what one has taken the next cannot have.
    let taken = 0;
    for (const [position, index] of members.entries()) {
      const mark = marks[index];
      const box = boxes[index];
      if (!mark || !box) continue;
      const body = bodyOf(mark, thin);
      const nextMember = members[position + 1];
      const next = nextMember === undefined ? undefined : boxes[nextMember];
      const name = nameOf(mark, box, body, taken, next?.from ?? axisWidth);
      placed[index] = { lane, name };
      taken = Math.max(box.to, body.to + (name?.side === 'after' ? name.width : 0));
    }
  }
  return placed;
}

function nameOf(
  mark: Placeable,
  { side, isNamed }: Box,
  body: { from: number; to: number },
  leftEnd: number,
  rightEnd: number,
): Placed['name'] {
  if (side === 'inside') return { side, width: mark.width };
  const room = side === 'after' ? rightEnd - body.to : body.from - leftEnd;
  const width = Math.min(room, mark.nameWidth * SPARE);
  if (isNamed || width >= mark.nameWidth) return { side, width };
  if (mark.isReadable && mark.width >= SHORTEST_NAME) return { side: 'inside', width: mark.width };
  return null;
}

/** A few names among many marks would look as if they were special, so then only names inside bars stay. */
function dropStrayNames(placed: readonly Placed[], boxes: readonly Box[]): Placed[] {
  // What was given a name on purpose stays, and does not count.
  const byChance = placed.filter((_, index) => !boxes[index]?.isNamed);
  if (byChance.filter(({ name }) => name).length >= byChance.length * MIN_SHARE_NAMED) return [...placed];
  return placed.map((each, index) =>
    boxes[index]?.isNamed || each.name?.side === 'inside' ? each : { ...each, name: null },
  );
}
