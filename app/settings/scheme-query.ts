/** The colour schemes that a URL or the storage may name. A module of its own, because embeds need no more of it. */

export const SCHEMES = ['light', 'dark', 'auto'] as const;
export type ColorScheme = (typeof SCHEMES)[number];

/** The first of some untrusted values that is a scheme. */
export function schemeAmong(...values: (string | null)[]): ColorScheme | undefined {
  for (const value of values) {
    const known = SCHEMES.find((scheme) => scheme === value);
    if (known) return known;
  }
  return undefined;
}

/** A warning if the URL requests an unknown scheme. */
export function schemeWarnings(search: URLSearchParams): string[] {
  const requested = search.get('scheme');
  if (requested === null || schemeAmong(requested)) return [];
  return ['The colour scheme must be light, dark or auto.'];
}
