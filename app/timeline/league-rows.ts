/** The rows of the timeline of many leagues: where every mark is, which of them are merged, and how each is drawn. */

import { listedDay } from '../../catalog/day/day.ts';
import type { LeagueMark } from '../../catalog/packed/packed-marks.ts';
import type { MarkKind } from '../../catalog/season/season-marks.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { type Reader, whenText } from '../time/format.ts';
import { type Axis, type Stretch, stretchOf } from './axis.ts';
import { marksIn, type TimelineMark, type TimelineRow, type Tone } from './marks.ts';
import { LETTER_WIDTH, NAME_PADDING } from './visible-rows.ts';

export interface PlacedMark extends Stretch {
  kind: MarkKind;
  /** Several where events were too near to each other. */
  marks: readonly [LeagueMark, ...LeagueMark[]];
}

export interface PlacedLeague {
  league: LeagueSummary;
  marks: readonly PlacedMark[];
}

/** Parts of the view: a shorter event is a tick, a shorter final a marker. */
const SHORTEST_BAR = 0.007;
const SHORTEST_FINAL = 0.016;
const PHASES: MarkKind[] = ['span', 'preseason', 'season', 'playoffs'];
const TONES: Partial<Record<MarkKind, Tone>> = {
  playoffs: 'event',
  event: 'event',
  major: 'final',
  final: 'final',
};
/** What a milestone is, where its name does not say it. */
const WORDS: Partial<Record<MarkKind, string>> = {
  final: 'final',
  major: 'major',
  allstar: 'all-star',
  draft: 'draft',
};

/** What is partly on the axis, in order; a timed event on its day in the visitor's zone. */
export function placeMarks(marks: readonly LeagueMark[], axis: Axis, timeZone: string): PlacedMark[] {
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

export interface LeaguesScale {
  /** The days of a view. */
  length: number;
  /** Pixels of a day; 0 without names. */
  dayWidth: number;
  /** How many events side by side stay marks of their own. */
  finest: number;
}

/** Days: in shorter views there is room for the names of what is in them. */
export const NAMED_VIEW = 100;
/** A name of more days than this would be longer than the view. */
const MOST_DAYS = 30;
/** Pixels. */
const MARKER_WIDTH = 14;

/** The rows as they are drawn in a view. */
export function leagueRows(
  leagues: readonly PlacedLeague[],
  { length, dayWidth, finest }: LeaguesScale,
  reader: Reader,
): TimelineRow[] {
  const categories = new Set(leagues.map(({ league }) => league.category));
  return leagues.map(({ league, marks }, index) => ({
    key: league.slug,
    label: league.name,
    href: league.path,
    heading:
      categories.size > 1 && leagues[index - 1]?.league.category !== league.category
        ? league.category
        : undefined,
    sportId: league.sportId,
    prefix: `${league.name}: `,
    marks: nameMarks(
      mergeEvents(marks, length / finest).map((mark) => drawnMark(mark, league, length, reader)),
      dayWidth,
    ),
  }));
}

/** A mark and what is written on it where there is room. */
type TitledMark = TimelineMark & { title: string };

/** Names in the bars that have room for them, and behind other marks up to what comes next. */
export function nameMarks(marks: readonly TitledMark[], dayWidth: number): TimelineMark[] {
  return marks.map((mark) => {
    const { title: text, at, size, shape, tone, milestone } = mark;
    const needed = text.length * LETTER_WIDTH + NAME_PADDING;
    // Ink cannot be read on the full accent, so the name of a final is behind it; a span is too thin for a name.
    const isWritable = shape === 'bar' && tone !== 'final';
    if (milestone === 'span' || needed > MOST_DAYS * dayWidth) return mark;
    const width = size * dayWidth;
    if (isWritable && width >= needed) return { ...mark, name: { text, side: 'inside', width } };
    const end = shape === 'bar' ? at + size : at + size / 2 + MARKER_WIDTH / 2 / dayWidth;
    const isFree = marks.every(
      (other) =>
        other === mark ||
        other.milestone === 'span' ||
        other.at >= end + needed / dayWidth ||
        other.at + other.size <= at,
    );
    return isFree ? { ...mark, name: { text, side: 'after', width: needed } } : mark;
  });
}

function drawnMark(mark: PlacedMark, league: LeagueSummary, length: number, reader: Reader): TitledMark {
  const { kind, at, size, marks } = mark;
  const [first] = marks;
  return {
    key: `${first.season} ${kind} ${first.target} ${first.start}`,
    at,
    size,
    shape: shapeOf(mark, length),
    tone: TONES[kind] ?? 'phase',
    milestone: kind,
    href: hrefOf(league, first),
    words: () => wordsOf(mark, reader),
    title: titleOf(mark),
  };
}

function titleOf({ marks: [first, ...rest] }: PlacedMark): string {
  const name = first.name || `${first.season} season`;
  return rest.length > 0 ? `${name} and ${rest.length} more` : name;
}

function shapeOf({ kind, size }: PlacedMark, length: number): TimelineMark['shape'] {
  if (PHASES.includes(kind)) return 'bar';
  if (kind === 'event') return size > 1 && size / length >= SHORTEST_BAR ? 'bar' : 'tick';
  return size > 1 && size / length >= SHORTEST_FINAL ? 'bar' : 'marker';
}

function hrefOf(league: LeagueSummary, { season, target }: LeagueMark): string {
  const page = `${league.path}?season=${season}`;
  return target === '' || target.startsWith('#') ? `${page}${target}` : `${page}&event=${target}`;
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
