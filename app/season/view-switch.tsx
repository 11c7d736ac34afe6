/** Schedule, calendar or timeline of the same events, as links: the choice is in the address. */
import { VIEWS, type View } from './league-query.ts';
import styles from './view-switch.module.css';

const LABELS: Record<View, string> = { schedule: 'Schedule', calendar: 'Calendar', timeline: 'Timeline' };

interface ViewSwitchProps {
  /** The views to choose from; all by default. */
  views?: readonly View[];
  view: View;
  hrefOf: (view: View) => string;
  /** The visitor is about to choose a view: time to make it ready. */
  onIntent: (view: View) => void;
  /** The visitor has gone on. */
  onLeave?: () => void;
}

export function ViewSwitch({ views = VIEWS, view, hrefOf, onIntent, onLeave }: ViewSwitchProps) {
  return (
    <nav
      data-keep-scroll
      className={styles.views}
      aria-label="View"
      onPointerLeave={onLeave}
      onBlur={onLeave}
    >
      {views.map((candidate) => (
        <a
          key={candidate}
          href={hrefOf(candidate)}
          aria-current={candidate === view ? 'true' : undefined}
          onPointerEnter={() => onIntent(candidate)}
          onFocus={() => onIntent(candidate)}
        >
          {LABELS[candidate]}
        </a>
      ))}
    </nav>
  );
}
