/** Schedule, calendar or timeline of the same events, as links: the choice is in the address. */
import { Link } from 'react-router';
import { VIEWS, type View } from './league-query.ts';
import styles from './view-switch.module.css';

const LABELS: Record<View, string> = { schedule: 'Schedule', calendar: 'Calendar', timeline: 'Timeline' };

interface ViewSwitchProps {
  /** The views to choose from; all by default. */
  views?: readonly View[];
  view: View;
  hrefOf: (view: View) => string;
  /** The visitor is about to choose: time to load the views. */
  onIntent: () => void;
}

export function ViewSwitch({ views = VIEWS, view, hrefOf, onIntent }: ViewSwitchProps) {
  return (
    <nav className={styles.views} aria-label="View" onPointerEnter={onIntent} onFocus={onIntent}>
      {views.map((candidate) => (
        <Link
          key={candidate}
          to={hrefOf(candidate)}
          aria-current={candidate === view ? 'true' : undefined}
          preventScrollReset
        >
          {LABELS[candidate]}
        </Link>
      ))}
    </nav>
  );
}
