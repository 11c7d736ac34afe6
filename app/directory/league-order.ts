/** The order of a category's leagues: starred ones first, then by what comes next. */
import { listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { isPeriod } from '../../catalog/period.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';

interface OrderOptions {
  /** By days in one zone for everybody, so that a page keeps the order that it was sent with. */
  today: string;
  timeZone: string;
  /** Slugs of leagues. */
  starred: readonly string[];
}

export function leaguesByNext<League extends Pick<LeagueSummary, 'slug' | 'ended'>>(
  leagues: readonly League[],
  events: readonly SportsEvent[],
  { today, timeZone, starred }: OrderOptions,
): League[] {
  const nextDays = new Map<string, string>();
  for (const event of events) {
    const from = listedDay(event.start, timeZone);
    // A season that is under way says nothing about the next event.
    if (isPeriod(event) ? from < today : listedDay(event.end ?? event.start, timeZone) < today) continue;
    const day = from < today ? today : from;
    const known = nextDays.get(event.league);
    if (known === undefined || day < known) nextDays.set(event.league, day);
  }
  const rank = ({ slug, ended }: League) =>
    `${starred.includes(slug) ? 0 : 1} ${ended ? 'ended' : (nextDays.get(slug) ?? 'end')}`;
  return [...leagues].sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}
