/** The seasons of many leagues in one picture: a row for each, phases as bars, milestones as markers, and today. */
import { memo, useMemo } from 'react';
import { daysBetween } from '../../catalog/day/day.ts';
import { EVERY_CATEGORY } from '../../catalog/packed/packed-marks.ts';
import type { MarkKind } from '../../catalog/season/season-marks.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { markLists } from '../data/marks.ts';
import type { Visitor } from '../time/visitor.tsx';
import { type Axis, MONTH_DAYS, nowOn } from './axis.ts';
import { leagueRows, NAMED_VIEW, type PlacedLeague, placeMarks } from './league-rows.ts';
import { LeaguesTable } from './leagues-table.tsx';
import { marksIn } from './marks.ts';
import styles from './timeline-chart.module.css';
import { TimelineChart } from './timeline-chart.tsx';
import { TimelineControls } from './timeline-controls.tsx';
import { type LegendItem, TimelineLegend } from './timeline-legend.tsx';
import { useTimelineView } from './use-timeline-view.ts';
import { defaultView, type TimelineView, wholeView } from './view.ts';
import { withNote, withoutFragments } from './visible-rows.ts';

interface LeaguesTimelineProps {
  leagues: readonly LeagueSummary[];
  axis: Axis;
  visitor: Visitor;
  /** The view from the URL; without it the default year, or everything if that year has nothing. */
  requested?: TimelineView | undefined;
  /** How many events side by side stay marks of their own. */
  finest?: number;
  hasTable?: boolean;
  /** Called when the view has come to rest after a movement. */
  onRest?: (view: TimelineView) => void;
}

const FINEST = 60;

const LEGEND: readonly (readonly [MarkKind[], ...LegendItem])[] = [
  [['preseason'], 'preseason', 'Preseason'],
  [['season', 'span'], 'phase', 'Season'],
  [['playoffs'], 'event', 'Playoffs'],
  [['final'], 'marker', 'Final'],
  [['major'], 'marker', 'Major'],
  [['draft'], 'draft', 'Draft'],
  [['allstar'], 'allstar', 'All-star'],
  [['event'], 'tick', 'Event'],
];

// The default export because lazyComponent needs one.
export default memo(function LeaguesTimeline(props: LeaguesTimelineProps) {
  const { leagues, axis, visitor, finest = FINEST, hasTable = false } = props;
  const { timeZone, today, hour12, dateOrder } = visitor;
  // Without the minute, so that the marks stay as they are.
  const reader = useMemo(
    () => ({ timeZone, today, hour12, dateOrder }),
    [timeZone, today, hour12, dateOrder],
  );
  const sports = new Set(leagues.map(({ sportId }) => sportId));
  const [sportId = EVERY_CATEGORY] = sports;
  const lists = markLists.useList(sports.size > 1 ? EVERY_CATEGORY : sportId);
  const placed = useMemo(
    () =>
      leagues.map((league): PlacedLeague => {
        const marks = lists.find((list) => list.league === league.slug)?.marks ?? [];
        return { league, marks: placeMarks(marks, axis, timeZone) };
      }),
    [leagues, lists, axis, timeZone],
  );

  const wanted = props.requested ?? firstView(placed, axis, today);
  const chart = useTimelineView(axis, () => wanted, props.onRest);
  const { view, drawn, width } = chart;
  const dayWidth = drawn.length <= NAMED_VIEW ? width / drawn.length : 0;
  const drawnRows = useMemo(
    () => leagueRows(placed, { length: drawn.length, dayWidth, finest }, reader),
    [placed, drawn.length, dayWidth, finest, reader],
  );
  const rows = useMemo(
    () => drawnRows.map((row) => withoutFragments(withNote(row, view), view, width / view.days)),
    [drawnRows, view, width],
  );
  const legend = useMemo(() => {
    const kinds = new Set(placed.flatMap(({ marks }) => marks.map(({ kind }) => kind)));
    return LEGEND.filter(([some]) => some.some((kind) => kinds.has(kind))).map(
      ([, shape, meaning]): LegendItem => [shape, meaning],
    );
  }, [placed]);

  return (
    <div className={`${styles.timeline} ${styles.leagues}`}>
      <TimelineControls
        axis={axis}
        chart={chart}
        onMonths={(months) => {
          const now = chart.current();
          chart.zoom((months * MONTH_DAYS) / now.days, placeOfToday(axis, now, today));
        }}
        onToday={() => chart.scrollTo(daysBetween(axis.from, today) - view.days / 4)}
      />
      <TimelineChart axis={axis} rows={rows} chart={chart} visitor={visitor} />
      <TimelineLegend items={legend} isNeutral />
      {hasTable && <LeaguesTable leagues={placed} view={view} reader={reader} />}
    </div>
  );
});

/** The default year; the whole axis for leagues that have nothing in it, as the Olympic Games between two of them. */
function firstView(leagues: readonly PlacedLeague[], axis: Axis, today: string): TimelineView {
  const year = defaultView(axis, today);
  const hasMarks = leagues.some(({ marks }) => marksIn(marks, year.from, year.from + year.days).length > 0);
  return hasMarks ? year : wholeView(axis);
}

/** Where today is, as a fraction of the view; the middle if it is not in view. */
function placeOfToday(axis: Axis, view: TimelineView, today: string): number {
  const place = ((nowOn(axis, today) ?? -1) - view.from) / view.days;
  return place >= 0 && place <= 1 ? place : 0.5;
}
