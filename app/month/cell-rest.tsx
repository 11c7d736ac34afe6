/** On paper, at the foot of a cell: how many events there was no room for, and of what. */
import { rowOf } from './cell-bar.tsx';
import styles from './month-cell.module.css';

/** In a column of a Letter sheet. */
const CHARACTERS_OF_LINE = 34;
/** More kinds than this are counted together. */
const MAX_KINDS = 3;

interface CellRestProps {
  /** By league or by sport. */
  counts: readonly { name: string; count: number }[];
  /** The line of the cell, from 0. */
  line: number;
}

export function CellRest({ counts, line }: CellRestProps) {
  if (counts.length === 0) return null;
  const text = restText(counts);
  const lines = Math.ceil(text.length / CHARACTERS_OF_LINE);
  return (
    <p className={styles.rest} style={{ gridRow: `${rowOf(line)} / span ${lines}` }}>
      {text}
    </p>
  );
}

/** +12 NBA, +54 (NBA 40, NHL 14), +60 (NBA 40, NHL 9, WTA 6, others 5) */
function restText(counts: CellRestProps['counts']): string {
  const sorted = [...counts].sort((a, b) => b.count - a.count);
  const [first] = sorted;
  if (first && sorted.length === 1) return `+${first.count} ${first.name}`;
  const named = sorted.length > MAX_KINDS + 1 ? sorted.slice(0, MAX_KINDS) : sorted;
  const others = sum(sorted.slice(named.length));
  const parts = named.map(({ name, count }) => `${name} ${count}`);
  return `+${sum(sorted)} (${[...parts, ...(others ? [`others ${others}`] : [])].join(', ')})`;
}

function sum(counts: CellRestProps['counts']): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
