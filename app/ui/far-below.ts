/**
 * Parts that a phone shows only after several screens of a page: they are laid out and painted when the visitor comes
 * near.
 */
import type { CSSProperties } from 'react';
import styles from './far-below.module.css';

/** The attributes of such a part, with about the room that it takes there. */
export function farBelow(rem: number, className = '') {
  return {
    className: `${className} ${styles.part}`.trim(),
    style: { '--room': `${rem}rem` } as CSSProperties,
  };
}
