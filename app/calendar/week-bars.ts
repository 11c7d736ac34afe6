/** What a board of days shows as bars over them: what lasts several days, and rounds whose days are open. */

import { eventDays } from '../../catalog/day/event-days.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { openRounds } from '../../catalog/event/open-round.ts';
import { withoutDuplicates } from '../../catalog/ranking/most-important.ts';
import { navigationOrder } from '../data/site-map.ts';
import type { DayOfEvents } from './events-by-day.ts';

export interface WeekBar {
  /** One for what lasts several days, all games of a round whose days are open. */
  events: SportsEvent[];
  /** Positions of its first and last day on the board. */
  first: number;
  last: number;
  /** Whether the days may change. */
  isOpen: boolean;
}

/** The bars in the order of their days, and the days without what is a bar. */
export function weekBars(
  days: readonly DayOfEvents[],
  timeZone: string,
): { bars: WeekBar[]; days: DayOfEvents[] } {
  const all = [...new Set(days.flatMap(({ events }) => events))];
  const position = (day: string) => days.findIndex((each) => each.day === day);
  const within = (from: string, to: string) => {
    const [first, last] = [position(from), position(to)];
    return { first: first < 0 ? 0 : first, last: last < 0 ? days.length - 1 : last };
  };
  const isLasting = (event: SportsEvent) => {
    const { from, to } = eventDays(event, timeZone);
    return from !== to;
  };
  const lasting = withoutDuplicates(all, all, navigationOrder).filter(isLasting);
  const bars = [
    ...lasting.map((event) => {
      const { from, to } = eventDays(event, timeZone);
      return { events: [event], ...within(from, to), isOpen: event.sure === 'estimated' };
    }),
    ...openRounds(all).map(({ round, games }) => ({
      events: [...games],
      ...within(round.from, round.to),
      isOpen: true,
    })),
  ];
  // Of what two tours have one bar is enough.
  const isBar = (event: SportsEvent) => event.provisional || isLasting(event);
  return {
    bars: bars.sort((a, b) => a.first - b.first || b.last - a.last),
    days: days.map(({ day, events }) => ({ day, events: events.filter((event) => !isBar(event)) })),
  };
}
