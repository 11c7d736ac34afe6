/** The rows of one day, under its heading. */

import type { SportsEvent } from '../../catalog/event/event.ts';
import { eventPath } from '../../catalog/event/urls.ts';
import { reasonOn } from '../../catalog/ranking/big-events.ts';
import { teamHref } from '../data/team-links.ts';
import { EventList } from '../event/event-list.tsx';
import type { Visitor } from '../time/visitor.tsx';

/** Most games are regular season games, so they need no badge. */
const KNOWN_LABELS = ['Regular Season'];

interface DayRowsProps {
  events: readonly SportsEvent[];
  visitor: Visitor;
  /** The day of an agenda over all leagues, so that each row names its own, and says why it is a big event. */
  agendaDay?: string;
}

export function DayRows({ events, visitor, agendaDay }: DayRowsProps) {
  return (
    <EventList
      events={events}
      visitor={visitor}
      dayHeading={undefined}
      hasLeague={agendaDay !== undefined}
      knownLabels={KNOWN_LABELS}
      teamHref={teamHref}
      hrefOf={eventPath}
      hintOf={agendaDay === undefined ? undefined : (event) => reasonOn(event, agendaDay)}
    />
  );
}
