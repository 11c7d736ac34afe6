/** A month of all sports: for each day a count by sport and its most important events. */
import { isTimed } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { eventPath } from '../../catalog/urls.ts';
import { mostImportant } from '../../catalog/whats-on.ts';
import type { DayOfEvents } from '../calendar/events-by-day.ts';
import { isInCalendar } from '../data/known-days.ts';
import { navigationOrder, sportOf } from '../data/site-map.ts';
import { shortName } from '../event/short-name.ts';
import dayGrid from '../month/day-grid.module.css';
import { DayGrid } from '../month/day-grid.tsx';
import { SportCounts } from '../sport/sport-counts.tsx';
import { longDay, shortDay, timeText, whenText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import styles from './month-board.module.css';

interface MonthBoardProps {
  /** Whole weeks. */
  days: readonly DayOfEvents[];
  month: string;
  /** The day in the URL, where keyboard navigation starts. */
  chosen: string;
  visitor: Visitor;
  hrefOfDay: (day: string) => string;
  /** Called when the keyboard leads to a day of another month. */
  onMove: (day: string) => void;
}

const MAX_NAMES = 3;

export default function MonthBoard({ days, month, chosen, visitor, hrefOfDay, onMove }: MonthBoardProps) {
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <DayGrid
      weeks={weeks}
      month={month}
      chosen={chosen}
      visitor={visitor}
      className={styles.board}
      onMove={(day) => {
        const isInRange = isInCalendar(day);
        if (isInRange) onMove(day);
        return isInRange;
      }}
    >
      {({ day, events }, tabIndex) => (
        <Day day={day} events={events} visitor={visitor} href={hrefOfDay(day)} tabIndex={tabIndex} />
      )}
    </DayGrid>
  );
}

interface DayProps extends DayOfEvents {
  visitor: Visitor;
  href: string;
  /** 0 for the one day of the grid, and its links, that Tab stops at. */
  tabIndex: 0 | -1;
}

function Day({ day, events, visitor, href, tabIndex }: DayProps) {
  const named = mostImportant(events, navigationOrder).slice(0, MAX_NAMES);
  const more = events.length - named.length;
  const count = events.length === 0 ? 'no events' : countText(events.length, 'event');
  return (
    <>
      <a
        className={`${dayGrid.number} ${styles.number}`}
        href={href}
        tabIndex={tabIndex}
        aria-current={day === visitor.today ? 'date' : undefined}
        aria-label={`${longDay(day, visitor)}, ${count}`}
      >
        <b>{Number(day.slice(8))}</b>
      </a>
      <SportCounts events={events} />
      {named.map((event) => (
        <Name key={event.id} event={event} visitor={visitor} tabIndex={tabIndex} />
      ))}
      {more > 0 && (
        <a
          className={styles.more}
          href={href}
          tabIndex={tabIndex}
          aria-label={`+${more} more on ${shortDay(day, visitor)}`}
        >
          +{more} more
        </a>
      )}
    </>
  );
}

interface NameProps {
  event: SportsEvent;
  visitor: Visitor;
  tabIndex: 0 | -1;
}

function Name({ event, visitor, tabIndex }: NameProps) {
  const time = isTimed(event.start)
    ? timeText(event.start, visitor)
    : event.provisional
      ? whenText(event, visitor)
      : '';
  return (
    <a
      className={styles.name}
      data-sport={sportOf(event)}
      href={eventPath(event)}
      tabIndex={tabIndex}
      title={[time, event.name, event.location].filter(Boolean).join(' · ')}
    >
      {shortName(event)}
    </a>
  );
}
