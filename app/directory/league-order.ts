/** The order of a category's leagues: by what comes next, starred ones first. */
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
    return day < today ? today : day;
  };
  const ranks = new Map(leagues.map((league) => [league.slug, rankOf(league)]));
  const rank = ({ slug }: League) => ranks.get(slug) ?? 'end';
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
