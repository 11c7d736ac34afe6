/** Reads an embed's URL parameters: `?count=5&scheme=dark`. */
import { schemeWarnings } from '../settings/scheme-query.ts';
import { short } from '../util/quote.ts';

export const DEFAULT_COUNT = 5;
const MAX_COUNT = 20;

export interface EmbedQuery {
  count: number;
  warnings: string[];
}

export function embedQuery(search: URLSearchParams): EmbedQuery {
  const warnings: string[] = [];
  const fromUrl = search.get('count');
  const count = fromUrl === null ? DEFAULT_COUNT : parseCount(fromUrl);
  if (count === undefined) {
    warnings.push(`The count must be a number from 1 to ${MAX_COUNT}, not “${short(fromUrl ?? '')}”.`);
  }
  return { count: count ?? DEFAULT_COUNT, warnings: [...warnings, ...schemeWarnings(search)] };
}

function parseCount(text: string): number | undefined {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= MAX_COUNT ? count : undefined;
}
