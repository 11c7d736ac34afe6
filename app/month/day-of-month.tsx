/** A day of a month: its number, bars, entries and "+N more"; on a phone strips, how full it is and how many. */
import type { CSSProperties, ReactNode } from 'react';
import { isGame, type SportsEvent } from '../../catalog/event/event.ts';
import { statusOf } from '../../catalog/event/status.ts';
import { countBySport } from '../sport/sport-counts.ts';
import { SportIcon } from '../sport/sport-icon.tsx';
import { longDay, monthText, shortDay } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import { barText } from './bar-text.ts';
import { DayEntry } from './day-entry.tsx';
import styles from './month-grid.module.css';
import type { Bar, DayCell } from './month-layout.ts';
import { TeamGame } from './team-game.tsx';

export interface DayOptions {
  sportOf: (event: SportsEvent) => string;
  /** Whether there are several: then names have icons, and days say how many events each sport has. */
  hasSports?: boolean;
  /** The name of the team whose month it is. */
  team?: string | undefined;
  visitor: Visitor;
  hrefOf: (event: SportsEvent) => string;
  /** Where days have addresses. */
  hrefOfDay?: (day: string) => string;
  /** Whether the events of the chosen day are listed below: it is marked, and a link to it keeps the place on the page. */
  isChosenListed?: boolean;
  /** Where they have none: opens the day; `moveThere` moves the focus too. */
  onDay?: (day: string, moveThere: boolean) => void;
}

interface DayProps extends DayOptions {
  cell: DayCell;
  /** The number of events of the fullest day. */
  most: number;
  tabIndex: 0 | -1;
}

/** Below this number a day of a team would look as full as one of a league. */
const FULL_DAY = 8;

export function DayOfMonth({ cell, most, ...shared }: DayProps) {
  const { day, events, bars, entries, rest } = cell;
  const { visitor } = shared;
  const dayNumber = Number(day.slice(8));
  const count = events.length === 0 ? 'no events' : countText(events.length, 'event');
  return (
    <div className={styles.day}>
      <Opener
        {...shared}
        day={day}
        className={styles.number}
        isCurrent={day === visitor.today}
        label={`${longDay(day, visitor)}, ${count}`}
      >
        <b>{dayNumber}</b>
        {dayNumber === 1 && <span className={`${styles.monthName} muted`}>{monthText(day).slice(0, 3)}</span>}
        {events.length > 0 && <span className={`${styles.count} muted`}>{events.length}</span>}
      </Opener>
      <Density events={events} most={Math.max(most, FULL_DAY)} />
      {bars.map((bar) => (
        <DayBar key={bar.span.event.id} bar={bar} {...shared} />
      ))}
      {entries.map(({ event, line }) => (
        <DayEntry key={event.id} event={event} line={line} {...shared} />
      ))}
      {rest.length > 0 && (
        <Opener
          {...shared}
          day={day}
          className={styles.more}
          line={cell.moreLine}
          isMore
          label={`+${rest.length} more on ${shortDay(day, visitor)}`}
        >
          +{rest.length} more
        </Opener>
      )}
    </div>
  );
}

interface OpenerProps extends DayOptions {
  day: string;
  className: string | undefined;
  line?: number;
  isCurrent?: boolean;
  isMore?: boolean;
  label: string;
  tabIndex: 0 | -1;
  children: ReactNode;
}

function Opener({ day, hrefOfDay, isChosenListed, onDay, ...props }: OpenerProps) {
  const shared = {
    className: props.className,
    tabIndex: props.tabIndex,
    'aria-current': props.isCurrent ? ('date' as const) : undefined,
    'aria-label': props.label,
    style: { '--line': props.line } as CSSProperties,
    children: props.children,
  };
  if (hrefOfDay)
    return <a {...shared} href={hrefOfDay(day)} data-keep-scroll={isChosenListed || undefined} />;
  // A key press has no clicks to count: then the focus goes along.
  return (
    <button {...shared} type="button" onClick={({ detail }) => onDay?.(day, props.isMore || detail === 0)} />
  );
}

/** How much is on, by sport: a line as long as the day is full. */
function Density({ events, most }: { events: readonly SportsEvent[]; most: number }) {
  const counts = countBySport(events);
  if (counts.length === 0) return null;
  const words = counts.map(({ name, count }) => `${count} ${name}`).join(', ');
  return (
    <p
      className={styles.density}
      role="img"
      aria-label={words}
      title={words}
      // Of the square root, so that quiet days can be told apart beside one with two hundred games.
      style={{ width: `${Math.round(Math.sqrt(events.length / most) * 100)}%` }}
    >
      {counts.map(({ sport, count }) => (
        <i key={sport} data-sport={sport} style={{ flexGrow: count }} />
      ))}
    </p>
  );
}

interface DayBarProps extends DayOptions {
  bar: Bar;
  tabIndex: 0 | -1;
}

/** What lasts several days, over the cells of one week. */
function DayBar({ bar, sportOf, hasSports, team, visitor, hrefOf, hrefOfDay, tabIndex }: DayBarProps) {
  const { event, from } = bar.span;
  const { name, isRound, isOpen, note, title } = barText(bar.span, visitor, hasSports);
  const sport = sportOf(event);
  return (
    <a
      href={isRound && hrefOfDay ? hrefOfDay(from) : hrefOf(event)}
      tabIndex={tabIndex}
      className={styles.bar}
      data-sport={sport}
      data-period={bar.span.isPeriod || undefined}
      data-open={isOpen || undefined}
      data-before={bar.continuesBefore || undefined}
      data-after={bar.continuesAfter || undefined}
      data-status={statusOf(event, sport, visitor.now)}
      style={{ '--line': bar.line, '--days': bar.days } as CSSProperties}
      title={title}
      aria-label={team === undefined ? undefined : title}
    >
      {team !== undefined && isGame(event) ? (
        <TeamGame game={event} team={team} visitor={visitor} />
      ) : (
        <>
          {hasSports && <SportIcon sport={sport} size={12} />}
          {name}
          {note && <small> {note}</small>}
        </>
      )}
    </a>
  );
}
