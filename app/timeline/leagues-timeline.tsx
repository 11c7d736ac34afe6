/** The seasons of leagues on one timeline: a row for each, phases as bars, milestones as markers. */
import { memo, useMemo } from 'react';
import { seasonPath } from '../../catalog/event/urls.ts';
import { EVERY_CATEGORY, type LeagueMark } from '../../catalog/packed/packed-marks.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { markLists } from '../data/marks.ts';
import { leagues as allLeagues } from '../data/site-map.ts';
import type { Visitor } from '../time/visitor.tsx';
import type { Axis } from './axis.ts';
import { type PlacedRow, placeMarks } from './drawn-rows.ts';
import { marksIn } from './marks.ts';
import { Timeline } from './timeline.tsx';
import { defaultView, type TimelineView, timelineAxis, wholeView } from './view.ts';

interface LeaguesTimelineProps {
  leagues: readonly LeagueSummary[];
  visitor: Visitor;
  /** The view from the URL; without it the default year, or everything if that year has nothing. */
  requested?: TimelineView | undefined;
  finest?: number;
  hasTable?: boolean;
  onRest?: (view: TimelineView) => void;
}

export const LEAGUES_AXIS = timelineAxis(allLeagues);

// The default export because lazyComponent needs one.
export default memo(function LeaguesTimeline(props: LeaguesTimelineProps) {
  const { leagues, requested, visitor, ...others } = props;
  const { timeZone, today } = visitor;
  const sports = new Set(leagues.map(({ sport }) => sport));
  const [sport = EVERY_CATEGORY] = sports;
  const lists = markLists.useList(sports.size > 1 ? EVERY_CATEGORY : sport);
  const rows = useMemo(() => {
    const hasHeadings = new Set(leagues.map(({ category }) => category)).size > 1;
    return leagues.map(({ slug, name, path, category, sport }, index): PlacedRow => {
      const marks = lists.find((list) => list.league === slug)?.marks ?? [];
      const isFirst = leagues[index - 1]?.category !== category;
      return {
        key: slug,
        label: name,
        href: path,
        heading: hasHeadings && isFirst ? category : undefined,
        sport,
        marks: placeMarks(
          marks.map((mark) => ({ ...mark, href: hrefOf(path, mark) })),
          LEAGUES_AXIS,
          timeZone,
        ),
      };
    });
  }, [leagues, lists, timeZone]);
  const wanted = requested ?? firstView(rows, LEAGUES_AXIS, today);
  return <Timeline rows={rows} axis={LEAGUES_AXIS} visitor={visitor} wanted={wanted} {...others} />;
});

/** The default year; the whole axis for leagues that have nothing in it, as the Olympic Games between two of them. */
function firstView(rows: readonly PlacedRow[], axis: Axis, today: string): TimelineView {
  const year = defaultView(axis, today);
  const hasMarks = rows.some(({ marks }) => marksIn(marks, year.from, year.from + year.days).length > 0);
  return hasMarks ? year : wholeView(axis);
}

function hrefOf(path: string, { season, target }: LeagueMark): string {
  const page = seasonPath(path, season);
  return target === '' || target.startsWith('#') ? `${page}${target}` : `${page}&event=${target}`;
}
