/** What a view changes in its rows: notes where there is nothing to see, and no names that the left edge cuts. */
import { marksIn, type TimelineMark, type TimelineRow } from './marks.ts';
import type { TimelineView } from './view.ts';

/** Pixels, for small type in the widest of the system's fonts. */
export const LETTER_WIDTH = 7;
export const NAME_PADDING = 12;

/** A row with nothing in view says what comes next, or what was last. */
export function withNote(row: TimelineRow, view: TimelineView): TimelineRow {
  const { marks } = row;
  const end = view.from + view.days;
  const next = marks.find(({ at }) => at >= end);
  const mark = next ?? marks.at(-1);
  if (!mark || marksIn(marks, view.from, end).length > 0) return row;
  const note: TimelineMark = {
    ...mark,
    key: 'note',
    shape: 'note',
    at: view.from,
    size: view.days,
    name: null,
    words: () => `${next ? 'Next' : 'Last'}: ${mark.words()}`,
  };
  const position = next ? marks.indexOf(next) : marks.length;
  return { ...row, marks: [...marks.slice(0, position), note, ...marks.slice(position)] };
}

/** Without the names of which the left edge would leave only an end. */
export function withoutFragments(row: TimelineRow, view: TimelineView, dayWidth: number): TimelineRow {
  const edge = view.from * dayWidth;
  const isCut = (mark: TimelineMark) => {
    if (!mark.name) return false;
    const [start, end] = nameRange(mark, mark.name, dayWidth, edge);
    // A name behind a mark goes with its mark.
    const least = mark.name.side === 'after' ? edge + 1 : edge - 1;
    return start < least && end > edge;
  };
  if (!row.marks.some(isCut)) return row;
  return { ...row, marks: row.marks.map((mark) => (isCut(mark) ? { ...mark, name: null } : mark)) };
}

/** Where a name is written, in pixels of the axis. The one in a bar stays in view as long as the bar has room for it. */
function nameRange(
  { at, size, shape }: TimelineMark,
  { side, text, width }: NonNullable<TimelineMark['name']>,
  dayWidth: number,
  edge: number,
): [number, number] {
  const from = (shape === 'marker' ? at + size / 2 : at) * dayWidth;
  const to = shape === 'marker' ? from : from + size * dayWidth;
  if (side === 'after') return [to, to + width];
  const needed = Math.min(text.length * LETTER_WIDTH + NAME_PADDING, width);
  const start = Math.min(Math.max(from, edge), to - needed);
  return [start, start + needed];
}
