/** Why a row shows nothing: when its league comes next, or when it was last. */
import styles from './leagues-timeline.module.css';
import { hrefOf, percentOf, type Reader, wordsOf } from './mark-link.tsx';
import type { LeagueRow } from './rows.ts';
import type { TimelineAxis, TimelineView } from './view.ts';

interface EmptyNoteProps {
  row: LeagueRow;
  axis: TimelineAxis;
  view: TimelineView;
  reader: Reader;
}

export function EmptyNote({ row: { league, marks }, axis, view, reader }: EmptyNoteProps) {
  const style = { left: percentOf(axis, view.from), width: percentOf(axis, view.days) };
  const next = marks.find(({ at }) => at >= view.from + view.days);
  const last = marks.findLast(({ at }) => at < view.from);
  const mark = next ?? last;
  return (
    <p className={styles.note} style={style}>
      {mark ? (
        <a
          href={hrefOf(league, mark.marks[0])}
          data-shape="note"
          aria-label={`${league.name}: ${sayWhen(mark === next)} ${wordsOf(mark, reader)}`}
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
