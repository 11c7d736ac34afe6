/** A few events large, of any leagues. */
import type { SportsEvent } from '../../catalog/event.ts';
import { eventHref } from '../data/event-path.ts';
import { leagueNameOf, sportOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-path.ts';
import type { Visitor } from '../time/visitor.tsx';
import styles from './event-cards.module.css';
import { NextCard } from './next-card.tsx';

export function EventCards({ events, visitor }: { events: readonly SportsEvent[]; visitor: Visitor }) {
  return (
    <div className={styles.cards}>
      {events.map((event) => (
        <NextCard
          key={event.id}
          event={event}
          sport={sportOf(event)}
          visitor={visitor}
          over={leagueNameOf(event)}
          teamHref={teamHref}
          href={eventHref(event)}
          linkText="Details"
        />
      ))}
    </div>
  );
}
