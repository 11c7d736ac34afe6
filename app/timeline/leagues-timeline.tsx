/** The seasons of many leagues in one picture: a row for each, phases as bars, what stands out as markers, and now. */
import { memo, useEffect, useMemo, useRef } from 'react';
import { daysBetween } from '../../catalog/day.ts';
import { groupBy } from '../../catalog/group-by.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { MarkHint } from '../schedule/mark-hint.tsx';
import looks from '../schedule/timeline-marks.module.css';
import { useOneTabStop } from '../schedule/use-one-tab-stop.ts';
import { SportIcon } from '../shell/sport-icon.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { AxisGrid } from './axis-grid.tsx';
import { EmptyNote } from './empty-note.tsx';
import { LeaguesTable } from './leagues-table.tsx';
import styles from './leagues-timeline.module.css';
import { MarkLink, type Reader, shapeOf } from './mark-link.tsx';
import { type LeagueRow, marksIn, mergeEvents, placeMarks } from './rows.ts';
import { TimelineControls, TimelineLegend } from './timeline-controls.tsx';
import { useLeagueMarks } from './use-league-marks.ts';
import { useMarkKeys } from './use-mark-keys.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { type Drawn, layerStyle, useView } from './use-view.ts';
import {
  MONTH_DAYS,
  panView,
  type TimelineAxis,
  type TimelineView,
  usualView,
  wholeView,
  zoomView,
} from './view.ts';

interface LeaguesTimelineProps {
  leagues: readonly LeagueSummary[];
  axis: TimelineAxis;
  visitor: Visitor;
  /** The view that was asked for; without it the usual year, or everything if that year has nothing. */
  asked?: TimelineView | undefined;
  /** How many events side by side stay marks of their own. */
  finest?: number;
  hasTable?: boolean;
  /** Called when the view has come to rest after a movement. */
  onRest?: (view: TimelineView) => void;
}

const FINEST = 60;
/** One press of a button. */
const ZOOM_STEP = 1.5;
const PAN_STEP = 0.5;

const ignore = () => {};

// The default export because lazyPart asks for one.
export default memo(function LeaguesTimeline(props: LeaguesTimelineProps) {
  const { leagues, axis, visitor, finest = FINEST, hasTable = false } = props;
  const { timeZone, today, hour12 } = visitor;
  // Without the minute, so that a mark is not written anew with every one.
  const reader = useMemo(() => ({ timeZone, today, hour12 }), [timeZone, today, hour12]);
  const marks = useLeagueMarks(leagues);
  const rows = useMemo(
    () => leagues.map((league, index) => ({ league, marks: placeMarks(marks[index] ?? [], axis, timeZone) })),
    [leagues, marks, axis, timeZone],
  );

  const root = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const wanted = props.asked ?? firstView(rows, axis, today);
  const { moving, drawn, view, first } = useView(axis, wanted, layer, props.onRest ?? ignore);
  const firstStyle = useMemo(() => layerStyle(axis, first), [axis, first]);
  useEffect(() => {
    // The page was made on another day, or its address has just been read.
    if (!moving.isTouched()) moving.begin({ from: wanted.from, days: wanted.days });
  }, [moving, wanted.from, wanted.days]);
  usePanZoom(area, moving);
  useOneTabStop(root);

  const merged = useMemo(
    () => rows.map((row) => ({ ...row, marks: mergeEvents(row.marks, drawn.length / finest) })),
    [rows, drawn.length, finest],
  );
  const keys = useMarkKeys({ axis, rows: merged, moving, area });
  const inView = useMemo(
    () => merged.map((row) => ({ ...row, marks: marksIn(row.marks, view.from, view.from + view.days) })),
    [merged, view],
  );
  const kinds = useMemo(() => new Set(rows.flatMap((row) => row.marks.map(({ kind }) => kind))), [rows]);

  const months = (number: number) => {
    const now = moving.goal();
    moving.glideTo(zoomView(axis, now, (number * MONTH_DAYS) / now.days, placeOfToday(axis, now, today)));
  };
  const goToToday = () => {
    const now = moving.current();
    moving.glideTo({ ...now, from: daysBetween(axis.from, today) - now.days / 4 });
  };
  const groups = [...groupBy(merged, ({ league }) => league.category)];
  const hasHeadings = groups.length > 1;

  return (
    <div ref={root} className={styles.timeline}>
      <TimelineControls
        axis={axis}
        view={view}
        onPan={(direction) =>
          moving.glideTo(panView(axis, moving.goal(), direction * PAN_STEP * moving.goal().days))
        }
        onZoom={(direction) => moving.glideTo(zoomView(axis, moving.goal(), ZOOM_STEP ** direction))}
        onMonths={months}
        onToday={goToToday}
      />
      <div className={styles.chart}>
        <div className={styles.labels}>
          <div className={styles.corner} />
          {groups.map(([category, members]) => (
            <div key={category} data-sport={members[0]?.league.icon}>
              {hasHeadings && (
                <div className={styles.group}>
                  <SportIcon icon={members[0]?.league.icon ?? ''} size={14} />
                  {category}
                </div>
              )}
              {members.map(({ league }) => (
                <a key={league.slug} href={league.path} className={styles.label}>
                  {league.name}
                </a>
              ))}
            </div>
          ))}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: no fieldset; what it holds are links. */}
        <div
          ref={area}
          className={styles.area}
          role="group"
          aria-label="Timeline; arrow keys go from mark to mark, plus and minus zoom"
          {...keys}
        >
          <div
            ref={layer}
            className={styles.layer}
            // React sees no change in it: from here on the layer is moved by hand.
            style={firstStyle}
          >
            <AxisGrid axis={axis} drawn={drawn} today={today} weekStart={visitor.weekStart} />
            <div className={styles.corner} />
            {groups.map(([category, members]) => (
              <div key={category} data-sport={members[0]?.league.icon} className={looks.tones}>
                {hasHeadings && <div className={styles.group} />}
                {members.map((row) => (
                  <Track
                    key={row.league.slug}
                    row={row}
                    index={merged.indexOf(row)}
                    axis={axis}
                    drawn={drawn}
                    view={view}
                    reader={reader}
                  />
                ))}
              </div>
            ))}
          </div>
        </div>
      </div>
      <TimelineLegend kinds={kinds} />
      {hasTable && <LeaguesTable rows={inView} reader={reader} />}
      <MarkHint chart={root} />
    </div>
  );
});

interface TrackProps {
  row: LeagueRow;
  index: number;
  axis: TimelineAxis;
  drawn: Drawn;
  view: TimelineView;
  reader: Reader;
}

const Track = memo(function Track({ row, index, axis, drawn, view, reader }: TrackProps) {
  const marks = marksIn(row.marks, drawn.from, drawn.to);
  const isEmpty = marksIn(marks, view.from, view.from + view.days).length === 0;
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

/** The usual year; the whole axis for leagues that have nothing in it, as the Olympic Games between two of them. */
function firstView(rows: readonly LeagueRow[], axis: TimelineAxis, today: string): TimelineView {
  const usual = usualView(axis, today);
  const hasMarks = rows.some(({ marks }) => marksIn(marks, usual.from, usual.from + usual.days).length > 0);
  return hasMarks ? usual : wholeView(axis);
}

/** Zooming by button keeps today where it is, if it is in view; else the middle. */
function placeOfToday(axis: TimelineAxis, view: TimelineView, today: string): number {
  const place = (daysBetween(axis.from, today) + 0.5 - view.from) / view.days;
  return place >= 0 && place <= 1 ? place : 0.5;
}
