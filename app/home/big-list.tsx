/** The week's big events, each with the reason. */

import { isTimed } from '../../catalog/day/day.ts';
import { splitDetails } from '../../catalog/event/channels.ts';
import { openRound } from '../../catalog/event/open-round.ts';
import { isUnderWay, lastsUntil, todayFor } from '../../catalog/event/status.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import type { BigEvent } from '../../catalog/ranking/big-events.ts';
import { leagueNameOf, sportOf } from '../data/site-map.ts';
import { EventPlates } from '../event/event-plates.tsx';
import { RowLink } from '../event/row-link.tsx';
import { shortName } from '../event/short-name.ts';
import { noTimeText, timeText, weekdayText } from '../time/format.ts';
import { useVisitorKnown, type Visitor } from '../time/visitor.tsx';
import styles from './big-list.module.css';
import sections from './sections.module.css';

export function BigList({ events, visitor }: { events: readonly BigEvent[]; visitor: Visitor }) {
  return (
    <ol className={sections.rows}>
      {events.map(({ event, reason, day }) => (
        <li
          key={event.id}
          className={styles.row}
          data-sport={sportOf(event)}
          data-until={lastsUntil(event, sportOf(event))}
        >
          <When event={event} day={day} visitor={visitor} />
          <span className={styles.name}>
            <EventPlates event={event} />
            <b>{shortName(event)}</b>
          </span>
          <span className={styles.about}>
            <em className={styles.reason}>{reason}</em>
            {[leagueNameOf(event), splitDetails(event.details).channels[0]].filter(Boolean).join(' · ')}
          </span>
          <RowLink href={eventPath(event)} label={`${event.name}: details, add to calendar`} />
        </li>
      ))}
    </ol>
  );
}

type WhenProps = Pick<BigEvent, 'event' | 'day'> & { visitor: Visitor };

function When({ event, day, visitor }: WhenProps) {
  const { now } = visitor;
  const isVisitorKnown = useVisitorKnown();
  const weekday = weekdayText(day, 'short');
  const round = openRound(event);
  if (round) {
    return (
      <time className={styles.when} dateTime={event.start}>
        <b>{round.isWeekend ? 'Weekend' : 'Midweek'}</b> <small data-open="">date TBC</small>
      </time>
    );
  }
  const isLive = isUnderWay(event, sportOf(event), now) && event.end === null;
  return (
    <time className={styles.when} dateTime={event.start}>
      <b>
        {isVisitorKnown
          ? day === todayFor(event, visitor)
            ? 'Today'
            : weekday
          : `${weekday} ${Number(day.slice(8))}`}
      </b>{' '}
      <small>{isLive ? 'Live' : timeOf(event, visitor)}</small>
    </time>
  );
}

function timeOf(event: BigEvent['event'], visitor: Visitor): string {
  if (event.end !== null) return 'All day';
  return isTimed(event.start) ? timeText(event.start, visitor) : noTimeText(event, 'upcoming');
}
