/** Schedule, calendar or timeline of the same events, as links: the choice is in the URL. */
import { VIEWS, type View } from './league-query.ts';
import styles from './view-switch.module.css';

const LABELS: Record<View, string> = { schedule: 'Schedule', calendar: 'Calendar', timeline: 'Timeline' };

/** What a visitor reads in place of a view that fails. */
export const VIEW_FAILURES: Record<View, string> = {
  schedule: 'The schedule could not be shown',
  calendar: 'The calendar could not be shown',
  timeline: 'The timeline could not be shown',
};

interface ViewSwitchProps {
  /** The views to choose from; all by default. */
  views?: readonly View[];
  view: View;
  hrefOf: (view: View) => string;
  /** Called when the visitor is reaching for a view, to load its code. */
  onIntent: (view: View) => void;
}

export function ViewSwitch({ views = VIEWS, view, hrefOf, onIntent }: ViewSwitchProps) {
  return (
    <nav data-keep-scroll className={styles.views} aria-label="View">
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
