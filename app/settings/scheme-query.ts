/** The colour schemes that an address or the storage may name. Apart from the rest, as frames need no more of it. */
import { short } from '../util/quote.ts';

export const SCHEMES = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof SCHEMES)[number];

/** The first of some values from outside that is a scheme. */
export function schemeAmong(...values: (string | null)[]): ColorScheme | undefined {
  for (const value of values) {
    const known = SCHEMES.find((scheme) => scheme === value);
    if (known) return known;
  }
  return undefined;
}

/** A sentence about a scheme that is none, if the address asks for one. */
export function schemeWarnings(search: URLSearchParams): string[] {
  const asked = search.get('scheme');
  if (asked === null || schemeAmong(asked)) return [];
  return [`The scheme is light, dark or auto, not “${short(asked)}”.`];
}
