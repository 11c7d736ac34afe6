/** A list of events in order, under the headings of their days where a day has several. */
import { useState } from 'react';
import { listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { statusOf } from '../../catalog/status.ts';
import { eventAnchor } from '../../catalog/urls.ts';
import { longDay } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import { farBelow } from '../ui/far-below.ts';
import { usePrinting } from '../util/use-printing.ts';
import { Coming } from './coming.tsx';
import styles from './event-list.module.css';
import type { TeamHref } from './event-name.tsx';
import { EventRow } from './event-row.tsx';
import { type Requests, ROWS_FIRST, rowWindow } from './row-window.ts';
import { useGrown } from './use-grown.ts';

interface EventListProps {
  events: readonly SportsEvent[];
  /** The sport of an event, by its league. */
  sportOf: (event: SportsEvent) => string;
  leagueNameOf?: (event: SportsEvent) => string;
  teamHref?: TeamHref;
  visitor: Visitor;
  knownLabels: readonly string[];
  /** Where a row leads, if it leads anywhere. */
  hrefOf?: (event: SportsEvent) => string;
  /** The anchor of a row that must be shown, or none of them (''); without it, no address points at rows. */
  target?: string;
  /** The level below the heading that the list stands under. */
  dayHeading: 'h2' | 'h3' | 'h4';
  /** How many rows are there at first; the others follow in a moment. */
  rowsFirst?: number;
  /** The day that an event stands under, always with a heading; without it the first day, and headings on busy days. */
  dayOf?: (event: SportsEvent) => string;
  /** A quiet word at a row. */
  hintOf?: (event: SportsEvent) => string | undefined;
  /** Whether a phone shows it only after several screens of its page. */
  isFarBelow?: boolean;
}

/** With fewer events to a day than this, headings of days would only double the list. */
const BUSY_DAY = 1.6;
/** What a row takes on a phone, with its share of the headings. */
const ROW_ROOM = 5.25;

export function EventList({
  events,
  sportOf,
  leagueNameOf,
  teamHref,
  visitor,
  knownLabels,
  hrefOf,
  target,
  dayHeading: DayHeading,
  dayOf,
  hintOf,
  rowsFirst = ROWS_FIRST,
  isFarBelow = false,
}: EventListProps) {
  const { now, today, timeZone } = visitor;
  const [requests, setRequests] = useState<Requests>({ earlier: 0, later: 0 });
  const isOver = (event: SportsEvent) =>
    listedDay(event.end ?? event.start, timeZone) < today ||
    statusOf(event, sportOf(event), now, timeZone) === 'finished';
  const wanted = target ? events.find((event) => eventAnchor(event) === target) : undefined;
  const ahead = wanted ?? events.find((event) => !isOver(event));
  const dayFor = dayOf ?? ((event: SportsEvent) => listedDay(event.start, timeZone));
  const firstDay = ahead && dayFor(ahead);
  const first = events.findIndex((event) => dayFor(event) === firstDay);
  const isPrinting = usePrinting();
  const window = isPrinting
    ? { from: 0, to: events.length }
    : rowWindow(events.length, Math.max(first, 0), requests);
  const shown = events.slice(window.from, window.to);
  const daysShown = groupBy(shown, dayFor).size;
  const underDays =
    dayOf !== undefined ||
    (shown.length / daysShown >= BUSY_DAY && shown.every((event) => event.end === null));

  // Every list grows but one that is printed, or that must show a row of its own choice.
  const isWhole = useGrown(`${events[0]?.id} ${events.length}`) || isPrinting || wanted !== undefined;
  const present = isWhole ? shown : shown.slice(0, rowsFirst);
  const days = groupBy(present, dayFor);
  const coming = shown.length - present.length + (underDays ? daysShown - days.size : 0);
  const row = (event: SportsEvent) => (
    <EventRow
      key={event.id}
      event={event}
      sport={sportOf(event)}
      visitor={visitor}
      underDay={underDays}
      knownLabels={knownLabels}
      leagueName={leagueNameOf?.(event)}
      // Over several leagues it would not be unique.
      isAnchored={leagueNameOf === undefined && target !== undefined}
      href={hrefOf?.(event)}
      teamHref={teamHref}
      hint={hintOf?.(event)}
    />
  );

  return (
    <div {...(isFarBelow ? farBelow(shown.length * ROW_ROOM, styles.list) : { className: styles.list })}>
      {window.from > 0 && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setRequests({ ...requests, earlier: requests.earlier + 1 })}
        >
          Show earlier ({window.from} more)
        </button>
      )}
      {underDays ? (
        [...days].map(([day, members]) => (
          <section key={day} className={styles.day} data-today={day === today || undefined}>
            <DayHeading className={styles.heading}>
              {longDay(day, today)}
              {day === today && ' · today'}
            </DayHeading>
            <ul>{members.map(row)}</ul>
          </section>
        ))
      ) : (
        <ul>{present.map(row)}</ul>
      )}
      {coming > 0 && <Coming rows={coming} />}
      {window.to < events.length && (
        <button
          type="button"
          className={styles.more}
          onClick={() => setRequests({ ...requests, later: requests.later + 1 })}
        >
          Show later ({events.length - window.to} more)
        </button>
      )}
    </div>
  );
}
