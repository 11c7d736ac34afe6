/** A list of events in order, under day headings where days have several. */

import { useState } from 'react';
import { isTimed, listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { eventAnchor, teamSlugInPath } from '../../catalog/urls.ts';
import { useMyState } from '../stars/my-store.ts';
import { longDay, roundText, untilText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { countText, eventCountText } from '../util/count-text.ts';
import styles from './event-list.module.css';
import type { TeamHref } from './event-name.tsx';
import { EventRow } from './event-row.tsx';
import { isOver } from './is-over.ts';

interface EventListProps {
  events: readonly SportsEvent[];
  /** The sport of an event, by its league. */
  sportOf: (event: SportsEvent) => string;
  leagueNameOf?: (event: SportsEvent) => string;
  teamHref?: TeamHref;
  visitor: Visitor;
  knownLabels: readonly string[];
  /** The link of a row, if it has one. */
  hrefOf?: (event: SportsEvent) => string;
  /** The anchor of a row that must be shown, or '' for none of them; undefined where rows have no anchors. */
  target?: string;
  /** One level below the heading of the list. */
  dayHeading: 'h2' | 'h3' | 'h4';
  /** The day that an event is listed under, always with a heading; by default its first day, with headings on busy days. */
  dayOf?: (event: SportsEvent) => string;
  /** The heading above the list says when all of it is: on one day, or in a round whose days are provisional. */
  isDayKnown?: boolean;
  /** A short remark below the name of an event. */
  hintOf?: (event: SportsEvent) => string | undefined;
}

/** With fewer events to a day than this, day headings would only double the list. */
const BUSY_DAY = 1.6;

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
  isDayKnown,
  hintOf,
}: EventListProps) {
  const { today, timeZone } = visitor;
  const [requests, setRequests] = useState<Requests>({ earlier: 0, later: 0 });
  const { teams } = useMyState().choice;
  const isStarred = (href: string) => teams.includes(teamSlugInPath(href) ?? '');
  const wanted = target ? events.find((event) => eventAnchor(event) === target) : undefined;
  const ahead = wanted ?? events.find((event) => !isOver(event, sportOf(event), visitor));
  const dayFor = dayOf ?? ((event: SportsEvent) => listedDay(event.start, timeZone));
  const firstDay = ahead && dayFor(ahead);
  const first = events.findIndex((event) => dayFor(event) === firstDay);
  const window = rowWindow(events.length, Math.max(first, 0), requests);
  const shown = events.slice(window.from, window.to);
  // No day's heading promises a day that is only the default one of a round.
  const isLoose = (event: SportsEvent) => dayOf === undefined && event.provisional === true;
  const days = groupBy(shown, (event) => `${dayFor(event)}${isLoose(event) ? '?' : ''}`);
  const underDays =
    dayOf !== undefined ||
    (shown.length / days.size >= BUSY_DAY && shown.every((event) => event.end === null));
  const row = (event: SportsEvent, index: number, list: readonly SportsEvent[]) => (
    <EventRow
      key={event.id}
      event={event}
      sport={sportOf(event)}
      visitor={visitor}
      underDay={underDays}
      isSameTime={underDays && isTimed(event.start) && list[index - 1]?.start === event.start}
      knownLabels={knownLabels}
      leagueName={leagueNameOf?.(event)}
      // Over several leagues it would not be unique.
      isAnchored={leagueNameOf === undefined && target !== undefined}
      href={hrefOf?.(event)}
      teamHref={teamHref}
      isStarred={isStarred}
      hint={hintOf?.(event)}
    />
  );

  return (
    <div className={styles.list}>
      {window.from > 0 && (
        <button
          type="button"
          className={buttons.more}
          onClick={() => setRequests({ ...requests, earlier: requests.earlier + 1 })}
        >
          Show earlier ({window.from} more)
        </button>
      )}
      {underDays ? (
        [...days].map(([day, members]) => (
          <section key={day} className={styles.day} data-today={day === today || undefined}>
            {!isDayKnown && (
              <DayHeading className={styles.heading}>
                {members[0] && isLoose(members[0])
                  ? roundText(members[0].start, visitor)
                  : longDay(day, visitor)}
                <small>
                  {!day.endsWith('?') && day >= today && (
                    <span className={styles.until} data-relative>
                      {' · '}
                      {untilText({ start: day }, visitor)}
                    </span>
                  )}
                  {members.length > 1 && ` · ${eventCountText(members)}`}
                </small>
              </DayHeading>
            )}
            <ul>{members.map(row)}</ul>
          </section>
        ))
      ) : (
        <ul>{shown.map(row)}</ul>
      )}
      {window.to < events.length && (
        <>
          <button
            type="button"
            className={buttons.more}
            onClick={() => setRequests({ ...requests, later: requests.later + 1 })}
          >
            Show later ({events.length - window.to} more)
          </button>
          <p className={styles.rest}>{countText(events.length - window.to, 'more event')} later</p>
        </>
      )}
    </div>
  );
}

/** Two days of baseball: enough to look at, and half the work for a slow phone. */
const FIRST_ROWS = 30;
const MORE_ROWS = 50;
/** Fewer rows than this before today are shown, not hidden behind a button. */
const FEW_ROWS = 4;

/** How often the visitor has requested more on either side. */
interface Requests {
  earlier: number;
  later: number;
}

/** The rows to show; `today` is the index of the first row of the day that a visitor wants to see first. */
export function rowWindow(rows: number, today: number, requests: Requests): { from: number; to: number } {
  const first = today <= FEW_ROWS ? 0 : today;
  return {
    from: Math.max(0, first - requests.earlier * MORE_ROWS),
    to: Math.min(rows, first + FIRST_ROWS + requests.later * MORE_ROWS),
  };
}
