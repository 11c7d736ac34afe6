/** What the shapes of a timeline mean. */
import styles from './timeline-controls.module.css';
import looks from './timeline-marks.module.css';

/** A shape and its meaning; only those that the timeline has. */
export type LegendItem = readonly [shape: string, meaning: string];

interface TimelineLegendProps {
  items: readonly LegendItem[];
  /** Of no sport in particular. */
  isNeutral?: boolean;
}

export function TimelineLegend({ items, isNeutral = false }: TimelineLegendProps) {
  const accent = isNeutral ? styles.neutral : '';
  return (
    <p className={`${styles.legend} ${looks.tones} ${accent}`} aria-hidden="true">
      {items.map(([shape, meaning]) => (
        <span key={meaning} data-key={shape}>
          {meaning}
        </span>
      ))}
    </p>
  );
}
