/** The rows of one day, under its heading. */

import { isTimed } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { reasonOn } from '../../catalog/ranking/big-events.ts';
import { leagueNameOf, sportOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventRow } from '../event/event-row.tsx';
import { openTimeOf } from '../event/open-time.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './day-rows.module.css';

/** Most games are regular season games, so they need no badge. */
const KNOWN_LABELS = ['Regular Season'];

interface DayRowsProps {
  events: readonly SportsEvent[];
  visitor: Visitor;
  /** The day of an agenda over all leagues, so that each row names its own, and says why it is a big event. */
  agendaDay?: string;
  /** The heading above says that no date is known. */
  isTimeSaid?: boolean;
}

export function DayRows({ events, visitor, agendaDay, isTimeSaid = false }: DayRowsProps) {
  const openTime = isTimeSaid ? undefined : openTimeOf(events, sportOf, visitor);
  return (
    <>
      {openTime && <p className={styles.time}>{openTime}</p>}
      <ul className={styles.rows}>
        {events.map((event, index) => (
          <EventRow
            key={event.id}
            event={event}
            sport={sportOf(event)}
            visitor={visitor}
            underDay
            isTimeSaid={isTimeSaid || openTime !== undefined}
            knownLabels={KNOWN_LABELS}
            teamHref={teamHref}
            href={eventPath(event)}
            isAnchored={false}
            {...(agendaDay !== undefined && {
              isSameTime: isTimed(event.start) && events[index - 1]?.start === event.start,
              leagueName: leagueNameOf(event),
              hint: reasonOn(event, agendaDay),
            })}
          />
        ))}
      </ul>
    </>
  );
}
