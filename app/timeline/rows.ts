/** The rows of the timeline of all leagues: where every mark stands, and which of them make one. */
import { daysBetween, listedDay } from '../../catalog/day.ts';
import { lazy } from '../../catalog/memoize.ts';
import { MARKS_EPOCH, type MarkedSeason } from '../../catalog/packed-marks.ts';
import type { MarkKind } from '../../catalog/season-marks.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { remembered } from '../util/remembered.ts';
import type { TimelineAxis } from './view.ts';

export type LeagueMark = ReturnType<MarkedSeason['marks']>[number];

export interface PlacedMark {
  kind: MarkKind;
  /** Days from the axis's first day. */
  at: number;
  size: number;
  /** Several where events were too near to each other. */
  marks: readonly [LeagueMark, ...LeagueMark[]];
}

/** A season of a row; its marks are placed when they are asked for first. */
export interface PlacedSeason {
  /** Days from the axis's first day, between which all its marks are, in every zone. */
  from: number;
  to: number;
  kinds: readonly MarkKind[];
  marks: () => PlacedMark[];
}

export interface LeagueRow {
  league: LeagueSummary;
  seasons: readonly PlacedSeason[];
}

/** No zone is further than this from the day in UTC. */
const ZONES_APART = 1;

/** The seasons that may have something on the axis. */
export function placeSeasons(
  seasons: readonly MarkedSeason[],
  axis: TimelineAxis,
  timeZone: string,
): PlacedSeason[] {
  const epoch = daysBetween(axis.from, MARKS_EPOCH);
  return seasons
    .map(({ from, to, kinds, marks }) => ({
      from: epoch + from - ZONES_APART,
      to: epoch + to + 1 + ZONES_APART,
      kinds,
      marks: lazy(() => placeMarks(marks(), axis, timeZone)),
    }))
    .filter(({ from, to }) => from < axis.length && to > 0);
}

/** What is partly on the axis, in order; a timed event on its day in the visitor's zone. */
export function placeMarks(marks: readonly LeagueMark[], axis: TimelineAxis, timeZone: string): PlacedMark[] {
  return marks
    .map((mark): PlacedMark => {
      const from = listedDay(mark.start, timeZone);
      const to = listedDay(mark.end ?? mark.start, timeZone);
      return {
        kind: mark.kind,
        at: daysBetween(axis.from, from),
        size: Math.max(daysBetween(from, to), 0) + 1,
        marks: [mark],
      };
    })
    .filter(({ at, size }) => at < axis.length && at + size > 0)
    .sort(byPlace);
}

const byPlace = (a: PlacedMark, b: PlacedMark) => a.at - b.at || b.size - a.size;

/** Events that begin within so many days of each other become one mark. The others stay as they are, to the object. */
export function mergeEvents(placed: readonly PlacedMark[], days: number): PlacedMark[] {
  const result: PlacedMark[] = [];
  let open: { index: number; mark: PlacedMark } | undefined;
  for (const mark of placed) {
    if (mark.kind !== 'event') {
      result.push(mark);
    } else if (open && mark.at - open.mark.at < days) {
      const end = Math.max(open.mark.at + open.mark.size, mark.at + mark.size);
      open.mark = {
        ...open.mark,
        size: end - open.mark.at,
        marks: [...open.mark.marks, ...mark.marks],
      };
      result[open.index] = open.mark;
    } else {
      open = { index: result.length, mark };
      result.push(mark);
    }
  }
  return result;
}

/**
 * A row with the events of each season merged. Made once for every number of days: a zoom back and forth finds what it
 * had drawn.
 */
export const mergedRow = remembered(
  (row: LeagueRow, days: number): LeagueRow => ({
    ...row,
    seasons: row.seasons.map((season) => ({
      ...season,
      marks: lazy(() => mergeEvents(season.marks(), days)),
    })),
  }),
);

/** The marks of a row of which some is in a stretch of the axis, in order. */
export function marksIn({ seasons }: LeagueRow, from: number, to: number): PlacedMark[] {
  return seasons
    .filter((season) => season.from < to && season.to > from)
    .flatMap((season) => season.marks())
    .filter(({ at, size }) => at < to && at + size > from)
    .sort(byPlace);
}

/** All marks of a row, in order. */
export const marksOf = (row: LeagueRow) => marksIn(row, -Infinity, Infinity);

/** The mark of a row that is nearest to a place on the axis. */
export function nearestMark(marks: readonly PlacedMark[], place: number): PlacedMark | undefined {
  const distance = ({ at, size }: PlacedMark) =>
    at <= place && place <= at + size ? 0 : Math.min(Math.abs(at - place), Math.abs(at + size - place));
  let nearest: PlacedMark | undefined;
  for (const mark of marks) if (!nearest || distance(mark) < distance(nearest)) nearest = mark;
  return nearest;
}
