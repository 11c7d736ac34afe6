/**
 * The picture of every timeline: rows of marks on an axis of days, in a native scroller with a column of labels. The
 * browser scrolls it; zooming changes the width of the axis.
 */
import { type CSSProperties, useRef } from 'react';
import { SportIcon } from '../sport/sport-icon.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { type Axis, nowOn, percentOf } from './axis.ts';
import { MarkHint } from './mark-hint.tsx';
import { markAt, type TimelineRow } from './marks.ts';
import { type Tick, type Ticks, ticksOn } from './ticks.ts';
import styles from './timeline-chart.module.css';
import { TimelineTrack } from './timeline-track.tsx';
import { useGestures } from './use-gestures.ts';
import { useMarkKeys } from './use-mark-keys.ts';
import type { TimelineControl } from './use-timeline-view.ts';
import { LETTER_WIDTH } from './visible-rows.ts';

interface TimelineChartProps {
  axis: Axis;
  rows: readonly TimelineRow[];
  chart: TimelineControl;
  visitor: Pick<Visitor, 'today' | 'weekStart'>;
}

/** Pixels, until the width is measured. */
const EXPECTED_WIDTH = 900;
/** Days. */
const LONGEST_MONTH = 31;

export function TimelineChart({ axis, rows, chart, visitor }: TimelineChartProps) {
  const content = useRef<HTMLDivElement>(null);
  const { scroller, corner, width, days, drawn, view } = chart;
  useGestures(scroller, chart.zoomAt);
  const { tabStop, keys } = useMarkKeys(axis, rows, chart);
  const isMeasured = width > 0;
  const now = nowOn(axis, visitor.today);
  const style: CSSProperties & Record<`--${string}`, unknown> = {
    '--now': now === null ? undefined : now / axis.length,
    '--zoom': axis.length / days,
    '--from': view.from / axis.length,
  };

  const dayWidth = (isMeasured ? width : EXPECTED_WIDTH) / days;
  const ticks = ticksOn(axis, dayWidth, visitor.weekStart, drawn.from, drawn.to);
  const todayLine = now === null ? {} : todayPlace(ticks, now, view.from, dayWidth);

  const tabStopOf = (row: number) => (tabStop?.row === row ? tabStop.key : null);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no fieldset; what it holds are links.
    <div
      ref={scroller}
      className={styles.scroller}
      role="group"
      aria-label="Timeline. Arrow keys move between marks; plus and minus zoom."
      onScroll={chart.onScroll}
      {...keys}
    >
      <div
        ref={content}
        className={styles.chart}
        style={style}
        data-static={!isMeasured || undefined}
        data-now={now === null ? undefined : ''}
      >
        <div ref={corner} className={styles.corner} />
        <AxisGrid
          axis={axis}
          ticks={ticks}
          from={view.from}
          dayWidth={dayWidth}
          // Below "today" there is no room for the number of a week.
          covered={now !== null && todayLine['data-line'] === 2 ? now : undefined}
        />
        {rows.map((row, index) => (
          <div key={row.key} className={styles.band} data-sport={row.sport}>
            {row.heading && (
              <div className={styles.heading}>
                <span>
                  <SportIcon sport={row.sport} size={14} />
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
            <div className={styles.now} {...todayLine}>
              <span>today</span>
            </div>
          </div>
        )}
        <MarkHint
          chart={content}
          scroller={scroller}
          wordsOf={(element) => {
            const { row, mark } = markAt(rows, element);
            return row && mark && `${row.label}: ${mark.words()}`;
          }}
        />
      </div>
    </div>
  );
}

/** Pixels: half of what the word "today" takes up. */
const HALF_TODAY = 26;

/** Where "today" is written: in the upper line unless it would cover the name of a year or a month there. */
function todayPlace({ major, minor }: Ticks, now: number, from: number, dayWidth: number) {
  const covers = (left: number, right: number) =>
    major.some(({ at, size, text }) => {
      const start = Math.max(at, Math.min(from, at + size)) * dayWidth;
      return start < now * dayWidth + right && start + text.length * LETTER_WIDTH > now * dayWidth + left;
    });
  if (minor.length === 0) return { 'data-line': 2 };
  if (!covers(-HALF_TODAY, HALF_TODAY)) return {};
  return covers(-2 * HALF_TODAY, 0) ? { 'data-line': 2 } : { 'data-side': 'before' };
}

interface AxisGridProps {
  axis: Axis;
  ticks: Ticks;
  /** The first day in view. */
  from: number;
  dayWidth: number;
  /** The day that has "today" in the lower line. */
  covered: number | undefined;
}

/** Years, months and weeks. Not for screen readers: every mark names its dates. */
function AxisGrid({ axis, ticks: { major, minor }, from, dayWidth, covered = -Infinity }: AxisGridProps) {
  // Of a name that begins before the edge only an end would be seen.
  const isCut = ({ at, text }: Tick) =>
    at < from - 0.5 && at + (text.length * LETTER_WIDTH) / dayWidth > from;
  const isCovered = ({ at, text }: Tick) =>
    (covered - at) * dayWidth > -HALF_TODAY &&
    (covered - at) * dayWidth < HALF_TODAY + (text.length + 1) * LETTER_WIDTH;
  const hasQuarters = minor.some(({ size }) => size > LONGEST_MONTH);
  return (
    <div className={styles.axis} data-quarters={hasQuarters || undefined} aria-hidden="true">
      {minor.map((tick) => (
        <div key={tick.day} className={styles.minor} style={{ left: percentOf(axis, tick.at) }}>
          {isCut(tick) || isCovered(tick) ? '' : tick.text}
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
