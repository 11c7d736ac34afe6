/** One mark of the timeline: a link with a place, a shape and words. */
import { memo } from 'react';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './leagues-timeline.module.css';
import type { LeagueMark, PlacedMark } from './rows.ts';
import looks from './timeline-marks.module.css';
import type { TimelineAxis } from './view.ts';

/** Who reads the dates. */
export type Reader = Pick<Visitor, 'timeZone' | 'hour12' | 'today'>;

export type MarkShape = 'bar' | 'marker' | 'tick';

interface MarkLinkProps {
  mark: PlacedMark;
  league: LeagueSummary;
  axis: TimelineAxis;
  shape: MarkShape;
  reader: Reader;
}

/** Which element shows a mark, and the other way round: the keyboard asks for both. */
const elements = new WeakMap<PlacedMark, HTMLElement>();
const marks = new WeakMap<Element, PlacedMark>();
export const elementOf = (mark: PlacedMark) => elements.get(mark);
export const markAt = (element: Element) => marks.get(element);

/** Of the view: a shorter event is a tick, a shorter final a marker. */
const SHORTEST_BAR = 0.007;
const SHORTEST_FINAL = 0.016;
const PHASES = ['span', 'preseason', 'season', 'playoffs'];
const TONES: Record<string, string> = { playoffs: 'event', event: 'event', major: 'final', final: 'final' };
/** What a milestone is, where its name does not say it. */
const WORDS: Record<string, string> = { final: 'final', major: 'major', allstar: 'all-star', draft: 'draft' };

export const MarkLink = memo(function MarkLink({ mark, league, axis, shape, reader }: MarkLinkProps) {
  const { kind, at, size } = mark;
  const isPoint = shape === 'marker' || shape === 'tick';
  return (
    // biome-ignore lint/a11y/useAnchorContent: its label is its content
    <a
      ref={(element) => {
        if (!element) return;
        elements.set(mark, element);
        marks.set(element, mark);
      }}
      href={hrefOf(league, mark.marks[0])}
      className={`${looks.mark} ${styles.mark}`}
      data-shape={shape}
      data-tone={TONES[kind] ?? 'frame'}
      data-milestone={kind}
      aria-label={`${league.name}: ${wordsOf(mark, reader)}`}
      style={{
        left: percentOf(axis, shape === 'marker' ? at + size / 2 : at),
        width: isPoint ? undefined : percentOf(axis, size),
      }}
    />
  );
});

export const percentOf = (axis: TimelineAxis, days: number) => `${+((days / axis.length) * 100).toFixed(4)}%`;

/** In a view of so many days. */
export function shapeOf({ kind, size }: PlacedMark, length: number): MarkShape {
  if (PHASES.includes(kind)) return 'bar';
  if (kind === 'event') return size > 1 && size / length >= SHORTEST_BAR ? 'bar' : 'tick';
  return size > 1 && size / length >= SHORTEST_FINAL ? 'bar' : 'marker';
}

export function hrefOf(league: LeagueSummary, { season, target }: LeagueMark): string {
  const page = `${league.path}?season=${season}`;
  if (target === '' || target.startsWith('#')) return `${page}${target}`;
  return `${page}&event=${target}`;
}

/** "Regular Season, 9 Sep 2026 – 10 Jan 2027", "Masters Tournament (major), 8–11 Apr 2027", "Brisbane and 2 more, …" */
export function wordsOf({ kind, marks: [first, ...rest] }: PlacedMark, reader: Reader): string {
  if (rest.length > 0) {
    const end = [first, ...rest].reduce((last, each) => {
      const own = each.end ?? each.start;
      return own > last ? own : last;
    }, '');
    return `${first.name} and ${rest.length} more, ${whenText({ start: first.start, end }, reader)}`;
  }
  const word = WORDS[kind];
  const name = first.name || `season ${first.season}`;
  const isSaid = !word || name.toLowerCase().includes(word);
  return `${isSaid ? name : `${name} (${word})`}, ${whenText(first, reader)}`;
}
