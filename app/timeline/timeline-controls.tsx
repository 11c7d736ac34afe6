/** Above the timeline: which stretch is in view, ways to another, and what the shapes mean. */

import type { MarkKind } from '../../catalog/season-marks.ts';
import { dayWithYear, monthText } from '../time/format.ts';
import styles from './leagues-timeline.module.css';
import looks from './timeline-marks.module.css';
import { daysInView, MONTH_DAYS, type TimelineAxis, type TimelineView } from './view.ts';

interface TimelineControlsProps {
  axis: TimelineAxis;
  view: TimelineView;
  onPan: (direction: -1 | 1) => void;
  onZoom: (direction: -1 | 1) => void;
  onMonths: (months: number) => void;
  onToday: () => void;
}

const PRESETS = [
  { name: 'Month', months: 1 },
  { name: 'Quarter', months: 3 },
  { name: 'Year', months: 12 },
  { name: 'All', months: Number.POSITIVE_INFINITY },
];

export function TimelineControls({ axis, view, onPan, onZoom, onMonths, onToday }: TimelineControlsProps) {
  const isWhole = view.days > axis.length - 1;
  const isChosen = (months: number) =>
    months === Number.POSITIVE_INFINITY ? isWhole : Math.abs(view.days - months * MONTH_DAYS) < 2.5;
  return (
    <div className={styles.controls}>
      <p className={styles.period} role="status">
        {periodText(axis, view)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the line of its buttons. */}
      <div className={looks.zoom} role="group" aria-label="Move">
        <button type="button" aria-label="Earlier" onClick={() => onPan(-1)}>
          ‹
        </button>
        <button type="button" onClick={onToday}>
          Today
        </button>
        <button type="button" aria-label="Later" onClick={() => onPan(1)}>
          ›
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the line of its buttons. */}
      <div className={looks.zoom} role="group" aria-label="Zoom">
        <button type="button" aria-label="Zoom out" onClick={() => onZoom(1)}>
          −
        </button>
        {PRESETS.map(({ name, months }) => (
          <button key={name} type="button" aria-pressed={isChosen(months)} onClick={() => onMonths(months)}>
            {name}
          </button>
        ))}
        <button type="button" aria-label="Zoom in" onClick={() => onZoom(-1)}>
          +
        </button>
      </div>
    </div>
  );
}

/** August 2026 – July 2027, or to the day where the view is not made of whole months. */
function periodText(axis: TimelineAxis, view: TimelineView): string {
  const { first, last } = daysInView(axis, view);
  if (view.days < 3.5 * MONTH_DAYS) return `${dayWithYear(first)} – ${dayWithYear(last)}`;
  return `${monthText(first)} – ${monthText(last)}`;
}

/** What the shapes mean; only those that the leagues have. */
export function TimelineLegend({ kinds }: { kinds: ReadonlySet<MarkKind> }) {
  const has = (...some: MarkKind[]) => some.some((kind) => kinds.has(kind));
  return (
    <p className={`${looks.legend} ${looks.tones} ${styles.legend}`} aria-hidden="true">
      {has('preseason') && <span data-key="preseason">Preseason</span>}
      {has('season', 'span') && <span data-key="frame">Season</span>}
      {has('playoffs') && <span data-key="event">Play-offs</span>}
      {has('final') && <span data-key="marker">Final</span>}
      {has('major') && <span data-key="marker">Major</span>}
      {has('draft') && <span data-key="draft">Draft</span>}
      {has('allstar') && <span data-key="allstar">All-star</span>}
      {has('event') && <span data-key="tick">Event</span>}
    </p>
  );
}
