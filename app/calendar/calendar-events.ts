/** What a list over all leagues has on some days, and what is left of it after the filters. */

import { addDays } from '../../catalog/day/day.ts';
import { eventDays } from '../../catalog/day/event-days.ts';
import { splitDetails } from '../../catalog/event/channels.ts';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { openRound } from '../../catalog/event/open-round.ts';
import { withoutDuplicates } from '../../catalog/ranking/most-important.ts';
import { reasonOf } from '../../catalog/ranking/reason.ts';
import { navigationOrder } from '../data/site-map.ts';
import type { AgendaFilters } from './agenda-query.ts';

interface Stretch {
  from: string;
  days: number;
}

/** A game of an open round is on each of the days that it may be played on. */
export function eventsOnDays(
  events: readonly SportsEvent[],
  { from, days }: Stretch,
  timeZone: string,
): SportsEvent[] {
  const last = addDays(from, days - 1);
  const own = events.filter((event) => {
    const span = openRound(event) ?? eventDays(event, timeZone);
    return span.from <= last && from <= span.to;
  });
  return withoutDuplicates(own, events, navigationOrder);
}

/**
 * Play-offs, or a round of them, without games or anything else that is known of them: the periods that people wait for.
 *
 * @param among the events of its days and around them
 */
export function isOpenPlayoff(event: SportsEvent, among: readonly SportsEvent[]): boolean {
  const lastDay = event.end ?? event.start;
  return (
    event.isPeriod &&
    event.stage === 'playoffs' &&
    !among.some(
      (other) =>
        other !== event &&
        other.league === event.league &&
        (other.stage === event.stage || (other.importance === 'final' && event.sure !== 'estimated')) &&
        event.start <= other.start &&
        other.start.slice(0, 10) <= lastDay,
    )
  );
}

export function isWanted(event: SportsEvent, { leagues, channel, isBigOnly }: AgendaFilters): boolean {
  if (leagues.length > 0 && !leagues.includes(event.league)) return false;
  if (channel !== '' && !channelsOf(event).includes(channel)) return false;
  return !isBigOnly || (!isCountedOnly(event) && reasonOf(event) !== undefined);
}

function channelsOf({ details }: SportsEvent): string[] {
  return splitDetails(details).channels;
}

/** The channels of some events, those with the most first. */
export function channelOptions(events: readonly SportsEvent[]): string[] {
  const counts = new Map<string, number>();
  for (const channel of events.flatMap(channelsOf)) counts.set(channel, (counts.get(channel) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)).map(([channel]) => channel);
}
