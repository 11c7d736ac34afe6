/** The sports that a URL requests: `?sport=soccer,hockey`; all of them without it. */
import type { SportsEvent } from '../../catalog/event/event.ts';
import { short } from '../../catalog/util/quote.ts';
import { categories, sportOf } from '../data/site-map.ts';
import { searchText } from '../router/address.ts';
import { navigateSearch } from '../router/navigate.ts';
import { useSearch, useUrlParams } from '../router/router.tsx';

export interface SportQuery {
  /** In the order of the navigation; empty for all. */
  sports: string[];
  /** A sentence about unknown sports. */
  warnings: string[];
}

export function readSports(search: URLSearchParams, known: readonly string[]): SportQuery {
  const requested = search
    .getAll('sport')
    .flatMap((value) => value.split(','))
    .map((sport) => sport.trim().toLowerCase())
    .filter(Boolean);
  const unknown = [...new Set(requested)].filter((sport) => !known.includes(sport));
  return {
    sports: known.filter((sport) => requested.includes(sport)),
    warnings: unknown.length > 0 ? [`There is no sport “${short(unknown.join(', '))}”.`] : [],
  };
}

/** The query that requests these sports; other parameters stay. */
export function sportSearch(search: URLSearchParams, sports: readonly string[]): string {
  const result = new URLSearchParams(search);
  result.delete('sport');
  if (sports.length > 0) result.set('sport', sports.join());
  return searchText(result);
}

const SPORTS = categories.map(({ sport }) => sport);

interface Sports extends SportQuery {
  isShown: (event: SportsEvent) => boolean;
  choose: (sports: readonly string[]) => void;
}

export function useSports(): Sports {
  const query = readSports(useUrlParams(), SPORTS);
  const search = useSearch();
  return {
    ...query,
    isShown: (event) => query.sports.length === 0 || query.sports.includes(sportOf(event)),
    choose: (sports) => navigateSearch(sportSearch(search, sports), { keepScroll: true }),
  };
}
