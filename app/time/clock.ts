/** The site's clock: the only reader of the time, so a test that fixes Date fixes the site. */

// In the browser it is read from the page: in a script, it would change the names of all scripts with every build.
const built = import.meta.env.SSR ? __BUILT_AT__ : (document.documentElement.dataset.builtAt ?? '');

/** The moment of the build: what the prerendered pages and the first render in the browser agree on. */
export const BUILT_AT = Date.parse(built);

/** The day of the build in UTC: that of the lists which are made for the days around it. */
export const BUILT_ON = built.slice(0, 10);

const MINUTE = 60_000;

/** The current time, to the minute: pages need no more, and an equal value renders nothing again. */
export function currentMinute(): number {
  return Math.floor(Date.now() / MINUTE) * MINUTE;
}

export function untilNextMinute(): number {
  return MINUTE - (Date.now() % MINUTE);
}
