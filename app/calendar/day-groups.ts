/** A day's events by sport and league: what matters most first, else as the navigation has them. */
import type { SportsEvent } from '../../catalog/event.ts';
import { groupBy } from '../../catalog/group-by.ts';
import { importanceRank } from '../../catalog/importance.ts';
import type { CategorySummary, LeagueSummary } from '../../catalog/summary.ts';

interface LeagueOfDay {
  league: LeagueSummary;
  events: SportsEvent[];
}

export interface SportOfDay {
  category: CategorySummary;
  leagues: LeagueOfDay[];
}

export function dayGroups(
  events: readonly SportsEvent[],
  categories: readonly CategorySummary[],
): SportOfDay[] {
  const byLeague = groupBy(events, ({ league }) => league);
  const best = (leagues: readonly LeagueOfDay[]) =>
    Math.min(...leagues.flatMap((each) => each.events.map(importanceRank)));
  return categories
    .map((category) => ({
      category,
      leagues: category.leagues
        .map((league) => ({ league, events: byLeague.get(league.slug) ?? [] }))
        .filter((each) => each.events.length > 0)
        .sort((a, b) => best([a]) - best([b])),
    }))
    .filter(({ leagues }) => leagues.length > 0)
    .sort((a, b) => best(a.leagues) - best(b.leagues));
}

/** Rows of a day that are shown at first. */
const ROWS = 60;

/** Which leagues of a day are open at first: the small ones, until the page is full. */
export function openLeagues(leagues: readonly { slug: string; count: number }[]): Set<string> {
  const open = new Set<string>();
  let rows = 0;
  for (const { slug, count } of [...leagues].sort((a, b) => a.count - b.count)) {
    rows += count;
    if (rows > ROWS) break;
    open.add(slug);
  }
  return open;
}
