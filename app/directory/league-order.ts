/** The order of a category's leagues: by what comes next, starred ones first. */
import { listedDay } from '../../catalog/day.ts';
import type { SportsEvent } from '../../catalog/event.ts';
import { isPeriod } from '../../catalog/period.ts';
import type { LeagueSummary } from '../../catalog/summary.ts';

interface OrderOptions {
  today: string;
  timeZone: string;
}

export function leaguesByNext<League extends Pick<LeagueSummary, 'slug' | 'ended'>>(
  leagues: readonly League[],
  events: readonly SportsEvent[],
  { today, timeZone }: OrderOptions,
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
  const rank = ({ slug, ended }: League) => (ended ? 'ended' : (nextDays.get(slug) ?? 'end'));
  return [...leagues].sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/** `starred` are slugs. */
export function starredFirst<League extends Pick<LeagueSummary, 'slug'>>(
  leagues: readonly League[],
  starred: readonly string[],
): League[] {
  const isStarred = ({ slug }: League) => starred.includes(slug);
  return [...leagues.filter(isStarred), ...leagues.filter((league) => !isStarred(league))];
}
