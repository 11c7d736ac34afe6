/** Reads an embed's URL parameters: `?count=5&scheme=dark`. */

import { short } from '../../catalog/util/quote.ts';
import { schemeWarnings } from '../settings/scheme-query.ts';

export const DEFAULT_COUNT = 5;
const MAX_COUNT = 20;

export function embedQuery(search: URLSearchParams): { count: number; warnings: string[] } {
  const text = search.get('count');
  const warnings = schemeWarnings(search);
  if (text === null) return { count: DEFAULT_COUNT, warnings };
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0;
  if (count >= 1 && count <= MAX_COUNT) return { count, warnings };
  const warning = `The count must be 1 to ${MAX_COUNT}, not “${short(text)}”.`;
  return { count: DEFAULT_COUNT, warnings: [warning, ...warnings] };
}
