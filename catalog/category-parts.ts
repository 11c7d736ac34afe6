/** The events of one category cut into parts of whole weeks, so that its page need not load the other sports' weeks. */
import type { SportsEvent } from './event.ts';
import { eventsByWeek } from './weeks.ts';

/** A part is complete with this many: a week of a busy sport, some weeks of a quiet one, not a tiny file for each. */
const PART_EVENTS = 40;

/** By the Monday of a part's first week. An event that runs over several parts stands in each of them. */
export function categoryParts(events: readonly SportsEvent[]): Map<string, SportsEvent[]> {
  const parts = new Map<string, Set<SportsEvent>>();
  let current: Set<SportsEvent> | undefined;
  for (const [week, members] of [...eventsByWeek(events)].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!current || current.size >= PART_EVENTS) {
      current = new Set();
      parts.set(week, current);
    }
    for (const event of members) current.add(event);
  }
  return new Map([...parts].map(([week, members]) => [week, [...members]]));
}

/** The parts, by their first weeks in order, in which the given weeks stand. */
export function partsWith(firstWeeks: readonly string[], weeks: readonly string[]): string[] {
  const parts = weeks.flatMap((week) => firstWeeks.filter((first) => first <= week).at(-1) ?? []);
  return [...new Set(parts)];
}
