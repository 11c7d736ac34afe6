/** Which sports an address asks for: `?sport=soccer,hockey`; where it says nothing, all of them. */
import { searchText } from '../router/search-text.ts';
import { short } from '../util/quote.ts';

export interface SportChoice {
  /** In the order of the navigation; empty for all. */
  sports: string[];
  /** A sentence for what was dropped. */
  warnings: string[];
}

export function readSports(search: URLSearchParams, known: readonly string[]): SportChoice {
  const asked = search
    .getAll('sport')
    .flatMap((value) => value.split(','))
    .map((sport) => sport.trim().toLowerCase())
    .filter(Boolean);
  const unknown = [...new Set(asked)].filter((sport) => !known.includes(sport));
  return {
    sports: known.filter((sport) => asked.includes(sport)),
    warnings: unknown.length > 0 ? [`There is no sport “${short(unknown.join(', '))}”.`] : [],
  };
}

/** The end of an address that asks for these sports; other parameters stay. */
export function sportSearch(search: URLSearchParams, sports: readonly string[]): string {
  const result = new URLSearchParams(search);
  result.delete('sport');
  if (sports.length > 0) result.set('sport', sports.join());
  return searchText(result);
}
