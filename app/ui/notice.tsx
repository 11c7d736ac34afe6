/** A message about something that the visitor requested and cannot get. */
import type { ReactNode } from 'react';
import styles from './notice.module.css';

export function Notice({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={styles.notice}>
      {children}
    </p>
  );
}

/** Warnings about a URL or about what is stored, one notice each. */
export function Warnings({ of }: { of: readonly string[] }) {
  return of.map((warning) => <Notice key={warning}>{warning}</Notice>);
}
