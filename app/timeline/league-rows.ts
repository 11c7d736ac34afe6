/** The rows of the timeline of many leagues: where every mark is, which of them are merged, and how each is drawn. */

import { listedDay } from '../../catalog/day.ts';
import type { LeagueMark } from '../../catalog/packed-marks.ts';
import type { MarkKind } from '../../catalog/season-marks.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { type Reader, whenText } from '../time/format.ts';
import { type Axis, type Stretch, stretchOf } from './axis.ts';
import { marksIn, type TimelineMark, type TimelineRow, type Tone } from './marks.ts';
import type { TimelineView } from './view.ts';

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

/** The rows as they are drawn in a view of so many days, with no more than so many events side by side. */
export function leagueRows(
  leagues: readonly PlacedLeague[],
  length: number,
  finest: number,
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
    marks: mergeEvents(marks, length / finest).map((mark) => drawnMark(mark, league, length, reader)),
  }));
}

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
    words: () => `${next ? 'Next' : 'Last'}: ${mark.words()}`,
  };
  const position = next ? marks.indexOf(next) : marks.length;
  return { ...row, marks: [...marks.slice(0, position), note, ...marks.slice(position)] };
}

function drawnMark(mark: PlacedMark, league: LeagueSummary, length: number, reader: Reader): TimelineMark {
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
  };
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
  const name = first.name || `season ${first.season}`;
  const isSaid = !word || name.toLowerCase().includes(word);
  return `${isSaid ? name : `${name} (${word})`}, ${whenText(first, reader)}`;
}
