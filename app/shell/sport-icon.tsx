/** A sport's icon: the black drawing on light ground, the white one on dark. */
import type { CSSProperties } from 'react';
import { iconUrl } from '../../catalog/league.ts';
import styles from './sport-icon.module.css';

export function SportIcon({ icon, size }: { icon: string; size: number }) {
  return (
    <span
      className={styles.icon}
      style={{ ...iconVariables(icon), width: size, height: size }}
      aria-hidden="true"
    />
  );
}

/** The two drawings, for an element whose background is the icon. */
export function iconVariables(icon: string): CSSProperties {
  return {
    '--icon-black': `url(${iconUrl(icon, 'black')})`,
    '--icon-white': `url(${iconUrl(icon, 'white')})`,
  } as CSSProperties;
}
