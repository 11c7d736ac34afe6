/** What the calendar says when it has no events: what comes next, or how far it reaches. */

import { eventDays } from '../../catalog/day/event-days.ts';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { FIRST_DAY, LAST_DAY } from '../data/known-days.ts';
import { dayWithYear, shortDay } from '../time/format.ts';
import { useDateStyle, type Visitor } from '../time/visitor.tsx';
import styles from './empty-calendar.module.css';

interface EmptyCalendarProps {
  day: string;
  /** How many events the day has in sports that are filtered out. */
  hiddenCount: number;
  /** The events of the week, to find the next one. */
  loaded: readonly SportsEvent[];
  visitor: Visitor;
  hrefOfDay: (day: string) => string;
}

export function EmptyCalendar({ day, hiddenCount: others, loaded, visitor, hrefOfDay }: EmptyCalendarProps) {
  const next = loaded.find((event) => !isCountedOnly(event) && eventDays(event, visitor.timeZone).from > day);
  const nextDay = next && eventDays(next, visitor.timeZone).from;
  return (
    <p className={styles.empty}>
      {others > 0 ? 'No events in these sports on this day.' : 'No events on this day.'}{' '}
      {nextDay && (
        <>
          Next: {next.name} on <a href={hrefOfDay(nextDay)}>{shortDay(nextDay, visitor)}</a>.
        </>
      )}
    </p>
  );
}

/** For a date outside the calendar: links to its first and last day. */
export function OutsideCalendar({ day, hrefOfDay }: { day: string; hrefOfDay: (day: string) => string }) {
  const style = useDateStyle();
  return (
    <p className={styles.empty} role="status">
      {dayWithYear(day, style)} is outside this calendar, which covers{' '}
      <a href={hrefOfDay(FIRST_DAY)}>{dayWithYear(FIRST_DAY, style)}</a> to{' '}
      <a href={hrefOfDay(LAST_DAY)}>{dayWithYear(LAST_DAY, style)}</a>.
    </p>
  );
}
