/** A list of events in order, under day headings where days have several. */

import { useMemo, useState } from 'react';
import { isTimed, listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { teamSlugInPath } from '../../catalog/event/urls.ts';
import { useFollows } from '../follows/follows-store.ts';
import { longDay, roundText, untilText } from '../time/format.ts';
import type { Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import { countText, eventCountText } from '../util/count-text.ts';
import styles from './event-list.module.css';
import type { TeamHref } from './event-name.tsx';
import { EventRow } from './event-row.tsx';
import { daysWithin, type ListDay, listOfDays, openingRow, type Requests, rowWindow } from './list-days.ts';
import { openTimeOf } from './open-time.ts';

interface EventListProps {
  /** In any order. */
  events: readonly SportsEvent[];
  /** Games that are not listed, but counted with those of their day. */
  countedOnly?: readonly SportsEvent[];
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
  /** Every day has a heading, not only where days have several events. */
  hasAllDays?: boolean;
  /** What began before this day is listed under it. */
  firstDay?: string;
  /** The heading above the list says when all of it is: on one day, or in a round whose days are provisional. */
  isDayKnown?: boolean;
  /** A short remark below the name of an event. */
  hintOf?: (event: SportsEvent) => string | undefined;
}

/** With fewer events to a day than this, day headings would only double the list. */
const BUSY_DAY = 1.6;
/** With more events that last for days than this share, dates belong to the rows. */
const FEW_RANGES = 0.1;

export function EventList({
  events: unordered,
  countedOnly = [],
  sportOf,
  leagueNameOf,
  teamHref,
  visitor,
  knownLabels,
  hrefOf,
  target,
  dayHeading: DayHeading,
  hasAllDays = false,
  firstDay = '',
  isDayKnown,
  hintOf,
}: EventListProps) {
  const { today, timeZone } = visitor;
  const [requests, setRequests] = useState<Requests>({ earlier: 0, later: 0 });
  const { teams } = useFollows();
  const isFollowed = (href: string) => teams.includes(teamSlugInPath(href) ?? '');
  const list = useMemo(() => listOfDays(unordered, timeZone, firstDay), [unordered, timeZone, firstDay]);
  const { events, days } = list;
  const window = rowWindow(days, openingRow(list, target, sportOf, visitor), requests);
  const ranges = events.filter(({ end }) => end !== null).length;
  const underDays =
    hasAllDays || (events.length / days.length >= BUSY_DAY && ranges <= events.length * FEW_RANGES);
  const row = (isTimeSaid: boolean) => (event: SportsEvent, index: number, rows: readonly SportsEvent[]) => (
    <EventRow
      key={event.id}
      event={event}
      sport={sportOf(event)}
      visitor={visitor}
      underDay={underDays}
      isSameTime={underDays && isTimed(event.start) && rows[index - 1]?.start === event.start}
      isTimeSaid={isTimeSaid}
      knownLabels={knownLabels}
      leagueName={leagueNameOf?.(event)}
      // Over several leagues it would not be unique.
      isAnchored={leagueNameOf === undefined && target !== undefined}
      href={hrefOf?.(event)}
      teamHref={teamHref}
      isFollowed={isFollowed}
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
        daysWithin(days, window).map((listDay) => {
          const { day, isOpenRound, shown } = listDay;
          const openTime = openTimeOf(listDay.events, sportOf, visitor);
          // The heading above a round says that its dates are open.
          const isTimeSaid = openTime !== undefined && (!isDayKnown || isOpenRound);
          return (
            <section
              key={`${day}${isOpenRound ? '?' : ''}`}
              className={styles.day}
              data-today={(day === today && !isOpenRound) || undefined}
            >
              {!isDayKnown && (
                <DayHeading className={styles.heading}>
                  {isOpenRound ? roundText(day, visitor) : longDay(day, visitor)}
                  <small>
                    {day >= today && !isOpenRound && (
                      <span className={styles.until} data-relative>
                        {' · '}
                        {untilText({ start: day, zone: visitor.timeZone }, visitor)}
                      </span>
                    )}
                    {countOfDay(
                      listDay,
                      countedOnly.filter(({ start }) => listedDay(start, timeZone) === day),
                    )}
                    {openTime && ` · ${openTime}`}
                  </small>
                </DayHeading>
              )}
              <ul>{shown.map(row(isTimeSaid))}</ul>
            </section>
          );
        })
      ) : (
        <ul>{events.slice(window.from, window.to).map(row(false))}</ul>
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

/** "59 games", "23 of 59 games"; a single event needs no count. */
function countOfDay(
  { events, shown }: ListDay & { shown: readonly SportsEvent[] },
  countedOnly: readonly SportsEvent[],
): string {
  const onDay = [...events, ...countedOnly];
  if (onDay.length === 1) return '';
  const all = eventCountText(onDay);
  return ` · ${shown.length === onDay.length ? all : `${shown.length} of ${all}`}`;
}
