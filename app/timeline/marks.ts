/** What a timeline draws: rows of marks, in days from the axis's first. */
import type { Stretch } from './axis.ts';

/** Light for periods, stronger for what one attends, full for what decides the season. */
export type Tone = 'phase' | 'event' | 'final';

export interface TimelineMark extends Stretch {
  /** Unique in its row. */
  key: string;
  /**
   * A marker is in the middle of its days, a tick at the first of them; both have a width of their own. A note fills a
   * view in which there is nothing else, with its words.
   */
  shape: 'bar' | 'marker' | 'tick' | 'note';
  tone: Tone;
  /** What it is among its like: a draft is a square, an all-star event a disc. */
  milestone: string;
  href: string;
  /** Its name. */
  title: string;
  /** Its name and its dates. Written when the mark is reached: dates are slow to write. */
  words: () => string;
  /** A name in or behind it, and the pixels that it may take up. */
  name?: { text: string; side: 'inside' | 'after'; width: number } | null;
}

export interface GameDay {
  /** Counted from the axis's first. */
  day: number;
  count: number;
}

export interface TimelineRow<Mark extends Stretch = TimelineMark> {
  key: string;
  label: string;
  /** Where the label leads. */
  href?: string;
  /** The category that begins with this row. */
  heading?: string | undefined;
  sport: string;
  /** In chronological order. */
  marks: readonly Mark[];
  gameDays?: readonly GameDay[];
}

/** The marks of which some is between two places. */
export function marksIn<Mark extends Stretch>(marks: readonly Mark[], from: number, to: number): Mark[] {
  return marks.filter(({ at, size }) => at < to && at + size > from);
}

/** The mark that is over a place, else the one that is nearest to it. */
export function nearestMark<Mark extends Stretch>(marks: readonly Mark[], place: number): Mark | undefined {
  const distance = ({ at, size }: Stretch) => Math.max(at - place, place - at - size, 0);
  let nearest: Mark | undefined;
  for (const mark of marks) if (!nearest || distance(mark) < distance(nearest)) nearest = mark;
  return nearest;
}

/** The mark that an element of the picture draws, and its row. */
export function markAt(rows: readonly TimelineRow[], element: Element) {
  const index = Number(element.closest('[data-row]')?.getAttribute('data-row') ?? Number.NaN);
  const row = rows[index];
  const mark = row?.marks.find(({ key }) => key === element.getAttribute('data-key'));
  return { index, row, mark };
}
