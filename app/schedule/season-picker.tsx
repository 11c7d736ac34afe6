/** The seasons of a league as links: the choice is in the address. */
import { Link } from 'react-router';
import type { SeasonSummary } from '../../catalog/summary.ts';
import styles from './season-picker.module.css';

interface SeasonPickerProps {
  seasons: readonly SeasonSummary[];
  chosen: SeasonSummary;
  /** Chosen where the address says nothing, so its link needs no parameter. */
  usual: SeasonSummary;
  hrefOf: (label: string) => string;
}

export function SeasonPicker({ seasons, chosen, usual, hrefOf }: SeasonPickerProps) {
  return (
    <nav className={styles.picker} aria-label="Season">
      {[...seasons].reverse().map((season) => (
        <Link
          key={season.label}
          to={hrefOf(season === usual ? '' : season.label)}
          aria-current={season === chosen ? 'true' : undefined}
          preventScrollReset
        >
          {season.label}
        </Link>
      ))}
    </nav>
  );
}
