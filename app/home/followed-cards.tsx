/** The next events of what the visitor follows, in cards. */
import { splitDetails } from '../../catalog/event/channels.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { leagueNameOf, sportOf } from '../data/site-map.ts';
import { EventName } from '../event/event-name.tsx';
import { EventStatus } from '../event/event-status.tsx';
import { rowAttributes } from '../event/row-attributes.ts';
import { RowLink } from '../event/row-link.tsx';
import { useFollowedEvents } from '../follows/followed-events.ts';
import type { Follows } from '../follows/follows.ts';
import { Time } from '../time/time.tsx';
import type { Visitor } from '../time/visitor.tsx';
import { nextFollowed } from './next-followed.ts';
import sections from './sections.module.css';
import styles from './your-next.module.css';

const CARDS = 4;

export default function FollowedCards({ follows, visitor }: { follows: Follows; visitor: Visitor }) {
  const { followed } = useFollowedEvents(follows, visitor.today);
  const events = nextFollowed(followed, CARDS, visitor);
  if (events.length === 0) return <p className={sections.empty}>No dates announced yet.</p>;
  return events.map((event) => <Card key={event.id} event={event} visitor={visitor} />);
}

function Card({ event, visitor }: { event: SportsEvent; visitor: Visitor }) {
  const sport = sportOf(event);
  const [channel] = splitDetails(event.details).channels;
  return (
    <article {...rowAttributes(event, undefined, sport, visitor)} className={styles.card} data-sport={sport}>
      <p className={styles.over}>
        <span className={styles.league}>{leagueNameOf(event)}</span>
        <span>
          <EventStatus event={event} visitor={visitor}>
            <Time form="until" of={event} visitor={visitor} />
          </EventStatus>
        </span>
      </p>
      <p className={styles.name}>
        <EventName event={event} isStacked size="card" icon={sport} />
      </p>
      <p className={styles.facts}>
        <Time form="when" of={event} visitor={visitor} />
        <span className={styles.place}>{channel ?? event.location}</span>
      </p>
      <RowLink href={eventPath(event)} label={`${event.name}: details, add to calendar`} />
    </article>
  );
}
