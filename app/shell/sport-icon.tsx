/** A sport's icon: the black drawing on light ground, the white one on dark. */
import type { CSSProperties } from 'react';
import { iconSheetUrl } from '../../catalog/league.ts';
import { withBase } from '../address/base.ts';
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
    '--icon-black': `url(${withBase(iconSheetUrl('black'))}#${icon})`,
    '--icon-white': `url(${withBase(iconSheetUrl('white'))}#${icon})`,
  } as CSSProperties;
}
