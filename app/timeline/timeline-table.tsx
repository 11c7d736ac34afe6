/** The timeline as a table, for screen readers and for those who copy: what is in view of each row, in words. */
import { memo, useState } from 'react';
import type { Reader } from '../time/format.ts';
import { type PlacedMark, type PlacedRow, wordsOf } from './drawn-rows.ts';
import { marksIn } from './marks.ts';
import styles from './timeline-controls.module.css';
import type { TimelineView } from './view.ts';

interface TimelineTableProps {
  rows: readonly PlacedRow[];
  view: TimelineView;
  reader: Reader;
}

export function TimelineTable(props: TimelineTableProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={`${styles.table} screen-only`}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>View as table</summary>
      <Table {...props} isOpen={isOpen} />
    </details>
  );
}

// Its texts are slow to write, so while it is closed it stays what it was, whatever comes into view.
const isLeftAsItIs = (_: object, { isOpen }: { isOpen: boolean }) => !isOpen;

const Table = memo(function Table({ rows, view, reader }: TimelineTableProps & { isOpen: boolean }) {
  return (
    <table>
      <caption className="visually-hidden">What is in view</caption>
      <thead>
        <tr>
          <th scope="col">League</th>
          <th scope="col">In view</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, marks }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td>{textOf(marksIn(marks, view.from, view.from + view.days), rows.length > 1, reader)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}, isLeftAsItIs);

/** Phases and milestones by name; other events by number, or one by one. */
function textOf(marks: readonly PlacedMark[], isShort: boolean, reader: Reader): string {
  const listed = isShort ? marks.filter(({ kind }) => kind !== 'event') : marks;
  const texts = listed.map((mark) => wordsOf(mark, reader));
  const rest = marks.length - listed.length;
  if (rest > 0) texts.push(rest === 1 ? '1 more event' : `${rest} more events`);
  return texts.length > 0 ? texts.join('; ') : 'No events';
}
