/** What the calendar says where there is nothing: what comes next, or how far it reaches. */
import type { SportsEvent } from '../../catalog/event.ts';
import { eventDays } from '../../catalog/event-days.ts';
import { FIRST_DAY, LAST_DAY } from '../data/known-days.ts';
import { dayWithYear, shortDay } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './empty-calendar.module.css';

interface EmptyCalendarProps {
  day: string;
  /** How many events the day has in sports that were not asked for. */
  others: number;
  /** What is known of the days around. */
  loaded: readonly SportsEvent[];
  visitor: Visitor;
  hrefOfDay: (day: string) => string;
}

export function EmptyCalendar({ day, others, loaded, visitor, hrefOfDay }: EmptyCalendarProps) {
  const next = loaded.find((event) => eventDays(event, visitor.timeZone).from > day);
  const nextDay = next && eventDays(next, visitor.timeZone).from;
  return (
    <p className={styles.empty}>
      {others > 0 ? 'Nothing of these sports on this day.' : 'Nothing is dated on this day.'}{' '}
      {nextDay && (
        <>
          Next: {next.name} on <a href={hrefOfDay(nextDay)}>{shortDay(nextDay)}</a>.
        </>
      )}
    </p>
  );
}

/** The ends of what is known, as ways back. */
export function OutsideCalendar({ day, hrefOfDay }: { day: string; hrefOfDay: (day: string) => string }) {
  return (
    <p className={styles.empty} role="status">
      {dayWithYear(day)} is outside this calendar, which reaches from{' '}
      <a href={hrefOfDay(FIRST_DAY)}>{dayWithYear(FIRST_DAY)}</a> to{' '}
      <a href={hrefOfDay(LAST_DAY)}>{dayWithYear(LAST_DAY)}</a>.
    </p>
  );
}
