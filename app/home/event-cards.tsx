/** A few events large, of any leagues. */
import type { SportsEvent } from '../../catalog/event.ts';
import { eventPath } from '../../catalog/urls.ts';
import { leagueNameOf, sportOf } from '../data/site-map.ts';
import { teamHref } from '../data/team-links.ts';
import { NextCard } from '../event/next-card.tsx';
import type { Visitor } from '../time/visitor.tsx';
import styles from './event-cards.module.css';

export function EventCards({ events, visitor }: { events: readonly SportsEvent[]; visitor: Visitor }) {
  return (
    <div className={styles.cards}>
      {events.map((event, place) => (
        <NextCard
          // biome-ignore lint/suspicious/noArrayIndexKey: another event is shown in the same place, and nothing moves for it
          key={place}
          event={event}
          sport={sportOf(event)}
          visitor={visitor}
          over={leagueNameOf(event)}
          teamHref={teamHref}
          href={eventPath(event)}
          linkText="Details"
        />
      ))}
    </div>
  );
}
