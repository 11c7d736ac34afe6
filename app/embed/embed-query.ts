/** What the address of an embedded page asks for: `?count=5&scheme=dark`. */
import { refusedScheme } from '../settings/scheme-query.ts';
import { short } from '../util/short-text.ts';

export const DEFAULT_COUNT = 5;
const MOST = 20;

export interface EmbedQuery {
  count: number;
  /** A sentence for each value that was dropped. */
  refused: string[];
}

export function embedQuery(search: URLSearchParams): EmbedQuery {
  const refused: string[] = [];
  const asked = search.get('count');
  const count = asked === null ? DEFAULT_COUNT : countIn(asked);
  if (count === undefined) {
    refused.push(`The count is a number from 1 to ${MOST}, not “${short(asked ?? '')}”.`);
  }
  return { count: count ?? DEFAULT_COUNT, refused: [...refused, ...refusedScheme(search)] };
}

function countIn(text: string): number | undefined {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MOST ? count : undefined;
}
