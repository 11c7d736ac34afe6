/** A month as a grid of days: bars, entries and "+N more"; on a phone strips and dots. */
import type { CSSProperties } from 'react';
import { isTimed } from '../../catalog/day.ts';
import { isGame, type SportsEvent } from '../../catalog/event.ts';
import { isAhead, statusOf } from '../../catalog/status.ts';
import { shortName } from '../event/short-name.ts';
import { dayRange, longDay, monthText, noTimeText, shortDay, timeText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import dayGrid from './day-grid.module.css';
import { DayGrid } from './day-grid.tsx';
import styles from './month-grid.module.css';
import type { Bar, DayCell } from './month-layout.ts';

interface MonthGridProps {
  weeks: readonly DayCell[][];
  month: string;
  /** The day whose events are listed below. */
  chosen: string;
  sportOf: (event: SportsEvent) => string;
  visitor: Visitor;
  hrefOf: (event: SportsEvent) => string;
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
      isChoiceShown
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
  onDay: (day: string, moveThere: boolean) => void;
}

function Day({ cell, tabIndex, sportOf, visitor, hrefOf, onDay }: DayProps) {
  const { day, events, bars, entries, more } = cell;
  const dayNumber = Number(day.slice(8));
  const count = events.length === 0 ? 'no events' : countText(events.length, 'event');
  const statusFor = (event: SportsEvent) => statusOf(event, sportOf(event), visitor.now, visitor.timeZone);
  return (
    <div className={styles.day}>
      <button
        type="button"
        className={`${dayGrid.number} ${styles.number}`}
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
        <a
          key={bar.event.id}
          href={hrefOf(bar.event)}
          tabIndex={tabIndex}
          className={styles.bar}
          data-sport={sportOf(bar.event)}
          data-period={bar.isPeriod || undefined}
          data-before={bar.continuesBefore || undefined}
          data-after={bar.continuesAfter || undefined}
          data-status={statusFor(bar.event)}
          style={{ gridRow: rowOf(bar.line), '--days': bar.days } as CSSProperties}
          title={barTitle(bar, visitor)}
        >
          {bar.event.name}
        </a>
      ))}
      {entries.map(({ event, line }) => {
        const status = statusFor(event);
        const time = isTimed(event.start) ? timeText(event.start, visitor) : '';
        return (
          <a
            key={event.id}
            href={hrefOf(event)}
            tabIndex={tabIndex}
            className={styles.entry}
            data-sport={sportOf(event)}
            data-all-day={(!time && !isGame(event)) || undefined}
            data-status={status}
            style={{ gridRow: rowOf(line) }}
            title={[time || (isGame(event) ? noTimeText(event, status) : ''), event.name, event.location]
              .filter(Boolean)
              .join(' · ')}
          >
            {time && <time dateTime={event.start}>{time}</time>}
            {!time && isGame(event) && isAhead(status) && <i className={styles.unknown}>TBC</i>}{' '}
            {shortName(event)}
          </a>
        );
      })}
      {more > 0 && (
        <button
          type="button"
          className={styles.more}
          tabIndex={tabIndex}
          style={{ gridRow: rowOf(cell.moreLine) }}
          aria-label={`+${more} more on ${shortDay(day, visitor)}`}
          onClick={() => onDay(day, true)}
        >
          +{more} more
        </button>
      )}
      {events.length > 0 && <Dots count={events.length} dots={entries.length} />}
    </div>
  );
}

/** What a phone has room for; the day's label has the count in words. */
function Dots({ count, dots }: { count: number; dots: number }) {
  return (
    <span className={styles.dots} aria-hidden style={{ '--dots': dots } as CSSProperties}>
      {count}
    </span>
  );
}

/** The first row is the day's number. */
function rowOf(line: number): number {
  return line + 2;
}

function barTitle({ event }: Bar, visitor: Visitor): string {
  const range = dayRange(event.start.slice(0, 10), (event.end ?? event.start).slice(0, 10), visitor);
  return [event.name, range, event.location].filter(Boolean).join(' · ');
}
