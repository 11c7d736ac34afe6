/** Above a timeline: which period is in view, and ways to another. */
import { type DateStyle, dayWithYear, monthText } from '../time/format.ts';
import { useDateStyle } from '../time/visitor.tsx';
import { ButtonGroup } from '../ui/button-group.tsx';
import { type Axis, isAbout, MONTH_DAYS } from './axis.ts';
import styles from './timeline-controls.module.css';
import { PAN_FRACTION, ZOOM_FACTOR } from './use-mark-keys.ts';
import type { TimelineControl } from './use-timeline-view.ts';
import { daysInView, type TimelineView } from './view.ts';

interface TimelineControlsProps {
  axis: Axis;
  chart: TimelineControl;
  onMonths: (months: number) => void;
  onToday: () => void;
}

const ALL = Number.POSITIVE_INFINITY;
const PRESETS = [
  { name: 'Month', months: 1 },
  { name: 'Quarter', months: 3 },
  { name: 'Year', months: 12 },
  { name: 'All', months: ALL },
];

export function TimelineControls({ axis, chart, onMonths, onToday }: TimelineControlsProps) {
  const style = useDateStyle();
  const { view } = chart;
  const isWhole = view.days > axis.length - 1;
  const isChosen = (months: number) => (months === ALL ? isWhole : !isWhole && isAbout(view.days, months));
  // Those that show less than everything.
  const presets = PRESETS.filter(({ months }) => months * MONTH_DAYS < axis.length - 1 || months === ALL);
  return (
    <div className={`${styles.controls} wrapping-row`}>
      <p className={styles.period} role="status">
        {periodText(axis, view, style)}
      </p>
      <ButtonGroup label="Move">
        <button type="button" aria-label="Earlier" onClick={() => chart.pan(-PAN_FRACTION)}>
          ‹
        </button>
        <button type="button" onClick={onToday}>
          Today
        </button>
        <button type="button" aria-label="Later" onClick={() => chart.pan(PAN_FRACTION)}>
          ›
        </button>
      </ButtonGroup>
      <ButtonGroup label="Zoom">
        <button type="button" aria-label="Zoom out" onClick={() => chart.zoom(ZOOM_FACTOR)}>
          −
        </button>
        {presets.map(({ name, months }) => (
          <button key={name} type="button" aria-pressed={isChosen(months)} onClick={() => onMonths(months)}>
            {name}
          </button>
        ))}
        <button type="button" aria-label="Zoom in" onClick={() => chart.zoom(1 / ZOOM_FACTOR)}>
          +
        </button>
      </ButtonGroup>
    </div>
  );
}

/** August 2026 – July 2027, or to the day where the view is short. */
function periodText(axis: Axis, view: TimelineView, style: DateStyle): string {
  const { first, last } = daysInView(axis, view);
  const text = (day: string) => (view.days < 3.5 * MONTH_DAYS ? dayWithYear(day, style) : monthText(day));
  return `${text(first)} – ${text(last)}`;
}
