/** The icon of a sport in its tint, as large as a badge: where no team gives one. Decoration. */

import { SportIcon } from '../sport/sport-icon.tsx';
import type { BadgeSize } from './flag.tsx';
import styles from './sport-plate.module.css';

export function SportPlate({ sport, size }: { sport: string; size?: BadgeSize | undefined }) {
  return (
    <span className={styles.plate} data-size={size} data-sport={sport} aria-hidden>
      <SportIcon sport={sport} size={size === 'hero' ? 24 : 14} />
    </span>
  );
}
