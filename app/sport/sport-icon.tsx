/** A sport's icon: the black drawing on light ground, the white one on dark. */
import type { CSSProperties } from 'react';
import { categories } from '../data/site-map.ts';
import styles from './sport-icon.module.css';

export function SportIcon({ sportId, size }: { sportId: string; size: number }) {
  return (
    <span className={styles.icon} style={{ ...iconPlace(sportId), fontSize: size }} aria-hidden="true" />
  );
}

/** Positions the sheet of all icons as a background: the distance of this icon from the sheet's middle, in icon heights. */
function iconPlace(sportId: string): CSSProperties {
  const index = categories.findIndex((category) => category.sportId === sportId);
  return { '--place': categories.length - 2 * index - 1 } as CSSProperties;
}
