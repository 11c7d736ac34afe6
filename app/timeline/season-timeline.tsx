/** A season as a picture: phases as bars, key dates as markers, game days as a strip, on one axis with today's line. */

import { type CSSProperties, type KeyboardEvent, memo, useLayoutEffect, useMemo, useRef } from 'react';
import type { SportsEvent } from '../../catalog/event.ts';
import { milestoneOf } from '../../catalog/milestone.ts';
import { statusOf } from '../../catalog/status.ts';
import { currentAddress, navigateSearch } from '../router/navigate.ts';
import { searchText } from '../router/search-text.ts';
import { monthText, whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Notice } from '../ui/notice.tsx';
import { MarkHint } from './mark-hint.tsx';
import styles from './season-timeline.module.css';
import { monthTicks, type Stretch, type Tick } from './timeline-axis.ts';
import {
  axisOf,
  layOutTimeline,
  type Mark,
  markName,
  type Timeline,
  type TimelineRow,
} from './timeline-layout.ts';
import { TimelineLegend } from './timeline-legend.tsx';
import looks from './timeline-marks.module.css';
import { TimelineTable } from './timeline-table.tsx';
import { readZoom, withZoom, type Zoom, zoomsFor } from './timeline-zoom.ts';
import { MARKS, useOneTabStop } from './use-one-tab-stop.ts';
import { useVisibleWidth } from './use-visible-width.ts';

interface SeasonTimelineProps {
  events: readonly SportsEvent[];
  sport: string;
  visitor: Visitor;
  /** The address of an event's details. */
  hrefOf: (event: SportsEvent) => string;
  /** What the address asks for. Not read from it here: a view out of sight would follow every filter. */
  zoom: string | null;
}

/** Pixels: a month narrower than this has no room for its name, so the axis scrolls instead. */
const NARROWEST_MONTH = 54;
const ROOMY_MONTH = 110;
/** Weeks are numbered where a month has room for five numbers. */
const MONTH_WITH_WEEKS = 100;
/** A fraction of the axis: the line below a shorter row would say nothing that its marks do not. */
const SHORTEST_SPAN = 0.05;
// The default export because lazyPart asks for one.
export default function SeasonTimeline(props: SeasonTimelineProps) {
  if (props.events.length === 0) return <p className={styles.empty}>Nothing to show.</p>;
  return <Chart {...props} />;
}

function Chart({ events, sport, visitor, hrefOf, zoom: asked }: SeasonTimelineProps) {
  const { timeZone, today, weekStart } = visitor;
  const root = useRef<HTMLDivElement>(null);
  const { scroller, corner, width } = useVisibleWidth();
  useOneTabStop(root);

  const months = useMemo(() => monthTicks(axisOf(events, timeZone)).length, [events, timeZone]);
  const zooms = zoomsFor(months);
  const { zoom, warning: warnings } = readZoom(asked, months);
  const axisWidth = Math.max((width * months) / Math.min(zoom.months, months), months * NARROWEST_MONTH);
  const timeline = useMemo(
    () => layOutTimeline(events, { timeZone, today, weekStart }, axisWidth),
    [events, timeZone, today, weekStart, axisWidth],
  );

  const now = timeline?.now ?? null;
  const begin = timeline?.rows[0]?.at ?? 0;
  useLayoutEffect(() => {
    const element = scroller.current;
    // Today in the middle, or else the season's first day at the left.
    if (element) element.scrollLeft = now === null ? begin * axisWidth - 16 : now * axisWidth - width / 2;
  }, [scroller, axisWidth, width, now, begin]);

  if (!timeline) return null;
  const isRoomy = axisWidth / months >= ROOMY_MONTH;
  const row = (each: TimelineRow) => (
    <Row
      key={each.key}
      row={each}
      length={timeline.axis.length}
      sport={sport}
      visitor={visitor}
      hrefOf={hrefOf}
    />
  );
  return (
    <div ref={root} className={`${styles.timeline} ${looks.tones}`} data-sport={sport}>
      {warnings && <Notice>{warnings}</Notice>}
      <div className={styles.controls}>
        <TimelineLegend rows={timeline.rows} />
        {zooms.length > 1 && (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in the line of its buttons.
          <div className={looks.zoom} role="group" aria-label="Zoom">
            {zooms.map((each) => (
              <button key={each.name} type="button" aria-pressed={each === zoom} onClick={() => zoomTo(each)}>
                {each.name}
              </button>
            ))}
          </div>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys move between the links inside. */}
      <div ref={scroller} className={styles.scroller} onKeyDown={moveBetweenMarks}>
        <div className={styles.chart} style={{ '--axis': `${axisWidth}px` } as CSSProperties}>
          <div ref={corner} className={styles.corner} />
          <Grid timeline={timeline} isRoomy={isRoomy} hasWeeks={axisWidth / months >= MONTH_WITH_WEEKS} />
          {timeline.rows.map(row)}
        </div>
      </div>
      <MarkHint chart={root} />
      <TimelineTable rows={timeline.rows} visitor={visitor} />
      <p className={styles.all}>
        <a href="/timeline">Timeline of all leagues</a>
      </p>
    </div>
  );
}

function zoomTo(zoom: Zoom) {
  const search = new URLSearchParams(currentAddress().search);
  navigateSearch(searchText(withZoom(search, zoom)), { keepScroll: true });
}

/** The marks are one tab stop; the arrows lead through them all, Home and End to the first and the last. */
function moveBetweenMarks(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const marks = [...event.currentTarget.querySelectorAll<HTMLElement>(MARKS)];
  const current = marks.indexOf(event.target as HTMLElement);
  if (current < 0) return;
  const target = {
    ArrowLeft: Math.max(current - 1, 0),
    ArrowUp: Math.max(current - 1, 0),
    ArrowRight: Math.min(current + 1, marks.length - 1),
    ArrowDown: Math.min(current + 1, marks.length - 1),
    Home: 0,
    End: marks.length - 1,
  }[event.key];
  if (target === undefined) return;
  event.preventDefault();
  marks[target]?.focus();
}

const percent = (fraction: number) => `${+(fraction * 100).toFixed(3)}%`;
const stretchStyle = ({ at, size }: Stretch) => ({ left: percent(at), width: percent(size) });

interface GridProps {
  timeline: Timeline;
  /** Whether a month's name can be written in full. */
  isRoomy: boolean;
  hasWeeks: boolean;
}

/** Months, weeks and today. Not for screen readers: what they hear names its own date. */
function Grid({ timeline: { months, weeks, now }, isRoomy, hasWeeks }: GridProps) {
  return (
    <div className={styles.grid} aria-hidden="true">
      {months.map((tick, index) => (
        <div key={tick.day} className={styles.month} style={stretchStyle(tick)}>
          <span>{isRoomy ? monthText(tick.day) : shortMonth(tick, index === 0)}</span>
        </div>
      ))}
      {hasWeeks &&
        weeks.map((tick) => (
          <div key={tick.day} className={styles.week} style={stretchStyle(tick)}>
            {Number(tick.day.slice(8))}
          </div>
        ))}
      {now !== null && (
        <div className={looks.now} style={{ left: percent(now) }}>
          <span>today</span>
        </div>
      )}
    </div>
  );
}

/** The year stands at the first month and wherever it changes. English months are told apart by three letters. */
function shortMonth({ day }: Tick, isFirst: boolean): string {
  const month = monthText(day).slice(0, 3);
  return isFirst || day.slice(5, 7) === '01' ? `${month} ’${day.slice(2, 4)}` : month;
}

interface RowProps {
  row: TimelineRow;
  /** The axis's number of days. */
  length: number;
  sport: string;
  visitor: Visitor;
  hrefOf: (event: SportsEvent) => string;
}

/** Kept while the address changes: only another width or other events make it render anew. */
const Row = memo(function Row({ row, length, sport, visitor, hrefOf }: RowProps) {
  const games = row.games.reduce((sum, { count }) => sum + count, 0);
  const isSpanDrawn = !row.isFramed && row.size >= SHORTEST_SPAN;
  return (
    <div className={styles.row}>
      <div className={styles.label}>
        <span>{row.label}</span>
        {games > 0 && <small>{games === 1 ? '1 game' : `${games.toLocaleString('en')} games`}</small>}
      </div>
      <div className={styles.track}>
        <div
          className={styles.lanes}
          data-thin={row.areMarkersThin || undefined}
          style={{ '--lanes': row.lanes } as CSSProperties}
        >
          {row.marks.map((mark) => (
            <MarkLink key={mark.events[0].id} mark={mark} sport={sport} visitor={visitor} hrefOf={hrefOf} />
          ))}
        </div>
        {row.gameDays.length > 0 && <GameStrip row={row} length={length} />}
        {isSpanDrawn && <div className={styles.span} style={stretchStyle(row)} />}
      </div>
    </div>
  );
});

/** One path for all game days: a season of baseball has 190, and nobody clicks a line of two pixels. */
function GameStrip({ row: { gameDays }, length }: { row: TimelineRow; length: number }) {
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

interface MarkLinkProps {
  mark: Mark;
  sport: string;
  visitor: Visitor;
  hrefOf: (event: SportsEvent) => string;
}

function MarkLink({ mark, sport, visitor, hrefOf }: MarkLinkProps) {
  const { events, shape, tone, lane, name } = mark;
  const [event] = events;
  const status = statusOf(event, sport, visitor.now, visitor.timeZone);
  const isOff = events.length === 1 && (status === 'cancelled' || status === 'postponed');
  // A merged mark leads to the first of its events, and says so.
  const title = events.length === 1 ? event.name : `${event.name} and ${events.length - 1} more`;
  const when =
    events.length === 1 ? whenText(event, visitor) : whenText({ start: mark.from, end: mark.to }, visitor);
  const facts = isOff ? `${when} · ${status}` : when;
  // A marker has a width of its own.
  const width = shape === 'bar' ? percent(mark.size) : undefined;
  const style = { left: percent(mark.at), width, '--lane': lane } as CSSProperties;
  return (
    <a
      href={hrefOf(event)}
      className={`${looks.mark} ${styles.mark}`}
      data-shape={shape}
      data-tone={tone}
      data-milestone={milestoneOf(event) ?? undefined}
      data-off={isOff || undefined}
      aria-label={`${title}, ${facts}`}
      style={style}
    >
      {name && (
        <span
          className={styles.name}
          data-side={name.side}
          style={{ width: `calc(var(--axis) * ${name.size.toFixed(5)})` }}
        >
          <span>{markName(events)}</span>
        </span>
      )}
    </a>
  );
}
