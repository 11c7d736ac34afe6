/** Some rows of a category: a strip of the picture that is moved, laid out and drawn by itself. */
import { type CSSProperties, memo, type RefObject, useLayoutEffect } from 'react';
import { EmptyNote } from './empty-note.tsx';
import styles from './leagues-timeline.module.css';
import { MarkLink, percentOf, type Reader, shapeOf } from './mark-link.tsx';
import { type LeagueRow, marksIn, mergedRow } from './rows.ts';
import { nowOn } from './timeline-axis.ts';
import looks from './timeline-marks.module.css';
import type { Drawn, MovingView, Strips } from './use-view.ts';
import type { TimelineAxis, TimelineView } from './view.ts';

interface StripProps {
  rows: readonly LeagueRow[];
  /** The number of its first row in the picture. */
  firstRow: number;
  hasHeading: boolean;
  /** How many events side by side stay marks of their own. */
  finest: number;
  axis: TimelineAxis;
  drawn: Drawn;
  view: TimelineView;
  reader: Reader;
  /** Its place in the pile. */
  index: number;
  strips: RefObject<Strips>;
  moving: MovingView;
  style: CSSProperties;
}

export const Strip = memo(function Strip(props: StripProps) {
  const { rows, firstRow, hasHeading, finest, axis, drawn, view, reader, index, strips, moving } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew is laid out anew
  useLayoutEffect(() => moving.layOut(index), [moving, index, drawn]);
  const now = nowOn(axis, reader.today);
  return (
    <div
      ref={(element) => {
        strips.current[index] = element;
      }}
      className={`${looks.tones} ${styles.strip}`}
      data-sport={rows[0]?.league.sportId}
      // React sees no change in it: from here on the strip is moved by hand.
      style={props.style}
    >
      {hasHeading && <div className={styles.group} />}
      {rows.map((row, place) => (
        <Track
          key={row.league.slug}
          row={mergedRow(row, drawn.length / finest)}
          index={firstRow + place}
          axis={axis}
          drawn={drawn}
          view={view}
          reader={reader}
        />
      ))}
      {now !== null && (
        <div className={`${looks.now} ${styles.now}`} style={{ left: percentOf(axis, now * axis.length) }} />
      )}
    </div>
  );
});

type TrackProps = Pick<StripProps, 'index' | 'axis' | 'drawn' | 'view' | 'reader'> & { row: LeagueRow };

const Track = memo(function Track({ row, index, axis, drawn, view, reader }: TrackProps) {
  const marks = marksIn(row, drawn.from, drawn.to);
  const isEmpty = marksIn(row, view.from, view.from + view.days).length === 0;
  return (
    <div className={styles.track} data-row={index}>
      {marks.map((mark) => {
        const [{ season, kind, target, start }] = mark.marks;
        return (
          <MarkLink
            key={`${season} ${kind} ${target} ${start}`}
            mark={mark}
            league={row.league}
            axis={axis}
            shape={shapeOf(mark, drawn.length)}
            reader={reader}
          />
        );
      })}
      {isEmpty && <EmptyNote row={row} axis={axis} view={view} reader={reader} />}
    </div>
  );
});
