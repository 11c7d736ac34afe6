/** A day's events by sport and league: the most important first, otherwise in the order of the navigation. */
import type { SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { importanceRank } from '../../catalog/importance.ts';
import type { CategorySummary, LeagueSummary } from '../../catalog/summary.ts';

interface LeagueGroup {
  league: LeagueSummary;
  events: SportsEvent[];
}

export interface SportGroup {
  category: CategorySummary;
  leagues: LeagueGroup[];
}

export function dayGroups(
  events: readonly SportsEvent[],
  categories: readonly CategorySummary[],
): SportGroup[] {
  const byLeague = groupBy(events, ({ league }) => league);
  const bestRank = (leagues: readonly LeagueGroup[]) =>
    Math.min(...leagues.flatMap((each) => each.events.map(importanceRank)));
  return categories
    .map((category) => ({
      category,
      leagues: category.leagues
        .map((league) => ({ league, events: byLeague.get(league.slug) ?? [] }))
        .filter((each) => each.events.length > 0)
        .sort((a, b) => bestRank([a]) - bestRank([b])),
    }))
    .filter(({ leagues }) => leagues.length > 0)
    .sort((a, b) => bestRank(a.leagues) - bestRank(b.leagues));
}

/** How many rows a day shows at first. */
const MAX_OPEN_ROWS = 60;

/** Which leagues of a day are open at first: the smallest, until the page is full. */
export function openLeagues(leagues: readonly { slug: string; count: number }[]): Set<string> {
  const open = new Set<string>();
  let rows = 0;
  for (const { slug, count } of [...leagues].sort((a, b) => a.count - b.count)) {
    rows += count;
    if (rows > MAX_OPEN_ROWS) break;
    open.add(slug);
  }
  return open;
}
