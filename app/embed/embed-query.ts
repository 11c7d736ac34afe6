/** The parameters of an embedded page's URL: `?count=5&scheme=dark`. */
import { schemeWarnings } from '../settings/scheme-query.ts';
import { short } from '../util/quote.ts';

export const DEFAULT_COUNT = 5;
const MOST = 20;

export interface EmbedQuery {
  count: number;
  /** A sentence for each value that was dropped. */
  warnings: string[];
}

export function embedQuery(search: URLSearchParams): EmbedQuery {
  const warnings: string[] = [];
  const given = search.get('count');
  const count = given === null ? DEFAULT_COUNT : countIn(given);
  if (count === undefined) {
    warnings.push(`The count is a number from 1 to ${MOST}, not “${short(given ?? '')}”.`);
  }
  return { count: count ?? DEFAULT_COUNT, warnings: [...warnings, ...schemeWarnings(search)] };
}

function countIn(text: string): number | undefined {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MOST ? count : undefined;
}
