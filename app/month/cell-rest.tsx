/** On paper, at the foot of a cell: how many events there was no room for, and of what. */
import { rowOf } from './cell-bar.tsx';
import styles from './month-cell.module.css';

interface CellRestProps {
  /** By league or by sport. */
  counts: readonly { name: string; count: number }[];
  /** The line of the cell, from 0. */
  line: number;
}

export function CellRest({ counts, line }: CellRestProps) {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const kinds = [...counts].sort((a, b) => b.count - a.count).map(({ name, count }) => `${name} ${count}`);
  return (
    <p className={styles.rest} style={{ gridRow: rowOf(line) }}>
      +{total} {kinds.length > 1 ? `(${kinds.join(', ')})` : 'more'}
    </p>
  );
}
