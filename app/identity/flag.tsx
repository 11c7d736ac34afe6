/** The flag of a country, from a picture that has all of them. */
import type { CSSProperties } from 'react';
import { flagPlace } from '../../catalog/place/flags.ts';
import styles from './flag.module.css';

/** The sizes of flags and team badges. */
export type BadgeSize = 'row' | 'card' | 'large' | 'hero';

export function Flag({ country, size = 'row' }: { country: string; size?: BadgeSize }) {
  return (
    <i
      className={styles.flag}
      data-size={size === 'row' ? undefined : size}
      style={{ '--place': flagPlace(country) } as CSSProperties}
      aria-hidden
    />
  );
}
