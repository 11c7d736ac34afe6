/**
 * A month of all sports: bars for what lasts, the day's biggest events, and how much is on by sport. On small screens a
 * day has dots, and the chosen one its list below.
 */
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { statusOf } from '../../catalog/event/status.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { highlightsOfDay } from '../../catalog/ranking/most-important.ts';
import { isInCalendar } from '../data/known-days.ts';
import { leagueFacts, sportOf } from '../data/site-map.ts';
import { CellBar, rowOf } from '../month/cell-bar.tsx';
import { CellEntry } from '../month/cell-entry.tsx';
import { CellRest } from '../month/cell-rest.tsx';
import dayGrid from '../month/day-grid.module.css';
import { DayGrid } from '../month/day-grid.tsx';
import cellStyles from '../month/month-cell.module.css';
import { paperLines, REST_LINES } from '../month/paper-lines.ts';
import { countBySport } from '../sport/sport-counts.ts';
import { customMedia } from '../theme.ts';
import { longDay, shortDay } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import { usePrinting } from '../util/use-printing.ts';
import { DayList } from './day-list.tsx';
import type { DayOfEvents } from './events-by-day.ts';
import { longSpans, MAX_LANES, type MonthBar, monthBars } from './month-bars.ts';
import styles from './month-board.module.css';

interface MonthBoardProps {
  /** Whole weeks. */
  days: readonly DayOfEvents[];
  month: string;
  /** The day in the URL: keyboard navigation starts there, and small screens list its events. */
  chosen: string;
  visitor: Visitor;
  hrefOfDay: (day: string) => string;
  /** The month with another day chosen. */
  hrefOfSelected: (day: string) => string;
  /** Called when the keyboard leads to a day of another month. */
  onMove: (day: string) => void;
}

interface BoardDay extends DayOfEvents {
  /** The bars that begin in this cell. */
  bars: readonly MonthBar[];
  highlights: readonly SportsEvent[];
  /** The first line below the bars of the week. */
  line: number;
  /** What has neither a bar nor a line. */
  rest: readonly SportsEvent[];
}

const MAX_HIGHLIGHTS = 3;
const MAX_DOTS = 3;

export default function MonthBoard(props: MonthBoardProps) {
  const { days, month, chosen, visitor, hrefOfDay, hrefOfSelected, onMove } = props;
  const isPrinting = usePrinting();
  const isSmall = useMedia(customMedia.tablet ?? '') && !isPrinting;
  const weeks = boardWeeks(days, visitor, isPrinting);
  const most = Math.max(...days.map(({ events }) => events.length), 1);
  return (
    <>
      <DayGrid
        weeks={weeks}
        month={month}
        chosen={chosen}
        isSelectionShown={isSmall}
        visitor={visitor}
        className={styles.board}
        onMove={(day) => {
          const isInRange = isInCalendar(day);
          if (isInRange) onMove(day);
          return isInRange;
        }}
      >
        {(day, tabIndex) => (
          <div className={`${cellStyles.day} ${styles.day}`}>
            <Head
              day={day}
              most={most}
              visitor={visitor}
              href={isSmall ? hrefOfSelected(day.day) : hrefOfDay(day.day)}
              keepsScroll={isSmall}
              tabIndex={tabIndex}
            />
            {!isSmall && (
              <Content
                day={day}
                visitor={visitor}
                href={hrefOfDay(day.day)}
                tabIndex={tabIndex}
                isPrinting={isPrinting}
              />
            )}
          </div>
        )}
      </DayGrid>
      {isSmall ? (
        <ChosenDay
          day={chosen}
          events={days.find(({ day }) => day === chosen)?.events ?? []}
          visitor={visitor}
        />
      ) : (
        <p className={styles.legend}>
          <span>Bars: events per sport</span>
          <span className={styles.open}>Dates estimated or to be confirmed</span>
        </p>
      )}
    </>
  );
}

function boardWeeks(days: readonly DayOfEvents[], visitor: Visitor, isPrinting: boolean): BoardDay[][] {
  const lines = isPrinting ? paperLines(days.length / 7) : undefined;
  const all = days.flatMap(({ events }) => events);
  const spans = longSpans(all, visitor);
  return Array.from({ length: days.length / 7 }, (_, index) => {
    const week = days.slice(index * 7, index * 7 + 7);
    const bars = monthBars(
      spans,
      week.map(({ day }) => day),
      // On paper, half of the lines are for the days.
      lines && Math.min(MAX_LANES, Math.floor(lines / 2)),
    );
    const line = 1 + Math.max(-1, ...bars.map(({ lane }) => lane));
    /** For how many of the named events there is a line. */
    const room = (named: readonly SportsEvent[], all: readonly SportsEvent[]) => {
      if (lines === undefined) return MAX_HIGHLIGHTS;
      const isAll = named.length === all.length && all.length <= lines - line;
      return isAll ? all.length : lines - line - REST_LINES;
    };
    const inBars = new Set(bars.flatMap(({ span }) => span.events));
    const lasting = new Set(spans.flatMap((span) => span.events));
    return week.map(({ day, events }): BoardDay => {
      const named = events.filter((event) => !lasting.has(event) && !isCountedOnly(event));
      const others = events.filter((event) => !inBars.has(event));
      const highlights = highlightsOfDay(named, leagueFacts, room(named, others));
      return {
        day,
        events,
        bars: bars.filter((bar) => bar.day === day),
        highlights,
        line,
        rest: others.filter((event) => !highlights.includes(event)),
      };
    });
  });
}

interface CellProps {
  day: BoardDay;
  visitor: Visitor;
  href: string;
  /** 0 for the one day of the grid, and its links, that Tab stops at. */
  tabIndex: 0 | -1;
}

function Head({ day, most, visitor, href, keepsScroll, tabIndex }: CellProps & HeadProps) {
  const { events } = day;
  const count = events.length === 0 ? 'no events' : countText(events.length, 'event');
  return (
    <div className={styles.head}>
      <a
        className={`${dayGrid.number} ${cellStyles.number} ${styles.number}`}
        href={href}
        tabIndex={tabIndex}
        aria-current={day.day === visitor.today ? 'date' : undefined}
        aria-label={`${longDay(day.day, visitor)}, ${count}`}
        data-keep-scroll={keepsScroll || undefined}
      >
        <b>{Number(day.day.slice(8))}</b>
        {events.length > 0 && <span className={styles.count}>{events.length}</span>}
      </a>
      <Density events={events} most={most} />
    </div>
  );
}

interface HeadProps {
  /** The number of events of the fullest day. */
  most: number;
  keepsScroll: boolean;
}

/** How much is on, by sport: a line as long as the day is full; on small screens dots of the largest sports. */
function Density({ events, most }: { events: readonly SportsEvent[]; most: number }) {
  const counts = countBySport(events);
  if (counts.length === 0) return null;
  const words = counts.map(({ name, count }) => `${count} ${name}`).join(', ');
  const largest = [...counts].sort((a, b) => b.count - a.count).slice(0, MAX_DOTS);
  return (
    <p
      className={styles.density}
      role="img"
      aria-label={words}
      title={words}
      // Of the square root, so that quiet days can be told apart beside one with two hundred games.
      style={{ width: `${Math.round(Math.sqrt(events.length / most) * 100)}%` }}
    >
      {counts.map((each) => (
        <i
          key={each.sport}
          data-sport={each.sport}
          data-dot={largest.includes(each) || undefined}
          style={{ flexGrow: each.count }}
        />
      ))}
    </p>
  );
}

function Content({ day, visitor, href, tabIndex, isPrinting }: CellProps & { isPrinting: boolean }) {
  const { bars, highlights, line, rest } = day;
  return (
    <>
      {bars.map(({ span, lane, days, continuesBefore, continuesAfter }) => {
        const [event] = span.events;
        const sport = sportOf(event);
        return (
          <CellBar
            key={span.key}
            name={span.name}
            href={span.href}
            title={span.title}
            sport={sport}
            hasIcon
            line={lane}
            days={days}
            continuesBefore={continuesBefore}
            continuesAfter={continuesAfter}
            openText={span.openText}
            status={statusOf(event, sport, visitor.now)}
            tabIndex={tabIndex}
          />
        );
      })}
      {highlights.map((event, index) => (
        <CellEntry
          key={event.id}
          event={event}
          sport={sportOf(event)}
          hasIcon
          visitor={visitor}
          href={eventPath(event)}
          line={line + index}
          tabIndex={tabIndex}
        />
      ))}
      {isPrinting && <CellRest counts={countBySport(rest)} line={line + highlights.length} />}
      {!isPrinting && rest.length > 0 && (
        <a
          className={cellStyles.more}
          href={href}
          tabIndex={tabIndex}
          style={{ gridRow: rowOf(line + MAX_HIGHLIGHTS) }}
          aria-label={`+${rest.length} more on ${shortDay(day.day, visitor)}`}
        >
          +{rest.length} more
        </a>
      )}
    </>
  );
}

/** The events of a day below the grid. */
function ChosenDay({ day, events, visitor }: DayOfEvents & { visitor: Visitor }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(day);
  useEffect(() => {
    if (shown.current === day) return;
    shown.current = day;
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, [day]);
  return (
    <section className={styles.chosen} aria-labelledby="chosen-day">
      <h2 id="chosen-day" ref={heading}>
        {longDay(day, visitor)}{' '}
        <small>{events.length > 0 ? countText(events.length, 'event') : 'No events'}</small>
      </h2>
      <DayList day={day} events={events} visitor={visitor} />
    </section>
  );
}

/** Whether a media query holds. For what is rendered in the browser only: the page as it is sent says no. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
