/** What a board of days shows as bars over them: what lasts several days, and rounds whose days are open. */
import { addDays } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { eventDays } from '../../catalog/event-days.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { withoutDuplicates } from '../../catalog/whats-on.ts';
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
  const rounds = groupBy(
    all.filter(({ provisional }) => provisional),
    ({ start }) => roundDays(start).from,
  );
  const bars = [
    ...lasting.map((event) => {
      const { from, to } = eventDays(event, timeZone);
      return { events: [event], ...within(from, to), isOpen: event.sure === 'estimated' };
    }),
    ...[...rounds].map(([from, events]) => ({
      events,
      ...within(from, roundDays(events[0]?.start ?? from).to),
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

/** From Friday to Monday around a weekend, else from Tuesday to Thursday. */
function roundDays(day: string): { from: string; to: string } {
  const weekday = new Date(day).getUTCDay();
  const fromFriday = (weekday + 2) % 7;
  if (fromFriday <= 3) {
    const friday = addDays(day, -fromFriday);
    return { from: friday, to: addDays(friday, 3) };
  }
  const tuesday = addDays(day, 4 - fromFriday);
  return { from: tuesday, to: addDays(tuesday, 2) };
}
