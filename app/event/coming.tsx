/** The room of rows, and of headings of closed groups, that follow in a moment. */
import type { CSSProperties } from 'react';
import styles from './coming.module.css';

export function Coming({ rows = 0, headings = 0 }: { rows?: number; headings?: number }) {
  return (
    <div className={styles.coming} style={{ '--rows': rows, '--headings': headings } as CSSProperties} />
  );
}
