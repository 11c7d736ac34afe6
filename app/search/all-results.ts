/** The page with all results of a search: `/search?q=el+clasico`. */
import { MAX_SEARCH_LENGTH } from '../../catalog/search/longest-query.ts';
import type { Limits, SearchMatches } from '../../catalog/search/search.ts';
import { type QueryParameters, searchText, writeQuery } from '../util/query.ts';

export const SEARCH_PATH = '/search';

/** More than there are. */
export const ALL_RESULTS: Limits = { leagues: 100, teams: 1000, events: 5000, venues: 1000 };

export const searchParameters: QueryParameters<{ text: string }> = {
  text: {
    name: 'q',
    parse: (text) => ({ value: text.slice(0, MAX_SEARCH_LENGTH).trim() }),
    fallback: '',
    changesContent: true,
  },
};

export function searchHref(text: string): string {
  return `${SEARCH_PATH}${searchText(writeQuery(searchParameters, new URLSearchParams(), { text: text.trim() }))}`;
}

export function countResults({ leagues, teams, events, venues, days, weekOrMonth }: SearchMatches): number {
  const lists = [leagues, teams, events, venues, days];
  return lists.reduce((count, list) => count + list.length, weekOrMonth ? 1 : 0);
}
