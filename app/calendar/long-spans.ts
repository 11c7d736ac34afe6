/** What lasts several days in a calendar of all sports: tournaments, and rounds whose games have no days of their own yet. */

import { eventDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { openRounds } from '../../catalog/event/open-round.ts';
import { eventRank, withoutDuplicates } from '../../catalog/ranking/most-important.ts';
import { navigationOrder } from '../data/site-map.ts';
import type { EventSpan } from '../month/month-layout.ts';

/** Whether an event is on none of its days alone. */
export function isLong(event: SportsEvent, timeZone: string): boolean {
  const { from, to } = eventDays(event, timeZone);
  return event.provisional === true || from !== to;
}

/** The most important first. Of what two tours have one is enough, as is one for all games of a weekend. */
export function longSpans(events: Iterable<SportsEvent>, timeZone: string): EventSpan[] {
  const all = [...new Set(events)];
  const tournaments = withoutDuplicates(all, all, navigationOrder)
    .filter((event) => !event.provisional && isLong(event, timeZone))
    .map((event) => ({ event, ...eventDays(event, timeZone), isPeriod: false }));
  const rounds = openRounds(all).map(({ round, games: [event, ...others] }) => ({
    event,
    others,
    from: round.from,
    to: round.to,
    isPeriod: false,
  }));
  const rank = ({ event }: EventSpan) => eventRank(event);
  return [...tournaments, ...rounds].sort(
    (a, b) => rank(a) - rank(b) || navigationOrder(a.event) - navigationOrder(b.event),
  );
}
