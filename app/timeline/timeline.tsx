/** A timeline with what is around it: ways to another view, the picture, its legend and its table. */
import { useMemo } from 'react';
import { daysBetween } from '../../catalog/day/day.ts';
import type { MarkKind } from '../../catalog/season/season-marks.ts';
import type { Visitor } from '../time/visitor.tsx';
import { type Axis, MONTH_DAYS, nowOn } from './axis.ts';
import { drawnRows, type PlacedRow } from './drawn-rows.ts';
import styles from './timeline-chart.module.css';
import { TimelineChart } from './timeline-chart.tsx';
import around from './timeline-controls.module.css';
import { TimelineControls } from './timeline-controls.tsx';
import looks from './timeline-marks.module.css';
import { TimelineTable } from './timeline-table.tsx';
import { useTimelineView } from './use-timeline-view.ts';
import type { TimelineView } from './view.ts';
import { withNote, withoutFragments } from './visible-rows.ts';

interface TimelineProps {
  rows: readonly PlacedRow[];
  axis: Axis;
  visitor: Visitor;
  /** The view to begin with; followed until the visitor moves the picture. */
  wanted: TimelineView;
  /** Called when the view has come to rest after a movement. */
  onRest?: ((view: TimelineView) => void) | undefined;
}

/** How many events side by side stay marks of their own. */
const FINEST = 60;
/** Where a few rows are all there is, or the view is short, there is room for the names of what is in them. */
const FEW_ROWS = 8;
const NAMED_DAYS = 100;

export function Timeline({ rows: placed, axis, visitor, wanted, onRest }: TimelineProps) {
  const { timeZone, today, hour12, dateOrder } = visitor;
  // Without the minute, so that the marks stay as they are.
  const reader = useMemo(
    () => ({ timeZone, today, hour12, dateOrder }),
    [timeZone, today, hour12, dateOrder],
  );
  const chart = useTimelineView(axis, wanted, onRest);
  const { view, drawn, width } = chart;
  const { length } = drawn;
  const dayWidth = placed.length <= FEW_ROWS || length <= NAMED_DAYS ? width / length : 0;
  const drawnOnes = useMemo(
    () => drawnRows(placed, { length, dayWidth, finest: FINEST, end: axis.length }, reader),
    [placed, length, dayWidth, axis.length, reader],
  );
  const rows = useMemo(
    () => drawnOnes.map((row) => withoutFragments(withNote(row, view), view, width / view.days)),
    [drawnOnes, view, width],
  );
  return (
    <div className={styles.timeline}>
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
      <Legend rows={placed} />
      <TimelineTable rows={placed} view={view} reader={reader} />
    </div>
  );
}

/** Today's place as a fraction of the view; the middle if it is not in view. */
function placeOfToday(axis: Axis, view: TimelineView, today: string): number {
  const place = ((nowOn(axis, today) ?? -1) - view.from) / view.days;
  return place >= 0 && place <= 1 ? place : 0.5;
}

const LEGEND: readonly (readonly [MarkKind[], shape: string, meaning: string])[] = [
  [['preseason'], 'preseason', 'Preseason'],
  [['season', 'span'], 'phase', 'Season'],
  [['playoffs'], 'event', 'Playoffs'],
  [['final'], 'marker', 'Final'],
  [['major'], 'marker', 'Major'],
  [['draft'], 'draft', 'Draft'],
  [['allstar'], 'allstar', 'All-star'],
  [['event'], 'tick', 'Event'],
];

/** What the shapes mean that the timeline has. */
function Legend({ rows }: { rows: readonly PlacedRow[] }) {
  const items = useMemo(() => {
    const kinds = new Set(rows.flatMap(({ marks }) => marks.map(({ kind }) => kind)));
    return LEGEND.filter(([some]) => some.some((kind) => kinds.has(kind)));
  }, [rows]);
  return (
    <p className={`${around.legend} wrapping-row muted ${looks.tones}`} aria-hidden="true">
      {items.map(([, shape, meaning]) => (
        <span key={meaning} data-key={shape}>
          {meaning}
        </span>
      ))}
      {rows.some(({ gameDays = [] }) => gameDays.length > 0) && <span data-key="games">Game days</span>}
    </p>
  );
}
