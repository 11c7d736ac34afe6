/** The site's clock: the only reader of the time, so a test that fixes Date fixes the site. */

/** The moment of the build: what the prerendered pages and the first render in the browser agree on. */
// In the browser it is read from the page: in a script, it would change the hashes of scripts with every release.
export const BUILT_AT = Date.parse(
  import.meta.env.SSR ? __BUILT_AT__ : (document.documentElement.dataset.builtAt ?? ''),
);

const MINUTE = 60_000;

/** The current time, to the minute: pages need no more, and an equal value renders nothing again. */
export function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE) * MINUTE;
}

export function untilNextMinute(): number {
  return MINUTE - (Date.now() % MINUTE);
}
