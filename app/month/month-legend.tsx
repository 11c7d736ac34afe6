/** Below a month: what its marks mean. */
import type { ReactNode } from 'react';
import styles from './month-legend.module.css';

interface MonthLegendProps {
  /** What a dashed bar means, where there is one. */
  open: string | undefined;
  children?: ReactNode;
}

export function MonthLegend({ open, children }: MonthLegendProps) {
  return (
    <p className={`${styles.legend} wrapping-row muted`}>
      {children}
      {open && <span className={styles.open}>{open}</span>}
    </p>
  );
}
