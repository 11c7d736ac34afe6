/** The next events of what the visitor follows, in cards. */
import { splitDetails } from '../../catalog/event/channels.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { isUnderWay } from '../../catalog/event/status.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { leagueNameOf, sportOf } from '../data/site-map.ts';
import { EventName } from '../event/event-name.tsx';
import { RowLink } from '../event/row-link.tsx';
import { todayText } from '../event/which-day.ts';
import { useFollowedEvents } from '../follows/followed-events.ts';
import type { Follows } from '../follows/follows.ts';
import { untilText, whenText } from '../time/format.ts';
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
  const isLive = isUnderWay(event, sportOf(event), visitor.now);
  const [channel] = splitDetails(event.details).channels;
  return (
    <article className={styles.card} data-sport={sportOf(event)}>
      <p className={styles.over}>
        <span className={styles.league}>{leagueNameOf(event)}</span>
        {isLive ? (
          <b className={sections.live}>Live</b>
        ) : (
          <span className={styles.until}>{todayText(event, visitor) || untilText(event, visitor)}</span>
        )}
      </p>
      <p className={styles.name}>
        <EventName event={event} isStacked size="card" icon={sportOf(event)} />
      </p>
      <p className={styles.facts}>
        <time dateTime={event.start}>{whenText(event, visitor)}</time>
        <span className={styles.place}>{channel ?? event.location}</span>
      </p>
      <RowLink href={eventPath(event)} label={`${event.name}: details, add to calendar`} />
    </article>
  );
}
