/** The script that sets a page's colour scheme before the first paint, for the tools that write pages. */

import { DEFAULT_COLOR_SCHEME } from '../theme.ts';
import { SCHEMES } from './scheme-query.ts';

export const COLOR_SCHEME_KEY = 'sports-calendar-color-scheme';
export const ATTRIBUTE = 'data-color-scheme';
export const SYSTEM_IS_DARK = '(prefers-color-scheme: dark)';

/**
 * Runs in the head, before the first paint, so that the wrong scheme never shows. Storage may be forbidden. It finds the
 * same scheme as scheme-query.ts; a test compares them. It is the same on every page, because the security policy allows it
 * by its hash.
 */
export const colorSchemeScript = `(() => {
  const named = [new URLSearchParams(location.search).get('scheme')];
  try {
    named.push(localStorage.getItem('${COLOR_SCHEME_KEY}'));
  } catch {}
  let scheme = named.find((each) => ${JSON.stringify(SCHEMES)}.includes(each)) ?? '${DEFAULT_COLOR_SCHEME}';
  if (scheme === 'auto') scheme = matchMedia('${SYSTEM_IS_DARK}').matches ? 'dark' : 'light';
  document.documentElement.setAttribute('${ATTRIBUTE}', scheme);
})();`;
