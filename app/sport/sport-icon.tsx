/** A sport's icon: the black drawing on light ground, the white one on dark. */
import type { CSSProperties } from 'react';
import { categories } from '../data/site-map.ts';
import styles from './sport-icon.module.css';

export function SportIcon({ icon: sportId, size }: { icon: string; size: number }) {
  return (
    <span className={styles.icon} style={{ ...iconPlace(sportId), fontSize: size }} aria-hidden="true" />
  );
}

/** For an element whose background is the icon: how far above the middle of the drawing it stands there, in sizes of it. */
export function iconPlace(sportId: string): CSSProperties {
  const index = categories.findIndex((category) => category.sportId === sportId);
  return { '--place': categories.length - 2 * index - 1 } as CSSProperties;
}
