/** Types that more than half of the games share: a badge on every row would tell nothing. */
import type { SportsEvent } from '../../catalog/event/event.ts';

export function commonTypes(events: readonly SportsEvent[]): string[] {
  const counts = new Map<string, number>();
  for (const { type } of events) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts].filter(([type, count]) => type && count > events.length / 2).map(([type]) => type);
}
