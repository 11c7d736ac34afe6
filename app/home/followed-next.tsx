/** The next events of what the visitor follows, one of each. */
import { eventPath } from '../../catalog/event/urls.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import { useFollowedEvents } from '../follows/followed-events.ts';
import type { Follows } from '../follows/follows.ts';
import type { Visitor } from '../time/visitor.tsx';
import { nextFollowed } from './next-followed.ts';
import sections from './sections.module.css';

const MOST_ROWS = 4;

export default function FollowedNext({ follows, visitor }: { follows: Follows; visitor: Visitor }) {
  const { followed } = useFollowedEvents(follows, visitor.today);
  const events = nextFollowed(followed, MOST_ROWS, visitor);
  if (events.length === 0) return <p className={sections.empty}>No dates announced yet.</p>;
  return (
    <EventList
      events={events}
      visitor={visitor}
      dayHeading="h3"
      hasLeague
      knownLabels={[]}
      teamHref={teamHref}
      hrefOf={eventPath}
    />
  );
}
