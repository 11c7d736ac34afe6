/** A league in a row of several: its letters beside the colour of its sport, its name for screen readers. */
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import styles from './league-code.module.css';

export function LeagueCode({ league: { name, monogram, sport } }: { league: LeagueSummary }) {
  return (
    <span className={styles.code} role="img" aria-label={name} title={name} data-sport={sport}>
      {monogram}
    </span>
  );
}
