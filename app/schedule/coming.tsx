/** The room of rows that follow in a moment; a heading takes about that of a row. */
import type { CSSProperties } from 'react';
import styles from './coming.module.css';

export function Coming({ rows }: { rows: number }) {
  return <div className={styles.coming} style={{ '--rows': rows } as CSSProperties} />;
}
