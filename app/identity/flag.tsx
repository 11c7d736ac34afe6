/** The flag of a country, from a picture that has all of them. */
import type { CSSProperties } from 'react';
import { FLAGS } from '../../catalog/flags.ts';
import styles from './flag.module.css';
import type { BadgeSize } from './team-badge.tsx';

export function Flag({ country, size = 'row' }: { country: string; size?: BadgeSize }) {
  // The distance of this flag from the middle of the picture, in flag heights.
  const place = FLAGS.length - 2 * FLAGS.indexOf(country) - 1;
  return (
    <i
      className={styles.flag}
      data-size={size === 'row' ? undefined : size}
      style={{ '--place': place } as CSSProperties}
      aria-hidden
    />
  );
}
