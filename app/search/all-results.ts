/** The page with all results of a search: `/search?q=el+clasico`. */
import type { Limits, SearchMatches } from '../../catalog/search/search.ts';

export const SEARCH_PATH = '/search';

/** More than there are. */
export const ALL_RESULTS: Limits = { leagues: 100, teams: 1000, events: 5000, venues: 1000 };

export function searchHref(text: string): string {
  return `${SEARCH_PATH}?${new URLSearchParams({ q: text.trim() })}`;
}

export function countResults({ leagues, teams, events, venues, days, weekOrMonth }: SearchMatches): number {
  const lists = [leagues, teams, events, venues, days];
  return lists.reduce((count, list) => count + list.length, weekOrMonth ? 1 : 0);
}
