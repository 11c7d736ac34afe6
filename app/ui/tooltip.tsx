/** The label of an icon button, shown under the pointer and under keyboard focus. */
import type { ReactNode } from 'react';
import styles from './icon-button.module.css';

export function Tooltip({ children }: { children: ReactNode }) {
  return (
    <span role="tooltip" className={styles.tooltip}>
      {children}
    </span>
  );
}
