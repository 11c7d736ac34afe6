/** Schedule, calendar or timeline of the same events, as links: the choice is in the address. */
import { Link } from 'react-router';
import { VIEWS, type View } from './league-query.ts';
import styles from './view-switch.module.css';

const LABELS: Record<View, string> = { schedule: 'Schedule', calendar: 'Calendar', timeline: 'Timeline' };

export function ViewSwitch({ view, hrefOf }: { view: View; hrefOf: (view: View) => string }) {
  return (
    <nav className={styles.views} aria-label="View">
      {VIEWS.map((candidate) => (
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
