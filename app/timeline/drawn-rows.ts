/** The rows of a timeline: where every mark is, which of them are merged, and how each is drawn. */

import { listedDay } from '../../catalog/day/day.ts';
import type { LeagueMark } from '../../catalog/packed/packed-marks.ts';
import type { MarkKind } from '../../catalog/season/season-marks.ts';
import { type Reader, whenText } from '../time/format.ts';
import { type Axis, type Stretch, stretchOf } from './axis.ts';
import { shapeOf, toneOf } from './mark-shape.ts';
import { marksIn, type TimelineMark, type TimelineRow } from './marks.ts';
import { LETTER_WIDTH, NAME_PADDING } from './visible-rows.ts';

/** A mark and where it leads. */
export interface LinkedMark extends LeagueMark {
  href: string;
}

export interface PlacedMark extends Stretch {
  kind: MarkKind;
  /** Several where events were too near to each other. */
  marks: readonly [LinkedMark, ...LinkedMark[]];
}

export type PlacedRow = TimelineRow<PlacedMark>;

/** What a milestone is, where its name does not say it. */
const WORDS: Partial<Record<MarkKind, string>> = {
  final: 'final',
  major: 'major',
  allstar: 'all-star',
  draft: 'draft',
};

/** What is partly on the axis, in order; a timed event on its day in the visitor's zone. */
export function placeMarks(marks: readonly LinkedMark[], axis: Axis, timeZone: string): PlacedMark[] {
  const placed = marks.map((mark): PlacedMark => {
    const stretch = stretchOf(
      axis,
      listedDay(mark.start, timeZone),
      listedDay(mark.end ?? mark.start, timeZone),
    );
    return { kind: mark.kind, ...stretch, marks: [mark] };
  });
  return marksIn(placed, 0, axis.length).sort((a, b) => a.at - b.at || b.size - a.size);
}

/** Events of one season that begin within so many days of each other become one mark. */
export function mergeEvents(placed: readonly PlacedMark[], days: number): PlacedMark[] {
  const result: PlacedMark[] = [];
  /** Season → the position of its last event. */
  const lastEvents = new Map<string, number>();
  for (const mark of placed) {
    const { season } = mark.marks[0];
    const position = lastEvents.get(season) ?? -1;
    const last = result[position];
    if (mark.kind === 'event' && last && mark.at - last.at < days) {
      const end = Math.max(last.at + last.size, mark.at + mark.size);
      result[position] = { ...last, size: end - last.at, marks: [...last.marks, ...mark.marks] };
    } else {
      if (mark.kind === 'event') lastEvents.set(season, result.length);
      result.push(mark);
    }
  }
  return result;
}

export interface Scale {
  /** The days of a view. */
  length: number;
  /** Pixels of a day; 0 without names. */
  dayWidth: number;
  /** How many events side by side stay marks of their own. */
  finest: number;
  /** The axis's number of days: a name does not go beyond it. */
  end: number;
}

/** Pixels. */
const MARKER_WIDTH = 14;

/** The rows as they are drawn in a view. */
export function drawnRows(rows: readonly PlacedRow[], scale: Scale, reader: Reader): TimelineRow[] {
  const { length, finest } = scale;
  return rows.map((row) => {
    const marks = mergeEvents(row.marks, length / finest).map((mark) => drawnMark(mark, length, reader));
    return { ...row, marks: nameMarks(marks, scale) };
  });
}

/** Names in the bars that have room for them, and behind other marks up to what comes next. */
export function nameMarks(
  marks: readonly TimelineMark[],
  { length, dayWidth, end: axisEnd }: Omit<Scale, 'finest'>,
): TimelineMark[] {
  return marks.map((mark) => {
    const { title: text, at, size, shape, tone, milestone } = mark;
    const needed = text.length * LETTER_WIDTH + NAME_PADDING;
    // Ink cannot be read on the full accent, so the name of a final is behind it; a span is too thin for a name.
    const isWritable = shape === 'bar' && tone !== 'final';
    if (milestone === 'span' || needed > length * dayWidth) return mark;
    const width = size * dayWidth;
    if (isWritable && width >= needed) return { ...mark, name: { text, side: 'inside', width } };
    const end = shape === 'bar' ? at + size : at + size / 2 + MARKER_WIDTH / 2 / dayWidth;
    const nameEnd = end + needed / dayWidth;
    const isFree =
      nameEnd <= axisEnd &&
      marks.every(
        (other) =>
          other === mark || other.milestone === 'span' || other.at >= nameEnd || other.at + other.size <= at,
      );
    return isFree ? { ...mark, name: { text, side: 'after', width: needed } } : mark;
  });
}

function drawnMark(mark: PlacedMark, length: number, reader: Reader): TimelineMark {
  const { kind, at, size, marks } = mark;
  const [first] = marks;
  return {
    key: `${first.season} ${kind} ${first.target} ${first.start}`,
    at,
    size,
    shape: shapeOf(kind, size, length),
    tone: toneOf(kind),
    milestone: kind,
    href: first.href,
    title: titleOf(mark),
    words: () => wordsOf(mark, reader),
  };
}

function titleOf({ marks: [first, ...rest] }: PlacedMark): string {
  const name = first.name || `${first.season} season`;
  return rest.length > 0 ? `${name} and ${rest.length} more` : name;
}

/** "Regular Season, 9 Sep 2026 – 10 Jan 2027", "Masters Tournament (major), 8–11 Apr 2027", "Brisbane and 2 more, …" */
export function wordsOf({ kind, marks: [first, ...rest] }: PlacedMark, reader: Reader): string {
  if (rest.length > 0) {
    const ends = [first, ...rest].map(({ start, end }) => end ?? start).sort();
    const when = whenText({ start: first.start, end: ends.at(-1) ?? null }, reader);
    return `${first.name} and ${rest.length} more, ${when}`;
  }
  const word = WORDS[kind];
  const name = first.name || `${first.season} season`;
  const isSaid = !word || name.toLowerCase().includes(word);
  return `${isSaid ? name : `${name} (${word})`}, ${whenText(first, reader)}`;
}
