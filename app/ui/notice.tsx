/** Tells the visitor that something they asked for was not there. */
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.notice}>
      {children}
    </p>
  );
}
