/** On paper, at the foot of a cell: how many events there was no room for, and of what. */
import { rowOf } from './cell-bar.tsx';
import styles from './month-cell.module.css';
import { REST_LINES } from './paper-lines.ts';

/** In a column of a Letter sheet. */
const CHARACTERS_OF_LINE = 31;

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

/** +12 NBA, +54 (NBA 40, NHL 14), +60 (NBA 40, NHL 9, others 11): as many names as two lines have room for. */
function restText(counts: CellRestProps['counts']): string {
  const sorted = [...counts].sort((a, b) => b.count - a.count);
  const [first] = sorted;
  if (first && sorted.length === 1) return `+${first.count} ${first.name}`;
  const texts = sorted.map((_, index) => textWith(sorted, sorted.length - index));
  return texts.find(({ length }) => length <= REST_LINES * CHARACTERS_OF_LINE) ?? texts.at(-1) ?? '';
}

function textWith(counts: CellRestProps['counts'], names: number): string {
  const parts = counts.slice(0, names).map(({ name, count }) => `${name} ${count}`);
  const others = sum(counts.slice(names));
  if (others > 0) parts.push(`others ${others}`);
  return `+${sum(counts)} (${parts.join(', ')})`;
}

function sum(counts: CellRestProps['counts']): number {
  return counts.reduce((total, { count }) => total + count, 0);
}
