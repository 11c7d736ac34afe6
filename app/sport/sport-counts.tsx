/** How many events each sport has: icons with numbers, in words for those who listen. */
import type { SportsEvent } from '../../catalog/event.ts';
import { categories, sportOf } from '../data/site-map.ts';
import styles from './sport-counts.module.css';
import { iconPlace } from './sport-icon.tsx';

interface SportCount {
  sport: string;
  name: string;
  count: number;
}

/** The sports that have any, in the order of the navigation. */
export function countBySport(events: readonly SportsEvent[]): SportCount[] {
  const counts = new Map<string, number>();
  for (const event of events) counts.set(sportOf(event), (counts.get(sportOf(event)) ?? 0) + 1);
  return categories.flatMap(({ sportId, name }) => {
    const count = counts.get(sportId);
    return count ? [{ sport: sportId, name, count }] : [];
  });
}

/** One element for each: a month has a hundred of them. */
export function SportCounts({ events }: { events: readonly SportsEvent[] }) {
  const counts = countBySport(events);
  if (counts.length === 0) return null;
  return (
    <p
      className={styles.counts}
      role="img"
      aria-label={counts.map(({ name, count }) => `${count} ${name}`).join(', ')}
    >
      {counts.map(({ sport, name, count }) => (
        <span key={sport} title={name} style={iconPlace(sport)}>
          {count}
        </span>
      ))}
    </p>
  );
}
