/** The events of one category, in lists of whole weeks, so that its page need not load the other sports' weeks. */
import type { SportsEvent } from './event.ts';
import { eventsByWeek } from './weeks.ts';

/** A list ends with the week that reaches this many events: one week of a busy sport, several of a quiet one. */
const ENOUGH_EVENTS = 40;

/** By the Monday of a list's first week. An event that spans several lists is in each of them. */
export function categoryWeeks(events: readonly SportsEvent[]): Map<string, SportsEvent[]> {
  const lists = new Map<string, Set<SportsEvent>>();
  let current: Set<SportsEvent> | undefined;
  for (const [week, ofWeek] of [...eventsByWeek(events)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!current || current.size >= ENOUGH_EVENTS) {
      current = new Set();
      lists.set(week, current);
    }
    for (const event of ofWeek) current.add(event);
  }
  return new Map([...lists].map(([week, list]) => [week, [...list]]));
}

/** Which lists hold the given weeks; lists are named by their first weeks, and these are in order. */
export function listsWithWeeks(firstWeeks: readonly string[], weeks: readonly string[]): string[] {
  const keys = weeks.flatMap((week) => firstWeeks.filter((first) => first <= week).at(-1) ?? []);
  return [...new Set(keys)];
}
