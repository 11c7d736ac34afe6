/** Why a row shows nothing: when its league comes next, or when it was last. */
import styles from './leagues-timeline.module.css';
import { hrefOf, percentOf, type Reader, wordsOf } from './mark-link.tsx';
import { type LeagueRow, marksIn } from './rows.ts';
import type { TimelineAxis, TimelineView } from './view.ts';

interface EmptyNoteProps {
  row: LeagueRow;
  axis: TimelineAxis;
  view: TimelineView;
  reader: Reader;
}

export function EmptyNote({ row, axis, view, reader }: EmptyNoteProps) {
  const style = { left: percentOf(axis, view.from), width: percentOf(axis, view.days) };
  const [next] = marksIn(row, view.from + view.days, Infinity);
  const mark = next ?? marksIn(row, -Infinity, view.from).at(-1);
  return (
    <p className={styles.note} style={style}>
      {mark ? (
        <a
          href={hrefOf(row.league, mark.marks[0])}
          data-shape="note"
          aria-label={`${row.league.name}: ${sayWhen(mark === next)} ${wordsOf(mark, reader)}`}
        >
          {sayWhen(mark === next)} {wordsOf(mark, reader)}
        </a>
      ) : (
        'No dates in these years'
      )}
    </p>
  );
}

const sayWhen = (isAhead: boolean) => (isAhead ? 'Next:' : 'Last:');
