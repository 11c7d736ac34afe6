import type { CSSProperties } from 'react';
import styles from './far-below.module.css';

/**
 * The attributes of a part that a phone shows only after several screens of its page: it is laid out and painted when the
 * visitor comes near, in about the room that is kept for it.
 */
export function farBelow(rem: number, className = '') {
  return {
    className: `${className} ${styles.part}`.trim(),
    style: { '--room': `${rem}rem` } as CSSProperties,
  };
}
