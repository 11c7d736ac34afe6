/** All categories and leagues, and which of them a path belongs to. */
import categories from 'virtual:catalog/summary';
import type { CategorySummary, LeagueSummary, SeasonSummary } from '../../catalog/season/summary.ts';

export { categories };

export const leagues: LeagueSummary[] = categories.flatMap((category) => category.leagues);

const leaguesByPath = new Map(leagues.map((league) => [league.path, league]));
const leaguesBySlug = new Map(leagues.map((league) => [league.slug, league]));
const categoriesByPath = new Map(categories.map((category) => [category.path, category]));

/** Paths work with and without a trailing slash. */
export function withoutTrailingSlash(pathname: string): string {
  let length = pathname.length;
  while (length > 1 && pathname[length - 1] === '/') length -= 1;
  return pathname.slice(0, length);
}

export function leagueAt(pathname: string): LeagueSummary | undefined {
  return leaguesByPath.get(withoutTrailingSlash(pathname));
}

export function categoryAt(pathname: string): CategorySummary | undefined {
  return categoriesByPath.get(withoutTrailingSlash(pathname));
}

/** The sport of an event's league. */
export function sportOf(event: { league: string }): string {
  return leaguesBySlug.get(event.league)?.sport ?? '';
}

export function leagueNameOf(event: { league: string }): string {
  return leaguesBySlug.get(event.league)?.name ?? '';
}

/** “MMA” of the sport mma. */
export function categoryName(sport: string): string {
  return categories.find((category) => category.sport === sport)?.name ?? '';
}

const orders = new Map(leagues.map((league, order) => [league.slug, order]));

/** The position of an event's league in the navigation. */
export function navigationOrder(event: { league: string }): number {
  return orders.get(event.league) ?? leagues.length;
}

/** What the ranking of events asks about their leagues. */
export const leagueFacts = { sportOf, orderOf: navigationOrder };

export function seasonBy(slug: string, label: string): SeasonSummary | undefined {
  return leaguesBySlug.get(slug)?.seasons.find((season) => season.label === label);
}

export function leagueBySlug(slug: string): LeagueSummary | undefined {
  return leaguesBySlug.get(slug);
}
