/** What the calendar says when it has no events: what comes next, or how far it reaches. */

import { addDays } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { FIRST_DAY, LAST_DAY } from '../data/known-days.ts';
import { dayWithYear, shortDay } from '../time/format.ts';
import { useDateStyle, type Visitor } from '../time/visitor.tsx';
import styles from './empty-calendar.module.css';

interface EmptyCalendarProps {
  /** Everything on its days and around them, to find what is next. */
  events: readonly SportsEvent[];
  stretch: { from: string; days: number };
  /** What is filtered by, if there are events without it. */
  filter: 'stars' | 'others' | undefined;
  isShown: (event: SportsEvent) => boolean;
  visitor: Visitor;
  hrefOfDay: (day: string) => string;
}

const TEXTS = { none: 'No events', others: 'No events match', stars: 'None of your stars have events' };

export function EmptyCalendar(props: EmptyCalendarProps) {
  const { events, stretch, filter, isShown, visitor, hrefOfDay } = props;
  const dayOf = (event: SportsEvent) => eventDays(event, visitor.timeZone).from;
  const end = addDays(stretch.from, stretch.days);
  const next = events.find((event) => !isCountedOnly(event) && isShown(event) && dayOf(event) >= end);
  return (
    <p className={styles.empty} role="status">
      {TEXTS[filter ?? 'none']} on {stretch.days === 1 ? 'this day' : 'these days'}.{' '}
      {next && !filter && (
        <>
          Next: {next.name} on <a href={hrefOfDay(dayOf(next))}>{shortDay(dayOf(next), visitor)}</a>.
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
