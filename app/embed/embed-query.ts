/** What the address of an embedded page asks for: `?count=5&scheme=dark`. */
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
  const asked = search.get('count');
  const count = asked === null ? DEFAULT_COUNT : countIn(asked);
  if (count === undefined) {
    warnings.push(`The count is a number from 1 to ${MOST}, not “${short(asked ?? '')}”.`);
  }
  return { count: count ?? DEFAULT_COUNT, warnings: [...warnings, ...schemeWarnings(search)] };
}

function countIn(text: string): number | undefined {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MOST ? count : undefined;
}
