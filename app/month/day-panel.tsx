/** All events of one day, below the calendar. */
import type { Ref } from 'react';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { EventList } from '../event/event-list.tsx';
import { dayRange, longDay, shortDay } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import links from '../ui/link-button.module.css';
import { countText } from '../util/count-text.ts';
import styles from './day-panel.module.css';
import type { EventSpan } from './month-layout.ts';

interface DayPanelProps {
  ref: Ref<HTMLElement>;
  day: string;
  /** The day's events and periods. */
  spans: readonly EventSpan[];
  leagueNameOf?: (event: SportsEvent) => string;
  team?: string | undefined;
  visitor: Visitor;
  hrefOf: (event: SportsEvent) => string;
  /** What comes after the day, for a day without events. */
  next: EventSpan | undefined;
  onDay: (day: string) => void;
}

export function DayPanel(props: DayPanelProps) {
  const { ref, day, spans, leagueNameOf, team, visitor, hrefOf, next, onDay } = props;
  const events = spans.filter((span) => !span.isPeriod).map(({ event }) => event);
  const periods = spans.filter((span) => span.isPeriod);
  return (
    <section ref={ref} className={`${styles.panel} screen-only`} aria-labelledby="calendar-day">
      <h3 id="calendar-day" className={`${styles.heading} wrapping-row`} tabIndex={-1}>
        {longDay(day, visitor)}
        <small>
          {[day === visitor.today && 'today', events.length > 0 && countText(events.length, 'event')]
            .filter(Boolean)
            .join(' · ')}
        </small>
      </h3>
      {events.length > 0 ? (
        <EventList
          events={events}
          visitor={visitor}
          dayHeading={undefined}
          hasLeague={leagueNameOf !== undefined || team !== undefined}
          team={team}
          knownLabels={[...new Set(events.map(({ section }) => section))]}
          hrefOf={hrefOf}
          target=""
        />
      ) : (
        <p className={`${styles.note} muted`}>
          No events on this day.{' '}
          {next && (
            <button type="button" className={links.link} onClick={() => onDay(next.from)}>
              Next: {next.event.name} on {shortDay(next.from, visitor)}
            </button>
          )}
        </p>
      )}
      {periods.length > 0 && (
        <p className={`${styles.note} muted`}>
          Part of{' '}
          {periods.map(({ event, from, to }) => (
            <span key={event.id}>
              <a href={hrefOf(event)}>{event.name}</a> ({dayRange(from, to, visitor)})
            </span>
          ))}
        </p>
      )}
    </section>
  );
}
