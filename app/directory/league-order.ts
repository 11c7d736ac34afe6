/** The order of a category's leagues: by what comes next, followed ones first. */
import { listedDay } from '../../catalog/day/day.ts';
import type { SportsEvent } from '../../catalog/event/event.ts';
import { nextEvent } from '../../catalog/event/next-event.ts';
import type { LeagueSummary } from '../../catalog/season/summary.ts';
import { groupBy } from '../../catalog/util/group-by.ts';

interface OrderOptions {
  sport: string;
  now: number;
  today: string;
  timeZone: string;
}

/** By the day of what their cards lead with, so that a card is never above one that has something sooner. */
export function leaguesByNext<League extends Pick<LeagueSummary, 'slug' | 'ended'>>(
  leagues: readonly League[],
  events: readonly SportsEvent[],
  { sport, now, today, timeZone }: OrderOptions,
): League[] {
  const byLeague = groupBy(events, ({ league }) => league);
  const rankOf = ({ slug, ended }: League) => {
    if (ended) return 'ended';
    const next = nextEvent(byLeague.get(slug) ?? [], sport, now, timeZone);
    if (!next) return 'end';
    const day = listedDay(next.start, timeZone);
    if (day >= today) return day;
    // Nobody knows a day to be there of what runs with estimated dates.
    return next.sure === 'estimated' ? listedDay(next.end ?? next.start, timeZone) : today;
  };
  const ranks = new Map(leagues.map((league) => [league.slug, rankOf(league)]));
  const rank = ({ slug }: League) => ranks.get(slug) ?? 'end';
  return [...leagues].sort((a, b) => (rank(a) < rank(b) ? -1 : rank(a) > rank(b) ? 1 : 0));
}

/** `followed` are slugs. */
export function followedFirst<League extends Pick<LeagueSummary, 'slug'>>(
  leagues: readonly League[],
  followed: readonly string[],
): League[] {
  const isFollowed = ({ slug }: League) => followed.includes(slug);
  return [...leagues.filter(isFollowed), ...leagues.filter((league) => !isFollowed(league))];
}
