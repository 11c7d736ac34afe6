/** The seasons of many leagues in one picture: a row for each, phases as bars, what stands out as markers, and now. */
import { memo, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { daysBetween } from '../../catalog/day.ts';
import { groupBy } from '../../catalog/group-by.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { AxisGrid } from './axis-grid.tsx';
import { LeaguesTable } from './leagues-table.tsx';
import styles from './leagues-timeline.module.css';
import { MarkHint } from './mark-hint.tsx';
import { type LeagueRow, marksIn, mergedRow, placeSeasons } from './rows.ts';
import { Strip } from './strip.tsx';
import { TimelineControls, TimelineLegend } from './timeline-controls.tsx';
import { useLeagueSeasons } from './use-league-seasons.ts';
import { useMarkKeys } from './use-mark-keys.ts';
import { useOneTabStop } from './use-one-tab-stop.ts';
import { usePanZoom } from './use-pan-zoom.ts';
import { type Strips, stripStyle, useView } from './use-view.ts';
import {
  defaultView,
  MONTH_DAYS,
  panView,
  type TimelineAxis,
  type TimelineView,
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
const STRIP_ROWS = 3;
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
  const seasons = useLeagueSeasons(leagues);
  const rows = useMemo(
    () =>
      leagues.map((league, index) => ({
        league,
        seasons: placeSeasons(seasons[index] ?? [], axis, timeZone),
      })),
    [leagues, seasons, axis, timeZone],
  );

  const root = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const strips = useRef<Strips>([]);
  const wanted = props.asked ?? firstView(rows, axis, today);
  const { moving, drawnOf, view, first } = useView(axis, wanted, strips, props.onRest ?? ignore);
  const firstStyle = useMemo(() => stripStyle(axis, first), [axis, first]);
  useEffect(() => {
    // The page was made on another day, or its address has just been read.
    if (!moving.isTouched()) moving.begin({ from: wanted.from, days: wanted.days });
  }, [moving, wanted.from, wanted.days]);
  usePanZoom(area, moving);
  useOneTabStop(root);

  const groups = useMemo(() => [...groupBy(rows, ({ league }) => league.category)], [rows]);
  const pile = useMemo(() => groups.flatMap(([, members]) => inStrips(members)), [groups]);
  const drawnRows = pile.flatMap((members, index) =>
    members.map((row) => mergedRow(row, drawnOf(index + 1).length / finest)),
  );
  const keys = useMarkKeys({ axis, rows: drawnRows, moving, area });
  const inView = useMemo(
    () => rows.map((row) => ({ league: row.league, marks: marksIn(row, view.from, view.from + view.days) })),
    [rows, view],
  );
  const kinds = useMemo(
    () => new Set(rows.flatMap((row) => row.seasons.flatMap(({ kinds }) => kinds))),
    [rows],
  );

  const months = (number: number) => {
    const now = moving.goal();
    moving.glideTo(zoomView(axis, now, (number * MONTH_DAYS) / now.days, placeOfToday(axis, now, today)));
  };
  const goToToday = () => {
    const now = moving.current();
    moving.glideTo({ ...now, from: daysBetween(axis.from, today) - now.days / 4 });
  };
  const gridRef = useCallback((element: HTMLElement | null) => {
    strips.current[0] = element;
  }, []);
  const grid = drawnOf(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn anew is laid out anew
  useLayoutEffect(() => moving.layOut(0), [moving, grid]);
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
            <div key={category} data-sport={members[0]?.league.sportId}>
              {hasHeadings && (
                <div className={styles.group}>
                  <SportIcon sportId={members[0]?.league.sportId ?? ''} size={14} />
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
          <AxisGrid
            ref={gridRef}
            style={firstStyle}
            axis={axis}
            drawn={grid}
            today={today}
            weekStart={visitor.weekStart}
          />
          <div className={styles.corner} />
          {pile.map((members, index) => (
            <Strip
              key={members[0]?.league.slug}
              rows={members}
              firstRow={pile.slice(0, index).flat().length}
              hasHeading={hasHeadings && categoryOf(members) !== categoryOf(pile[index - 1])}
              finest={finest}
              axis={axis}
              drawn={drawnOf(index + 1)}
              view={view}
              reader={reader}
              index={index + 1}
              strips={strips}
              moving={moving}
              style={firstStyle}
            />
          ))}
        </div>
      </div>
      <TimelineLegend kinds={kinds} />
      {hasTable && <LeaguesTable rows={inView} reader={reader} />}
      <MarkHint chart={root} />
    </div>
  );
});

const categoryOf = (members: readonly LeagueRow[] | undefined) => members?.[0]?.league.category;

/** So few rows in each that a strip is drawn within a frame. */
function inStrips(members: readonly LeagueRow[]): LeagueRow[][] {
  return members.length <= STRIP_ROWS
    ? [[...members]]
    : [members.slice(0, STRIP_ROWS), ...inStrips(members.slice(STRIP_ROWS))];
}

/** The usual year; the whole axis for leagues that have nothing in it, as the Olympic Games between two of them. */
function firstView(rows: readonly LeagueRow[], axis: TimelineAxis, today: string): TimelineView {
  const usual = defaultView(axis, today);
  const hasMarks = rows.some((row) => marksIn(row, usual.from, usual.from + usual.days).length > 0);
  return hasMarks ? usual : wholeView(axis);
}

/** Zooming by button keeps today where it is, if it is in view; else the middle. */
function placeOfToday(axis: TimelineAxis, view: TimelineView, today: string): number {
  const place = (daysBetween(axis.from, today) + 0.5 - view.from) / view.days;
  return place >= 0 && place <= 1 ? place : 0.5;
}
