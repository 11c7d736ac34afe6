/** The site's clock. Everything that asks for the time asks here, so a test that fixes Date fixes the site. */

/** The moment of the build: what the prerendered pages and the first render in the browser agree on. */
// In the browser the page says it: in a script, every release would change the names of scripts that are the same.
export const BUILT_AT = Date.parse(
  import.meta.env.SSR ? __BUILT_AT__ : (document.documentElement.dataset.builtAt ?? ''),
);

const MINUTE = 60_000;

/** The current time, to the minute: pages need no more, and equal values render nothing anew. */
export function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE) * MINUTE;
}

export function untilNextMinute(): number {
  return MINUTE - (Date.now() % MINUTE);
}
