/** The script that sets a page's colour scheme before the first paint, for the tools that write pages. */

import { squeezed } from '../hydration/squeezed.ts';
import { DEFAULT_COLOR_SCHEME } from '../theme.ts';
import { SCHEMES } from './scheme-query.ts';

export const STORAGE_KEY = 'sports-calendar-color-scheme';
export const ATTRIBUTE = 'data-color-scheme';
export const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/**
 * Runs in the head, before the first paint, so that the wrong scheme never shows. Storage may be forbidden. What it
 * finds is what `schemeAmong` finds; a test compares them. The same on every page to the letter: the security policy
 * names it by its hash.
 */
export const colorSchemeScript = squeezed(`(() => {
  const named = [new URLSearchParams(location.search).get('scheme')];
  try { named.push(localStorage.getItem('${STORAGE_KEY}')); } catch {}
  let scheme = named.find((each) => ${JSON.stringify(SCHEMES).replaceAll('"', "'")}.includes(each)) ?? '${DEFAULT_COLOR_SCHEME}';
  if (scheme === 'auto') scheme = matchMedia('${SYSTEM_IS_DARK}').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('${ATTRIBUTE}', scheme);
})();`);
