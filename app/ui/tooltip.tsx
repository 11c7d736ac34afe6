/** The words of an icon that appear under the pointer. They come when scripts run: in 1,260 pages nobody sees them before. */
import type { ReactNode } from 'react';
import { useHydrated } from '../time/visitor.tsx';
import styles from './icon-button.module.css';

export function Tooltip({ children }: { children: ReactNode }) {
  if (!useHydrated()) return null;
  return (
    <span role="tooltip" className={styles.tooltip}>
      {children}
    </span>
  );
}
