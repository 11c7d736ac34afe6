/** How many events each sport has. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { categories, sportOf } from '../data/site-map.ts';

interface SportCount {
  sport: string;
  name: string;
  count: number;
}

/** The sports that have any, in the order of the navigation. */
export function countBySport(events: readonly SportsEvent[]): SportCount[] {
  const counts = new Map<string, number>();
  for (const event of events) counts.set(sportOf(event), (counts.get(sportOf(event)) ?? 0) + 1);
  return categories.flatMap(({ sport, name }) => {
    const count = counts.get(sport);
    return count ? [{ sport: sport, name, count }] : [];
  });
}
