/** A sport's icon: the black drawing on light ground, the white one on dark. */
import type { CSSProperties } from 'react';
import { iconUrl } from '../../catalog/league.ts';
import styles from './sport-icon.module.css';

export function SportIcon({ icon, size }: { icon: string; size: number }) {
  const style = {
    '--icon-black': `url(${iconUrl(icon, 'black')})`,
    '--icon-white': `url(${iconUrl(icon, 'white')})`,
    width: size,
    height: size,
  } as CSSProperties;
  return <span className={styles.icon} style={style} aria-hidden="true" />;
}
