/**
 * A list of events in order, with the date of each day once, in a gutter beside its rows. Which rows it has is decided by
 * the moment and the zone in which the page was sent; the visitor's own change texts, attributes and the order alone.
 */

import { Fragment, type ReactNode, useMemo, useState } from 'react';
import { addDays, dayInZone } from '../../catalog/day/day.ts';
import { lastsForDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventAnchor, teamSlugInPath } from '../../catalog/event/urls.ts';
import { groupBy } from '../../catalog/util/group-by.ts';
import { useFollows } from '../follows/follows-store.ts';
import { openSettings } from '../settings/settings-button.tsx';
import { isEventHidden } from '../time/my-hours.ts';
import { DAYS_AS_SENT, useVisitorKnown, type Visitor } from '../time/visitor.tsx';
import buttons from '../ui/buttons.module.css';
import links from '../ui/link-button.module.css';
import { countText, eventCountText } from '../util/count-text.ts';
import styles from './event-list.module.css';
import { EventRow, type EventRowProps } from './event-row.tsx';
import { GutterDate } from './gutter-date.tsx';
import { gutterDate, listOfDays, openingRow, type Requests, rowWindow } from './list-days.ts';
import { mayBeFirst } from './row-attributes.ts';

interface EventListProps extends Pick<EventRowProps, 'hasLeague' | 'knownLabels' | 'team' | 'teamHref'> {
  /** In any order. */
  events: readonly SportsEvent[];
  /** Games that are not listed, but counted with those of their day. */
  countedOnly?: readonly SportsEvent[];
  visitor: Visitor;
  /** The link of a row, if it has one. */
  hrefOf?: (event: SportsEvent) => string;
  /** The anchor of a row that must be shown, or '' for none of them; undefined where rows have no anchors. */
  target?: string | undefined;
  /** How many rows are shown at first, if more than usual. */
  rowsAtOnce?: number | undefined;
  /** One level below the heading of the list; undefined where that says the day of all rows. */
  dayHeading: 'h2' | 'h3' | 'h4' | undefined;
  /** A short remark below the name of an event. */
  hintOf?: ((event: SportsEvent) => string | undefined) | undefined;
  /** What else there is at the time of an event. */
  othersOf?: (event: SportsEvent) => ReactNode;
  /** What follows the last row of a date. The list is a selection then, and each day says how many events it has in all. */
  footOf?: (event: SportsEvent) => ReactNode;
}

export function EventList({
  events: unordered,
  countedOnly,
  visitor,
  hrefOf,
  target,
  rowsAtOnce,
  dayHeading,
  hintOf,
  othersOf,
  footOf,
  ...row
}: EventListProps) {
  const { now, timeZone, sent } = visitor;
  const isVisitorKnown = useVisitorKnown();
  const [requests, setRequests] = useState<Requests>({ earlier: 0, later: 0 });
  const { teams } = useFollows();
  const isFollowed = (href: string) => teams.includes(teamSlugInPath(href) ?? '');
  const isOneDay = dayHeading === undefined;
  const list = useMemo(
    () => listOfDays(unordered, sent.timeZone, isOneDay),
    [unordered, sent.timeZone, isOneDay],
  );
  const nowAsSent = { ...sent, now, today: dayInZone(now, sent.timeZone) };
  const { from, to } = rowWindow(
    list.days,
    openingRow(list, target, sent),
    openingRow(list, target, nowAsSent),
    requests,
    rowsAtOnce,
  );
  const { events } = useMemo(
    () => listOfDays(list.events.slice(from, to), timeZone, isOneDay),
    [list, from, to, timeZone, isOneDay],
  );
  const { shown, before, byDate } = useMemo(() => {
    const dateOf = (event: SportsEvent) => gutterDate(event, visitor.timeZone);
    const shown = events.filter((event) => !isEventHidden(event, visitor));
    const all = groupBy([...unordered, ...(countedOnly ?? [])], dateOf);
    const before = new Map(shown.map((event, index) => [event, shown[index - 1]]));
    return { shown, before, byDate: { all, shown: groupBy(shown, dateOf) } };
  }, [unordered, countedOnly, events, visitor]);

  const dateOf = (event: SportsEvent, previous: SportsEvent | undefined) => {
    if (!dayHeading || !mayBeFirst(event, previous)) return undefined;
    const date = gutterDate(event, timeZone);
    const all = byDate.all.get(date) ?? [];
    return (
      <GutterDate
        event={event}
        visitor={visitor}
        heading={dayHeading}
        isSeveral={all.length > 1}
        count={
          isVisitorKnown ? countOfDay(all, footOf ? all.length : (byDate.shown.get(date)?.length ?? 0)) : ''
        }
      />
    );
  };
  const isTargetHere = target !== '' && events.some((event) => eventAnchor(event) === target);
  const mayBePast = events.some(({ start }) => start.slice(0, 10) < addDays(sent.today, DAYS_AS_SENT));

  return (
    <div className={styles.list}>
      {(from > 0 || (mayBePast && requests.earlier === 0)) && (
        <button
          type="button"
          className={`${buttons.more} ${styles.earlier}`}
          data-more={from > 0 || undefined}
          onClick={() => setRequests({ ...requests, earlier: requests.earlier + 1 })}
        >
          Show earlier{from > 0 && ` (${from} more)`}
        </button>
      )}
      <ul
        className={styles.rows}
        data-dates={!isOneDay || undefined}
        data-untimed={(!isOneDay && events.every(isUntimed)) || undefined}
        data-all={requests.earlier > 0 || isTargetHere || undefined}
      >
        {events.map((event, index) => (
          <Fragment key={event.id}>
            <EventRow
              {...row}
              event={event}
              previous={before.get(event)}
              visitor={visitor}
              // Over several leagues it would not be unique.
              isAnchored={!row.hasLeague && target !== undefined}
              href={hrefOf?.(event)}
              isFollowed={isFollowed}
              hint={hintOf?.(event)}
              date={dateOf(event, events[index - 1])}
              isOneDay={isOneDay}
            >
              {othersOf?.(event)}
            </EventRow>
            {footOf &&
              isLastOfDate(event, events[index + 1], timeZone) &&
              byDate.shown.has(gutterDate(event, timeZone)) && (
                <li className={styles.foot}>{footOf(event)}</li>
              )}
          </Fragment>
        ))}
      </ul>
      {shown.length < events.length && (
        <p className={`${styles.hidden} muted`}>
          Events outside your hours are hidden.{' '}
          <button type="button" className={links.link} onClick={openSettings}>
            Change
          </button>
        </p>
      )}
      {to < list.events.length && (
        <button
          type="button"
          className={buttons.more}
          onClick={() => setRequests({ ...requests, later: requests.later + 1 })}
        >
          Show later ({list.events.length - to} more)
        </button>
      )}
      {/* In any list: what follows the rows says that all of them have arrived. */}
      <p className={`${styles.rest} muted`}>
        {to < list.events.length && `${countText(list.events.length - to, 'more event')} later`}
      </p>
    </div>
  );
}

function isLastOfDate(event: SportsEvent, next: SportsEvent | undefined, timeZone: string): boolean {
  return !next || gutterDate(event, timeZone) !== gutterDate(next, timeZone);
}

const isUntimed = (event: SportsEvent) => event.provisional === true || lastsForDays(event);

/** "59 games", "23 of 59 games". */
function countOfDay(all: readonly SportsEvent[], shown: number): string {
  const text = eventCountText(all);
  return shown === all.length ? text : `${shown} of ${text}`;
}
