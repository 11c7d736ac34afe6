/** What is left of today: one row for each league and time, with the other games of that time as badges below it. */

import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import type { Slot, TodaysEvents } from '../../catalog/ranking/today.ts';
import { leagueNameOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import { EventPlates } from '../event/event-plates.tsx';
import { whichDay } from '../event/which-day.ts';
import type { Visitor } from '../time/visitor.tsx';
import { countText } from '../util/count-text.ts';
import styles from './today-list.module.css';

/** More rows than this are a link to the calendar. */
const MOST_ROWS = 14;
const MOST_PLATES = 5;

interface TodayListProps {
  events: TodaysEvents;
  visitor: Visitor;
  /** The page of the day. */
  href: string;
}

export function TodayList({ events: { slots, live, toCome }, visitor, href }: TodayListProps) {
  // What lasts for days comes after the games, but none of it is left out for them.
  const lasting = slots.filter(({ lead }) => lead.end !== null);
  const room = slots.filter((slot) => !lasting.includes(slot)).slice(0, MOST_ROWS - lasting.length);
  const shown = slots.filter((slot) => lasting.includes(slot) || room.includes(slot));
  const left = shown.reduce((rest, { others }) => rest - 1 - others.length, live + toCome);
  const slotOf = new Map(shown.map((slot) => [slot.lead, slot]));
  return (
    <>
      <div className={styles.list}>
        <EventList
          // At another hour other rows are left: new ones, not moved ones.
          key={[...slotOf.keys()].map(({ id }) => id).join()}
          events={[...slotOf.keys()]}
          visitor={visitor}
          dayHeading={undefined}
          hasLeague
          knownLabels={[]}
          teamHref={teamHref}
          hrefOf={eventPath}
          hintOf={(event) => whichDay(event, visitor)}
          othersOf={(event) => <Others of={slotOf.get(event)} href={`${href}&league=${event.league}`} />}
        />
      </div>
      {left > 0 && (
        <p className={styles.more}>
          <a href={href}>{countText(left, 'more event')} today →</a>
        </p>
      )}
    </>
  );
}

const isNamed = (event: SportsEvent) => !isCountedOnly(event);

function Others({ of: slot, href }: { of: Slot | undefined; href: string }) {
  if (!slot || slot.others.length === 0) return null;
  const { lead, others } = slot;
  return (
    <span className={styles.others}>
      <a href={href}>
        +{others.length} {leagueNameOf(lead)}
      </a>
      {others
        .filter(isNamed)
        .slice(0, MOST_PLATES)
        .map((event) => (
          <a
            key={event.id}
            className={styles.plate}
            href={eventPath(event)}
            title={event.name}
            aria-label={event.name}
          >
            <EventPlates event={event} />
          </a>
        ))}
    </span>
  );
}
