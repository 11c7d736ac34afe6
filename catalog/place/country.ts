/** Countries by code: two letters of ISO 3166-1, `xk` for Kosovo, and the four nations of the United Kingdom. */

const HOME_NATIONS = new Map([
  ['gb-eng', 'England'],
  ['gb-sct', 'Scotland'],
  ['gb-wls', 'Wales'],
  ['gb-nir', 'Northern Ireland'],
]);

const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The English name; undefined if there is no such country. */
export function countryName(code: string): string | undefined {
  if (!/^[a-z]{2}$/.test(code)) return HOME_NATIONS.get(code);
  const region = code.toUpperCase();
  // Old and alternative codes have names too, but are written otherwise now: UK is GB.
  return new Intl.Locale(`und-${region}`).region === region ? names.of(region) : undefined;
}

/** The code of a country among the given ones, by its English name. */
export function countryCode(name: string, codes: readonly string[]): string | undefined {
  return codes.find((code) => countryName(code) === name);
}
