/** A league at a glance: its letters on its colours. Beside the name it is decoration, so screen readers skip it. */

import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { badgeColors } from '../../catalog/team/badge.ts';
import styles from './badge.module.css';

export function LeagueBadge({ league: { monogram, colors } }: { league: LeagueSummary }) {
  const { fill, stripe, text, ring } = badgeColors(colors);
  return (
    <i
      className={`${styles.badge} ${styles.league}`}
      data-long={monogram.length > 3 || undefined}
      data-ring={ring.join(' ') || undefined}
      style={{ background: fill, borderColor: stripe, color: text }}
      aria-hidden
    >
      {monogram}
    </i>
  );
}
