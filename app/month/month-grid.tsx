/** A month as a grid of days: bars, entries and "+N more"; on a phone strips and dots. */
import type { CSSProperties } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { statusOf } from '../../catalog/event/status.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { dayRange, longDay, monthText, roundText, shortDay } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import { CellBar, rowOf } from './cell-bar.tsx';
import { CellEntry } from './cell-entry.tsx';
import { CellRest } from './cell-rest.tsx';
import dayGrid from './day-grid.module.css';
import { DayGrid } from './day-grid.tsx';
import cellStyles from './month-cell.module.css';
import styles from './month-grid.module.css';
import { type Bar, type DayCell, openDatesText } from './month-layout.ts';

interface MonthGridProps {
  weeks: readonly DayCell[][];
  month: string;
  /** The day whose events are listed below. */
  chosen: string;
  sportOf: (event: SportsEvent) => string;
  visitor: Visitor;
  hrefOf: (event: SportsEvent) => string;
  /** For paper: the league of an event, to count what is left out by. */
  paperLeagueOf?: ((event: SportsEvent) => string) | undefined;
  /** Opens a day; `moveThere` moves the focus too. */
  onDay: (day: string, moveThere: boolean) => void;
  /** The focus wants to be on a day of another month; false if there is nothing to show. */
  onMove: (day: string) => boolean;
}

export function MonthGrid({ weeks, month, chosen, visitor, onDay, onMove, ...shared }: MonthGridProps) {
  return (
    <DayGrid
      weeks={weeks}
      month={month}
      chosen={chosen}
      isSelectionShown
      visitor={visitor}
      className={styles.month}
      onMove={onMove}
    >
      {(cell, tabIndex) => (
        <Day cell={cell} tabIndex={tabIndex} visitor={visitor} onDay={onDay} {...shared} />
      )}
    </DayGrid>
  );
}

interface DayProps {
  cell: DayCell;
  tabIndex: 0 | -1;
  sportOf: (event: SportsEvent) => string;
  visitor: Visitor;
  hrefOf: (event: SportsEvent) => string;
  paperLeagueOf?: ((event: SportsEvent) => string) | undefined;
  onDay: (day: string, moveThere: boolean) => void;
}

function Day({ cell, tabIndex, sportOf, visitor, hrefOf, paperLeagueOf, onDay }: DayProps) {
  const { day, events, bars, entries, rest } = cell;
  const dayNumber = Number(day.slice(8));
  const count = events.length === 0 ? 'no events' : countText(events.length, 'event');
  const statusFor = (event: SportsEvent) => statusOf(event, sportOf(event), visitor.now);
  return (
    <div className={`${cellStyles.day} ${styles.day}`}>
      <button
        type="button"
        className={`${dayGrid.number} ${cellStyles.number} ${styles.number}`}
        tabIndex={tabIndex}
        aria-current={day === visitor.today ? 'date' : undefined}
        aria-label={`${longDay(day, visitor)}, ${count}`}
        // A key press has no clicks to count: then the focus goes along.
        onClick={({ detail }) => onDay(day, detail === 0)}
      >
        <b>{dayNumber}</b>
        {dayNumber === 1 && <span className={styles.monthName}>{monthText(day).slice(0, 3)}</span>}
      </button>
      {bars.map((bar) => (
        <CellBar
          key={bar.event.id}
          name={bar.event.name}
          href={hrefOf(bar.event)}
          title={barTitle(bar, visitor)}
          sport={sportOf(bar.event)}
          line={bar.line}
          days={bar.days}
          continuesBefore={bar.continuesBefore}
          continuesAfter={bar.continuesAfter}
          isPeriod={bar.isPeriod}
          openText={openDatesText(bar.event)}
          status={statusFor(bar.event)}
          tabIndex={tabIndex}
        />
      ))}
      {entries.map(({ event, line }) => (
        <CellEntry
          key={event.id}
          event={event}
          sport={sportOf(event)}
          visitor={visitor}
          href={hrefOf(event)}
          line={line}
          tabIndex={tabIndex}
        />
      ))}
      {paperLeagueOf && <CellRest counts={countBy(rest, paperLeagueOf)} line={cell.moreLine} />}
      {!paperLeagueOf && rest.length > 0 && (
        <button
          type="button"
          className={cellStyles.more}
          tabIndex={tabIndex}
          style={{ gridRow: rowOf(cell.moreLine) }}
          aria-label={`+${rest.length} more on ${shortDay(day, visitor)}`}
          onClick={() => onDay(day, true)}
        >
          +{rest.length} more
        </button>
      )}
      {events.length > 0 && <Dots count={events.length} dots={entries.length} />}
    </div>
  );
}

function countBy(events: readonly SportsEvent[], nameOf: (event: SportsEvent) => string) {
  return [...groupBy(events, nameOf)].map(([name, { length }]) => ({ name, count: length }));
}

/** What a phone has room for; the day's label has the count in words. */
function Dots({ count, dots }: { count: number; dots: number }) {
  return (
    <span className={styles.dots} aria-hidden style={{ '--dots': dots } as CSSProperties}>
      {count}
    </span>
  );
}

function barTitle({ event }: Bar, visitor: Visitor): string {
  const range = event.provisional
    ? roundText(event.start, visitor)
    : dayRange(event.start.slice(0, 10), (event.end ?? event.start).slice(0, 10), visitor);
  return [event.name, range, openDatesText(event), event.location].filter(Boolean).join(' · ');
}
