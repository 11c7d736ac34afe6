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
  return HOME_NATIONS.get(code) ?? (/^[a-z]{2}$/.test(code) ? names.of(code.toUpperCase()) : undefined);
}
