/**
 * The picture of every timeline: rows of marks on an axis of days, in a native scroller with a column of labels. The
 * browser scrolls it; zooming changes the width of the axis.
 */
import { type CSSProperties, useRef } from 'react';
import { SportIcon } from '../sport/sport-icon.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { type Axis, nowOn, percentOf, ticksOn } from './axis.ts';
import { MarkHint } from './mark-hint.tsx';
import type { TimelineRow } from './marks.ts';
import styles from './timeline-chart.module.css';
import { TimelineTrack } from './timeline-track.tsx';
import { useGestures } from './use-gestures.ts';
import { useMarkKeys } from './use-mark-keys.ts';
import type { TimelineControl } from './use-timeline-view.ts';
import type { DrawnRange } from './view.ts';

interface TimelineChartProps {
  axis: Axis;
  rows: readonly TimelineRow[];
  chart: TimelineControl;
  visitor: Pick<Visitor, 'today' | 'weekStart'>;
}

/** Pixels, until the width is measured. */
const EXPECTED_WIDTH = 900;

export function TimelineChart({ axis, rows, chart, visitor }: TimelineChartProps) {
  const content = useRef<HTMLDivElement>(null);
  const { scroller, corner, width, isStatic, days, drawn, view } = chart;
  useGestures(scroller, chart.zoomAt);
  const { tabStop, keys } = useMarkKeys(axis, rows, chart);
  const isMeasured = width > 0;
  const now = nowOn(axis, visitor.today);
  const zoom = axis.length / days;
  // In pixels, as a variable would have the style of every mark computed again with every zoom.
  const style = isStatic
    ? ({ '--zoom': zoom, '--from': view.from / axis.length } as CSSProperties)
    : { width: `calc(var(--labels) + ${width * zoom}px)` };

  const tabStopOf = (row: number) => (tabStop?.row === row ? tabStop.key : null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset; what it holds are links.
    <div
      ref={scroller}
      className={styles.scroller}
      role="group"
      aria-label="Timeline; arrow keys go from mark to mark, plus and minus zoom"
      onScroll={chart.onScroll}
      {...keys}
    >
      <div ref={content} className={styles.chart} style={style} data-static={isStatic || undefined}>
        <div ref={corner} className={styles.corner} />
        <AxisGrid
          axis={axis}
          drawn={drawn}
          dayWidth={(isMeasured ? width : EXPECTED_WIDTH) / days}
          weekStart={visitor.weekStart}
        />
        {rows.map((row, index) => (
          <div key={row.key} data-sport={row.sportId}>
            {row.heading && (
              <div className={styles.heading}>
                <span>
                  <SportIcon sportId={row.sportId ?? ''} size={14} />
                  {row.heading}
                </span>
              </div>
            )}
            <TimelineTrack
              row={row}
              index={index}
              axis={axis}
              from={drawn.from}
              to={drawn.to}
              tabStop={isMeasured ? tabStopOf(index) : undefined}
            />
          </div>
        ))}
        {now !== null && (
          <div className={styles.axis} aria-hidden="true">
            <div className={styles.now} style={{ left: percentOf(axis, now) }}>
              <span>today</span>
            </div>
          </div>
        )}
        <MarkHint chart={content} scroller={scroller} />
      </div>
    </div>
  );
}

interface AxisGridProps {
  axis: Axis;
  drawn: DrawnRange;
  dayWidth: number;
  weekStart: Visitor['weekStart'];
}

/** Years, months and weeks. Not for screen readers: every mark names its dates. */
function AxisGrid({ axis, drawn, dayWidth, weekStart }: AxisGridProps) {
  const { major, minor } = ticksOn(axis, dayWidth, weekStart, drawn.from, drawn.to);
  return (
    <div className={styles.axis} aria-hidden="true">
      {minor.map(({ day, at, text }) => (
        <div key={day} className={styles.minor} style={{ left: percentOf(axis, at) }}>
          {text}
        </div>
      ))}
      {major.map(({ day, at, size, text }) => (
        <div
          key={day}
          className={styles.major}
          style={{ left: percentOf(axis, at), width: percentOf(axis, size) }}
        >
          <span>{text}</span>
        </div>
      ))}
    </div>
  );
}
