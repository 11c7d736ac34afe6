/** Years, months and weeks behind the rows, and the line for now. Not for screen readers: every mark names its dates. */
import { type CSSProperties, memo, type Ref } from 'react';
import { monthText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './leagues-timeline.module.css';
import { monthTicks, nowOn, type Tick, weekTicks } from './timeline-axis.ts';
import looks from './timeline-marks.module.css';
import type { Drawn } from './use-view.ts';
import type { TimelineAxis } from './view.ts';

interface AxisGridProps {
  axis: TimelineAxis;
  drawn: Drawn;
  today: string;
  weekStart: Visitor['weekStart'];
  ref: Ref<HTMLDivElement>;
  style: CSSProperties;
}

/** Days of the view: up to here weeks are numbered, up to here every month is named. */
const WITH_WEEKS = 130;
const WITH_MONTHS = 400;

const isJanuary = ({ day }: Tick) => day.endsWith('-01-01');
const isQuarter = ({ day }: Tick) => ['01', '04', '07', '10'].includes(day.slice(5, 7));

export const AxisGrid = memo(function AxisGrid(props: AxisGridProps) {
  const { axis, drawn, today, weekStart, ref, style } = props;
  const months = monthTicks(axis, drawn.from, drawn.to);
  const hasWeeks = drawn.length <= WITH_WEEKS;
  const hasMonths = drawn.length <= WITH_MONTHS;
  const minor = hasWeeks
    ? weekTicks(axis, weekStart, drawn.from, drawn.to)
    : hasMonths
      ? months
      : months.filter(isQuarter);
  const major = hasWeeks ? months : months.filter(isJanuary);
  const now = nowOn(axis, today);
  return (
    <div ref={ref} className={styles.grid} style={style} aria-hidden="true">
      {minor.map((tick) => (
        <div key={tick.day} className={styles.minor} style={{ left: percent(tick.at) }}>
          {hasWeeks ? Number(tick.day.slice(8)) : monthText(tick.day).slice(0, 3)}
        </div>
      ))}
      {major.map((tick) => (
        <div key={tick.day} className={styles.major} style={{ left: percent(tick.at) }}>
          {hasWeeks ? monthText(tick.day) : tick.day.slice(0, 4)}
        </div>
      ))}
      {now !== null && (
        <div className={`${looks.now} ${styles.now}`} style={{ left: percent(now) }}>
          <span>today</span>
        </div>
      )}
    </div>
  );
});

const percent = (fraction: number) => `${+(fraction * 100).toFixed(4)}%`;
