/** A sport's icon: the black drawing on light ground, the white one on dark. */
import type { CSSProperties } from 'react';
import { categories } from '../data/site-map.ts';
import styles from './sport-icon.module.css';

export function SportIcon({ sport, size }: { sport: string; size: number }) {
  return <span className={styles.icon} style={{ ...iconPlace(sport), fontSize: size }} aria-hidden="true" />;
}

/** Positions the sheet of all icons as a background: the distance of this icon from the sheet's middle, in icon heights. */
function iconPlace(sport: string): CSSProperties {
  const index = categories.findIndex((category) => category.sport === sport);
  return { '--place': categories.length - 2 * index - 1 } as CSSProperties;
}
