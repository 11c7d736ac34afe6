/** One row of a timeline: its label, its marks and its game days. */
import { memo, useState } from 'react';
import { type Axis, percentOf } from './axis.ts';
import { marksIn, type TimelineMark, type TimelineRow } from './marks.ts';
import styles from './timeline-chart.module.css';
import looks from './timeline-marks.module.css';

interface TimelineTrackProps {
  row: TimelineRow;
  index: number;
  axis: Axis;
  /** The stretch of which the marks are drawn. */
  from: number;
  to: number;
  /** The key of the mark that the Tab key reaches; undefined while all are reached, because scripts do not run yet. */
  tabStop: string | null | undefined;
}

export const TimelineTrack = memo(function TimelineTrack(props: TimelineTrackProps) {
  const { row, index, axis, from, to, tabStop } = props;
  const { label, href, gameDays = [] } = row;
  const marks = marksIn(row.marks, from, to);
  const tabIndexOf = (key: string) => (tabStop === undefined ? undefined : tabStop === key ? 0 : -1);
  // Where the font is wide, an ellipsis stands for its end.
  const content = <span title={label}>{label}</span>;
  return (
    <div className={`${styles.row} ${looks.tones}`} data-row={index}>
      {href ? (
        <a href={href} className={styles.label}>
          {content}
        </a>
      ) : (
        <div className={styles.label}>{content}</div>
      )}
      <div className={styles.track}>
        <div
          className={styles.marks}
          data-named={marks.some(({ name }) => name?.side === 'inside') || undefined}
        >
          {marks.map((mark) => (
            <MarkLink
              key={mark.key}
              mark={mark}
              axis={axis}
              rowLabel={label}
              tabIndex={tabIndexOf(mark.key)}
            />
          ))}
        </div>
        {gameDays.length > 0 && <GameStrip gameDays={gameDays} length={axis.length} />}
      </div>
    </div>
  );
});

interface MarkLinkProps {
  mark: TimelineMark;
  axis: Axis;
  rowLabel: string;
  tabIndex: number | undefined;
}

const MarkLink = memo(function MarkLink({ mark, axis, rowLabel, tabIndex }: MarkLinkProps) {
  const { key, at, size, shape, tone, milestone, href, title, words, name } = mark;
  // Thousands of dates would be slow to write, so a mark states its own when it is reached.
  const [isReached, setIsReached] = useState(false);
  return (
    <a
      href={href}
      className={looks.mark}
      data-key={key}
      data-shape={shape}
      data-tone={tone}
      data-milestone={milestone}
      aria-label={`${rowLabel}: ${isReached || shape === 'note' ? words() : title}`}
      tabIndex={tabIndex}
      style={{
        left: percentOf(axis, shape === 'marker' ? at + size / 2 : at),
        width: shape === 'bar' || shape === 'note' ? percentOf(axis, size) : undefined,
      }}
      onFocus={() => setIsReached(true)}
    >
      {shape === 'note' && <span>{words()}</span>}
      {name && (
        <span className={looks.name} data-side={name.side} style={{ width: name.width }}>
          <span>{name.text}</span>
        </span>
      )}
    </a>
  );
});

interface GameStripProps {
  gameDays: NonNullable<TimelineRow['gameDays']>;
  /** The axis's number of days. */
  length: number;
}

/** One path for all game days: a season of baseball has 190, and nobody clicks a line of two pixels. */
function GameStrip({ gameDays, length }: GameStripProps) {
  const most = Math.max(...gameDays.map(({ count }) => count));
  const path = gameDays.map(({ day, count }) => {
    const height = (0.2 + (0.8 * count) / most).toFixed(2);
    return `M${day + 0.1} 1v-${height}h.8v${height}z`;
  });
  return (
    <svg className={styles.games} viewBox={`0 0 ${length} 1`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
}
