/** What an agenda lists: what is left of its days after the filters. */

import type { Moment } from '../../catalog/day/day.ts';
import { splitDetails } from '../../catalog/event/channels.ts';
import { isCountedOnly, type SportsEvent } from '../../catalog/event/event.ts';
import { isPast, statusOf } from '../../catalog/event/status.ts';
import { reasonOf } from '../../catalog/ranking/big-events.ts';
import { withoutDuplicates } from '../../catalog/ranking/most-important.ts';
import { navigationOrder, sportOf } from '../data/site-map.ts';
import type { AgendaFilters } from './agenda-query.ts';
import { type DayOfEvents, eventsByDay } from './events-by-day.ts';

interface Stretch {
  from: string;
  days: number;
}

/** Of the days without filters, each event under its first one. What is over is left out, unless all of it is. */
export function agendaDays(
  events: readonly SportsEvent[],
  stretch: Stretch,
  { now, timeZone }: Moment,
): DayOfEvents[] {
  const single = withoutDuplicates(events, events, navigationOrder);
  const days = eventsByDay(single, { ...stretch, timeZone, repeat: 'once' });
  const isAhead = (event: SportsEvent) => !isPast(statusOf(event, sportOf(event), now));
  const ahead = days.map(({ day, events: own }) => ({ day, events: own.filter(isAhead) }));
  const isOver = ahead.every((day) => day.events.length === 0);
  return (isOver ? days : ahead).filter((day) => day.events.length > 0);
}

export function filterAgenda(days: readonly DayOfEvents[], filters: AgendaFilters): DayOfEvents[] {
  return days
    .map(({ day, events }) => ({ day, events: events.filter((event) => isWanted(event, filters)) }))
    .filter(({ events }) => events.length > 0);
}

/** Games whose day is open are before the firm ones of the day that their round is named after. */
export function splitOpen({ day, events }: DayOfEvents): (DayOfEvents & { isOpen: boolean })[] {
  const open = events.filter((event) => event.provisional);
  const firm = events.filter((event) => !event.provisional);
  return [
    { day, events: open, isOpen: true },
    { day, events: firm, isOpen: false },
  ].filter((each) => each.events.length > 0);
}

function isWanted(event: SportsEvent, { leagues, channel, isBigOnly }: AgendaFilters): boolean {
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
