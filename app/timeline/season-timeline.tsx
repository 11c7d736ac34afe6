/** A season as a picture: phases as bars, key dates as markers, game days as a strip, on one axis with today's line. */
import { useEffect, useMemo } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { currentAddress, searchText } from '../router/address.ts';
import { navigateSearch } from '../router/navigate.ts';
import type { Visitor } from '../time/visitor.tsx';
import { Notice } from '../ui/notice.tsx';
import { usePrinting } from '../util/use-printing.ts';
import { type Axis, MONTH_DAYS, nowOn } from './axis.ts';
import { ButtonGroup } from './button-group.tsx';
import { axisOf, type SeasonRow, seasonRows } from './season-layout.ts';
import { SeasonTable } from './season-table.tsx';
import styles from './timeline-chart.module.css';
import { TimelineChart } from './timeline-chart.tsx';
import around from './timeline-controls.module.css';
import { type LegendItem, TimelineLegend } from './timeline-legend.tsx';
import { readZoom, withZoom, type Zoom, zoomsFor } from './timeline-zoom.ts';
import { useTimelineView } from './use-timeline-view.ts';
import { drawnRange, type TimelineView, wholeView } from './view.ts';
import { withNote, withoutFragments } from './visible-rows.ts';

interface SeasonTimelineProps {
  events: readonly SportsEvent[];
  sport: string;
  visitor: Visitor;
  /** The address of an event's details. */
  hrefOf: (event: SportsEvent) => string;
  /** From the URL. */
  zoom: string | null;
}

/** Pixels: rather than show narrower months, the axis scrolls. */
const NARROWEST_MONTH = 54;
/** Pixels: the axis on a page of A4. */
const PAPER_WIDTH = 540;

// The default export because lazyComponent needs one.
export default function SeasonTimeline(props: SeasonTimelineProps) {
  if (props.events.length === 0) return <p className={styles.empty}>No events to show.</p>;
  return <SeasonPicture {...props} />;
}

function SeasonPicture({ events, sport, visitor, hrefOf, zoom: requested }: SeasonTimelineProps) {
  const { timeZone, today, hour12, dateOrder } = visitor;
  const axis = useMemo(() => axisOf(events, timeZone), [events, timeZone]);
  const months = Math.round(axis.length / MONTH_DAYS);
  const { zoom, warning } = readZoom(requested, months);
  const viewFor = (chosen: Zoom, width: number) => seasonView(axis, chosen, width, today);
  const chart = useTimelineView(axis, (width) => viewFor(zoom, width));

  const isPrinting = usePrinting();
  const axisWidth = isPrinting ? PAPER_WIDTH : (chart.width / chart.days) * axis.length;
  const rows = useMemo(
    () =>
      axisWidth > 0
        ? seasonRows(events, { axis, axisWidth, visitor: { timeZone, today, hour12, dateOrder }, hrefOf })
        : [],
    [events, axis, axisWidth, timeZone, today, hour12, dateOrder, hrefOf],
  );

  const { view } = chart;
  const shownRows = useMemo(
    () => rows.map((row) => withoutFragments(withNote(row, view), view, axisWidth / axis.length)),
    [rows, view, axisWidth, axis.length],
  );

  const choose = (chosen: Zoom) => {
    chart.begin(viewFor(chosen, chart.width));
    const search = withZoom(new URLSearchParams(currentAddress().search), chosen);
    navigateSearch(searchText(search), { keepScroll: true });
  };
  // The browser's Back button changes the zoom as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever the visitor has done since
  useEffect(() => chart.begin(viewFor(zoom, chart.width)), [zoom]);

  const whole = { ...drawnRange(wholeView(axis)), from: 0, to: axis.length };
  const zooms = zoomsFor(months);
  const isChosen = (each: Zoom) => Math.abs(viewFor(each, chart.width).days - chart.days) < 0.5;
  return (
    <div className={`${styles.timeline} ${styles.season}`} data-sport={sport}>
      {warning && <Notice>{warning}</Notice>}
      <div className={around.controls}>
        <TimelineLegend items={legendOf(rows)} />
        {zooms.length > 1 && (
          <ButtonGroup label="Zoom">
            {zooms.map((each) => (
              <button
                key={each.name}
                type="button"
                aria-pressed={isChosen(each)}
                onClick={() => choose(each)}
              >
                {each.name}
              </button>
            ))}
          </ButtonGroup>
        )}
      </div>
      <TimelineChart
        axis={axis}
        rows={isPrinting ? rows : shownRows}
        // Paper has room for the whole season.
        chart={isPrinting ? { ...chart, drawn: whole } : chart}
        visitor={visitor}
      />
      <SeasonTable rows={rows} visitor={visitor} />
      <p className={around.all}>
        <a href="/timeline">All leagues on one timeline</a>
      </p>
    </div>
  );
}

/** Today in the middle, or else the season's first day at the left. */
function seasonView(axis: Axis, zoom: Zoom, width: number, today: string): TimelineView {
  const longest = width > 0 ? (width / NARROWEST_MONTH) * MONTH_DAYS : axis.length;
  const days = Math.min(zoom.months * MONTH_DAYS, longest, axis.length);
  const now = nowOn(axis, today);
  return { days, from: now === null ? 0 : now - days / 2 };
}

function legendOf(rows: readonly SeasonRow[]): LegendItem[] {
  const marks = rows.flatMap((row) => row.marks);
  const hasBar = (tone: string) => marks.some((mark) => mark.tone === tone && mark.shape === 'bar');
  const hasMarker = (...kinds: (string | null)[]) =>
    marks.some(({ shape, milestone }) => shape === 'marker' && kinds.includes(milestone));
  const items: [boolean, ...LegendItem][] = [
    [hasBar('phase'), 'phase', 'Phase'],
    [hasBar('event'), 'event', 'Several days'],
    [hasMarker(null, 'final', 'major'), 'marker', 'One day'],
    [hasMarker('draft'), 'draft', 'Draft'],
    [hasMarker('allstar'), 'allstar', 'All-star'],
    [marks.some(({ tone }) => tone === 'final'), 'final', 'Final'],
    [rows.some(({ gameDays = [] }) => gameDays.length > 0), 'games', 'Game days'],
  ];
  return items.filter(([isThere]) => isThere).map(([, shape, meaning]) => [shape, meaning]);
}
